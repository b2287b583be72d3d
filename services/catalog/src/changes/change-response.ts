import type { RecordedChange as ChangeResponse, ChangeDifference } from '@wayhouse/contracts/recorded-change';
import { type Difference, type RecordedChange, toAmount } from '@wayhouse/domain';
import { staffName } from '@wayhouse/messages/staff-names';
import type { Hotel } from '../hotels/domain/hotel.js';
import { invitationId } from '../staff/invitation-id.js';
import type { InvitationRepository } from '../staff/invitation-repository.js';
import type { StaffRepository } from '../staff/staff-repository.js';

type Deps = {
  staff: Pick<StaffRepository, 'listByHotel' | 'findNames'>;
  invitations: Pick<InvitationRepository, 'listByHotel'>;
};
type Names = { ownerId: string; byUser: ReadonlyMap<string, string>; byInvitation: ReadonlyMap<string, string> };

/** How the people of a hotel are called, as far as it is known today: those who were invited by their address until they accept. */
export async function namesAt({ staff, invitations }: Deps, { id: hotelId, owner }: Hotel): Promise<Names> {
  const [byUser, members, open] = await Promise.all([
    staff.findNames(hotelId),
    staff.listByHotel(hotelId),
    invitations.listByHotel(hotelId),
  ]);
  const byInvitation = new Map([
    ...members.map(({ email, name }) => [invitationId(hotelId, email), name] as const),
    ...open.map(({ id, email }) => [id, email] as const),
  ]);
  return { ownerId: owner.id, byUser, byInvitation };
}

export function toChangeResponse(
  { id: _id, hotelId: _, at, by, ...facts }: RecordedChange,
  { ownerId, byUser, byInvitation }: Names,
): ChangeResponse {
  const recorded = { _id, at: at.toISOString(), by: staffName(by, ownerId, byUser) };
  if ('differences' in facts) return { ...recorded, ...facts, differences: facts.differences.map(toDifference) };
  if ('invitationId' in facts) {
    const { invitationId: id, ...invitation } = facts;
    return { ...recorded, ...invitation, ...memberOf(byInvitation.get(id)) };
  }
  if ('userId' in facts) {
    const { userId, ...membership } = facts;
    return { ...recorded, ...membership, ...memberOf(byUser.get(userId)) };
  }
  return { ...recorded, ...facts };
}

const memberOf = (name?: string) => (name ? { member: name } : {});

function toDifference(difference: Difference): ChangeDifference {
  switch (difference.what) {
    case 'pricePerNight':
    case 'furtherGuests':
    case 'rate': {
      const { from, to, ...thing } = difference;
      return {
        ...thing,
        ...(from !== undefined && { from: toAmount(from) }),
        ...(to !== undefined && { to: toAmount(to) }),
      };
    }
    default:
      return difference;
  }
}
