import type { Outbox, Transaction } from '@wayhouse/service-kit';
import { recordChange } from '../changes/record-change.js';
import type { RecordedChanges } from '../changes/recorded-change-repository.js';
import type { HotelRepository } from '../hotels/hotel-repository.js';
import { changeListings } from '../rooms/change-listings.js';
import { withoutOwner } from '../rooms/domain/room.js';
import type { RoomRepository } from '../rooms/room-repository.js';
import type { InvitationRepository } from '../staff/invitation-repository.js';
import type { StaffRepository } from '../staff/staff-repository.js';
import { endMembership } from '../staff/store-member.js';
import type { AccountRepository } from './account-repository.js';

export type Deps = {
  accounts: Pick<AccountRepository, 'delete'>;
  hotels: Pick<HotelRepository, 'eraseOwner' | 'listByOwner'>;
  staff: Pick<StaffRepository, 'listByHotel' | 'listByUser' | 'remove' | 'eraseNames'>;
  invitations: Pick<InvitationRepository, 'removeOfHotel'>;
  recordedChanges: Pick<RecordedChanges, 'add' | 'removeOfHotel'>;
  rooms: Pick<RoomRepository, 'listByOwner' | 'update'>;
  outbox: Outbox;
  now: () => Date;
};

/**
 * Deletes the account. The hotels of an owner are closed for good, and nobody works at them any more; their rooms stay, because there
 * may be bookings of them.
 */
export async function eraseAccount(deps: Deps, tx: Transaction, userId: string): Promise<void> {
  await deps.accounts.delete(tx, userId, deps.now());
  await endMemberships(deps, tx, userId);
  await deps.hotels.eraseOwner(tx, userId);
  const struckOut = { contact: '', roomName: undefined, legalName: undefined, legalAddress: undefined };
  await deps.outbox.overwrite(tx, ['ownerId', userId], { ...struckOut, hotelTaxNumber: undefined });
  await changeListings(deps, tx, await deps.rooms.listByOwner(userId, tx), withoutOwner);
}

/** Of the person, and of the staff of their hotels. */
async function endMemberships(deps: Deps, tx: Transaction, userId: string): Promise<void> {
  for (const { id } of await deps.hotels.listByOwner(userId, tx)) {
    await deps.invitations.removeOfHotel(tx, id);
    await deps.recordedChanges.removeOfHotel(tx, id);
    for (const member of await deps.staff.listByHotel(id, tx)) await endMembership(deps, tx, member);
  }
  for (const { hotelId, role } of await deps.staff.listByUser(userId, tx)) {
    await endMembership(deps, tx, { hotelId, userId, name: '' });
    await recordChange(deps, tx, { id: userId }, hotelId, { kind: 'member-left', userId, role });
  }
  await deps.staff.eraseNames(tx, userId);
  await deps.outbox.overwrite(tx, ['userId', userId], { name: '' });
}
