import { type CallResponse, calls } from '@wayhouse/contracts';
import { DomainError } from '@wayhouse/domain';
import { confirmations } from '@wayhouse/messages/confirmations';
import { route } from '@wayhouse/service-kit';
import { recordChange } from '../changes/record-change.js';
import { acceptInvitation, type Deps as AcceptDeps } from './accept-invitation.js';
import { assertMayActOn } from './assert-may-act-on.js';
import { changeStaff } from './change-staff.js';
import { type Invitation, type Member, requireMember } from './domain/member.js';
import { inviteMember, type Deps as InviteDeps } from './invite-member.js';
import { listInvitations, type Deps as ListDeps } from './list-invitations.js';
import { removeMember } from './remove-member.js';
import { type endMembership, saveMember } from './store-member.js';

/** Of an account: each asks Clerk, which answers the whole site only so often. */
const lookupsPerMinute = 20;

type Deps = InviteDeps & AcceptDeps & ListDeps & Parameters<typeof endMembership>[0];
type Staff = CallResponse<typeof calls.showStaff>;

/** How an owner decides who works at a hotel, and how those that are invited accept. */
export const staffRoutes = (deps: Deps) => {
  const show = async (hotelId: string): Promise<Staff> => ({
    members: (await deps.staff.listByHotel(hotelId)).map(toMember),
    invitations: (await deps.invitations.listByHotel(hotelId)).map(toInvitation),
  });
  return [
    route(calls.showStaff, async ({ input, caller }) => {
      await assertMayActOn(deps, caller, await deps.hotels.get(input.id), 'hotel-not-found');
      return show(input.id);
    }),
    route(calls.inviteMember, async ({ input: { id, ...invited }, caller }) => {
      await inviteMember(deps, caller, id, invited);
      return { message: confirmations.memberInvited, ...(await show(id)) };
    }),
    route(calls.withdrawInvitation, async ({ input: { id, invitationId }, caller }) => {
      await changeStaff(deps, caller, id, async (tx) => {
        const open = await deps.invitations.listByHotel(id, tx);
        const invitation = open.find((each) => each.id === invitationId);
        if (!invitation) return;
        await deps.invitations.remove(tx, invitationId);
        const { role } = invitation;
        await recordChange(deps, tx, caller, id, { kind: 'invitation-withdrawn', invitationId, role });
      });
      return { message: confirmations.invitationWithdrawn, ...(await show(id)) };
    }),
    route(calls.changeMemberRole, async ({ input: { id, userId, role }, caller }) => {
      await changeStaff(deps, caller, id, async (tx) => {
        const member = requireMember(await deps.staff.listByHotel(id, tx), userId);
        if (member.role === role) return;
        await saveMember(deps, tx, { ...member, role });
        await recordChange(deps, tx, caller, id, { kind: 'member-role-changed', userId, from: member.role, to: role });
      });
      return { message: confirmations.memberRoleChanged, ...(await show(id)) };
    }),
    route(calls.removeMember, async ({ input: { id, userId }, caller }) => {
      await changeStaff(deps, caller, id, (tx) => removeMember(deps, tx, caller, id, userId));
      return { message: confirmations.memberRemoved, ...(await show(id)) };
    }),
    route(calls.leaveHotel, async ({ input: { id }, caller }) => {
      await changeStaff(deps, caller, id, async (tx, hotel) => {
        if (hotel.owner.id === caller.id) throw new DomainError('owner-cannot-leave');
        await removeMember(deps, tx, caller, id, caller.id);
      });
      return { message: confirmations.hotelLeft };
    }),
    route(
      calls.listInvitations,
      async ({ caller }) => ({
        invitations: (await listInvitations(deps, caller.id)).map(({ invitation: { id, role, endsAt }, hotel }) => ({
          ...{ _id: id, role, endsAt: endsAt.toISOString() },
          hotel: { name: hotel.name, city: hotel.city },
          invitedBy: hotel.owner.name,
        })),
      }),
      { limitPerMinute: lookupsPerMinute },
    ),
    route(
      calls.acceptInvitation,
      async ({ input, caller }) => ({
        hotelId: await acceptInvitation(deps, caller.id, input.id),
        message: confirmations.invitationAccepted,
      }),
      { limitPerMinute: lookupsPerMinute, countsRefused: true },
    ),
  ];
};

const toMember = ({ userId, name, email, role, since }: Member): Staff['members'][number] => ({
  ...{ _id: userId, name, email, role },
  since: since.toISOString(),
});

const toInvitation = ({ id, email, role, endsAt }: Invitation): Staff['invitations'][number] => ({
  ...{ _id: id, email, role },
  endsAt: endsAt.toISOString(),
});
