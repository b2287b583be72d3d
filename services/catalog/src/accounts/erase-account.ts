import type { Outbox, Transaction } from '@wayhouse/service-kit';
import type { HotelRepository } from '../hotels/hotel-repository.js';
import { changeListings } from '../rooms/change-listings.js';
import { withoutOwner } from '../rooms/domain/room.js';
import type { RoomRepository } from '../rooms/room-repository.js';
import type { AccountRepository } from './account-repository.js';

export type Deps = {
  accounts: Pick<AccountRepository, 'delete'>;
  hotels: Pick<HotelRepository, 'eraseOwner'>;
  rooms: Pick<RoomRepository, 'listByOwner' | 'update'>;
  outbox: Outbox;
  now: () => Date;
};

/** Deletes the account. The hotels of an owner are closed for good; their rooms stay, because there may be bookings of them. */
export async function eraseAccount(deps: Deps, tx: Transaction, userId: string): Promise<void> {
  await deps.accounts.delete(tx, userId, deps.now());
  await deps.hotels.eraseOwner(tx, userId);
  await deps.outbox.overwrite(tx, ['ownerId', userId], { contact: '' });
  await changeListings(deps, tx, await deps.rooms.listByOwner(userId, tx), withoutOwner);
}
