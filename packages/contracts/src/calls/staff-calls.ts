import { memberRoles } from '@wayhouse/domain/staff-roles';
import { z } from 'zod';
import { defineCall } from '../call.js';
import { Email, Id } from '../fields.js';

const hotelId = Id.meta({ description: 'The hotel’s id.' });
const userId = Id.meta({ description: 'The member’s user id.' });
const role = z.enum(memberRoles).meta({
  description:
    'What the member may do: a `viewer` sees everything, `reception` also handles bookings, a `manager` also rooms, rates, offers and the hotel’s profile.',
});
const endsAt = z.iso.datetime().meta({
  description: 'It can be accepted until the day that has this moment in UTC is over in all time zones.',
});

/** The members and the invitations of a hotel, as its owner sees them. */
export const Staff = z.object({
  members: z
    .array(
      z.object({
        _id: z.string().meta({ description: 'The member’s user id.' }),
        name: z.string(),
        email: z.string().meta({ description: 'The address that was invited.' }),
        role,
        since: z.iso.datetime(),
      }),
    )
    .meta({ description: 'Who works at the hotel beside you, the longest there first.' }),
  invitations: z
    .array(z.object({ _id: z.string(), email: z.string(), role, endsAt }))
    .meta({ description: 'Who is invited and has not accepted yet.' }),
});
export type Staff = z.output<typeof Staff>;

const Changed = Staff.extend({ message: z.string() });

export const showStaff = defineCall({
  method: 'GET',
  path: '/api/hotels/owner/:id/staff',
  access: 'owner',
  input: z.object({ id: hotelId }),
  response: Staff,
});

/** Sends an invitation by email. Who is invited again gets another email, with the new role. */
export const inviteMember = defineCall({
  method: 'POST',
  path: '/api/hotels/owner/:id/staff/invite',
  access: 'owner',
  input: z.object({
    id: hotelId,
    email: Email.meta({ description: 'An email address that the account of the invited person has, or will have.' }),
    role,
  }),
  response: Changed,
});

export const withdrawInvitation = defineCall({
  method: 'POST',
  path: '/api/hotels/owner/:id/staff/withdraw',
  access: 'owner',
  input: z.object({ id: hotelId, invitationId: Id.meta({ description: 'The invitation’s id.' }) }),
  response: Changed,
});

export const changeMemberRole = defineCall({
  method: 'POST',
  path: '/api/hotels/owner/:id/staff/role',
  access: 'owner',
  input: z.object({ id: hotelId, userId, role }),
  response: Changed,
});

/** Ends the access of a member at once. */
export const removeMember = defineCall({
  method: 'POST',
  path: '/api/hotels/owner/:id/staff/remove',
  access: 'owner',
  input: z.object({ id: hotelId, userId }),
  response: Changed,
});

/** Ends the caller's own access at once, as `removeMember` does. */
export const leaveHotel = defineCall({
  method: 'POST',
  path: '/api/hotels/owner/:id/staff/leave',
  access: 'viewer',
  input: z.object({ id: hotelId }),
  response: z.object({ message: z.string() }),
});

const Invitation = z.object({
  _id: z.string().meta({ description: 'The invitation’s id.' }),
  hotel: z.object({ name: z.string(), city: z.string() }),
  invitedBy: z.string().meta({ description: 'The name of the hotel’s owner.' }),
  role,
  endsAt,
});
export type Invitation = z.output<typeof Invitation>;

/** The invitations to a verified email address of the caller. */
export const listInvitations = defineCall({
  method: 'GET',
  path: '/api/user/invitations',
  access: 'guest',
  input: z.object({}),
  response: z.object({
    invitations: z.array(Invitation).meta({ description: 'Those that are open, the one that ends first at the head.' }),
  }),
});

/** Makes the caller a member of the hotel's staff. Calling it again changes nothing. */
export const acceptInvitation = defineCall({
  method: 'POST',
  path: '/api/user/invitations/:id/accept',
  access: 'guest',
  input: z.object({ id: Id.meta({ description: 'The invitation’s id.' }) }),
  response: z.object({
    message: z.string(),
    hotelId: z.string().meta({ description: 'The hotel that you work at now.' }),
  }),
});
