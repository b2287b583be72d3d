import type { ClerkAccounts } from '@wayhouse/service-kit';
import type { Hotel } from '../hotels/domain/hotel.js';
import type { HotelRepository } from '../hotels/hotel-repository.js';
import type { Invitation } from './domain/member.js';
import type { InvitationRepository } from './invitation-repository.js';

export type Deps = {
  clerkAccounts: Pick<ClerkAccounts, 'find'>;
  hotels: Pick<HotelRepository, 'listByIds'>;
  invitations: Pick<InvitationRepository, 'listByAddresses'>;
};

/** The invitations to the verified addresses of a user, with their hotels. */
export async function listInvitations(
  { clerkAccounts, hotels, invitations }: Deps,
  userId: string,
): Promise<{ invitation: Invitation; hotel: Hotel }[]> {
  const account = await clerkAccounts.find(userId);
  const found = await invitations.listByAddresses(account?.addresses ?? []);
  const open = (await hotels.listByIds(found.map(({ hotelId }) => hotelId))).filter(({ closed }) => !closed);
  const byId = new Map(open.map((hotel) => [hotel.id, hotel]));
  return found.flatMap((invitation) => {
    const hotel = byId.get(invitation.hotelId);
    return hotel && hotel.owner.id !== userId ? [{ invitation, hotel }] : [];
  });
}
