import * as staff from '@wayhouse/contracts/calls/staff-calls';
import { limits } from '@wayhouse/domain/limits';
import { documentCall } from '../call-docs.js';
import { tooManyRequests } from './error-responses.js';
import { exampleIds } from './examples.js';

const group = 'Your staff';

const rosa = {
  _id: exampleIds.member,
  name: 'Rosa Mendes',
  email: 'rosa@example.test',
  since: '2026-11-02T10:15:00.000Z',
};
const asha = { _id: exampleIds.invitation, email: 'asha@example.test', endsAt: '2027-01-20T09:12:44.000Z' };
const members = [{ ...rosa, role: 'reception' as const }];
const invitations = [{ ...asha, role: 'manager' as const }];

const errors = { 'not-found': 'The hotel does not exist, or the caller has no role there.' };
const memberErrors = { 'not-found': `${errors['not-found']} Or the user is no member of its staff.` };

export const staffDocs = {
  showStaff: documentCall(staff.showStaff, {
    group,
    summary: 'Get a hotel’s staff',
    description: 'The members of the staff of the hotel, and who is invited.',
    errors,
    example: { input: { id: exampleIds.hotel }, response: { members, invitations } },
  }),
  inviteMember: documentCall(staff.inviteMember, {
    group,
    summary: 'Invite a member of staff',
    description: `Sends an email with the invitation, which can be accepted for ${limits.invitationDays} days by whoever has the address at Clerk, verified. Inviting an address again sends another email and replaces the role.`,
    errors: {
      ...errors,
      'rule-broken': `The address is the caller’s own, or the hotel has ${limits.membersPerHotel} members of staff, those included that are invited.`,
      'too-many-requests': `${tooManyRequests.when} Or the caller has sent ${limits.invitationsPerDay} invitations today.`,
    },
    confirmation: 'memberInvited',
    example: {
      input: { id: exampleIds.hotel, email: asha.email, role: 'manager' },
      response: { members, invitations },
    },
  }),
  withdrawInvitation: documentCall(staff.withdrawInvitation, {
    group,
    summary: 'Withdraw an invitation',
    description: 'It can no longer be accepted. Withdrawing one that has ended changes nothing.',
    errors,
    confirmation: 'invitationWithdrawn',
    example: {
      input: { id: exampleIds.hotel, invitationId: exampleIds.invitation },
      response: { members, invitations: [] },
    },
  }),
  changeMemberRole: documentCall(staff.changeMemberRole, {
    group,
    summary: 'Change a member’s role',
    description: 'What the member may do from now on.',
    errors: memberErrors,
    confirmation: 'memberRoleChanged',
    example: {
      input: { id: exampleIds.hotel, userId: exampleIds.member, role: 'viewer' },
      response: { members: [{ ...rosa, role: 'viewer' as const }], invitations },
    },
  }),
  removeMember: documentCall(staff.removeMember, {
    group,
    summary: 'Remove a member of staff',
    description: 'Ends the access at once: the event streams that the member has open end, too.',
    errors: memberErrors,
    confirmation: 'memberRemoved',
    example: { input: { id: exampleIds.hotel, userId: exampleIds.member }, response: { members: [], invitations } },
  }),
  leaveHotel: documentCall(staff.leaveHotel, {
    group,
    summary: 'Leave a hotel’s staff',
    description: 'Ends the caller’s own access at once, like a removal by the owner, who sees it among the changes.',
    errors: { ...errors, 'rule-broken': 'The caller owns the hotel.' },
    confirmation: 'hotelLeft',
    example: { input: { id: exampleIds.hotel }, response: {} },
  }),
  listInvitations: documentCall(staff.listInvitations, {
    group,
    summary: 'List your invitations',
    description: 'The invitations to the verified email addresses of the caller.',
    example: {
      input: {},
      response: {
        invitations: [
          {
            ...{ _id: exampleIds.invitation, role: 'manager' as const, endsAt: asha.endsAt },
            ...{ hotel: { name: 'Amber Court', city: 'Jaipur' }, invitedBy: 'Meera Nair' },
          },
        ],
      },
    },
  }),
  acceptInvitation: documentCall(staff.acceptInvitation, {
    group,
    summary: 'Accept an invitation',
    description:
      'Makes the caller a member of the staff of the hotel, with the role of the invitation. Accepting it again changes nothing.',
    errors: {
      'not-found':
        'The invitation has ended or was withdrawn, it was accepted and the caller is no member any more, or it is for no verified address of the caller.',
      'rule-broken': 'The caller owns the hotel.',
    },
    confirmation: 'invitationAccepted',
    example: { input: { id: exampleIds.invitation }, response: { hotelId: exampleIds.hotel } },
  }),
};
