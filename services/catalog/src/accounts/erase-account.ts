import { events } from '@wayhouse/contracts';
import type { Outbox, Transaction } from '@wayhouse/service-kit';
import type { HotelRepository } from '../hotels/hotel-repository.js';
import { withoutOwner } from '../rooms/domain/room.js';
import { roomEventData } from '../rooms/room-event-data.js';
import type { RoomRepository } from '../rooms/room-repository.js';
import type { AccountRepository } from './account-repository.js';

export type Deps = {
  accounts: Pick<AccountRepository, 'delete'>;
  hotels: Pick<HotelRepository, 'eraseOwner'>;
  rooms: Pick<RoomRepository, 'listByOwner' | 'update'>;
  outbox: Outbox;
  now: () => Date;
};

/** Deletes the account. The rooms of an owner can no longer be booked; they stay, because there may be bookings of them. */
export async function eraseAccount(deps: Deps, tx: Transaction, userId: string): Promise<void> {
  await deps.accounts.delete(tx, userId, deps.now());
  await deps.hotels.eraseOwner(tx, userId);
  await deps.outbox.overwrite(tx, ['ownerId', userId], { contact: '' });
  for (const before of await deps.rooms.listByOwner(userId, tx)) {
    const room = withoutOwner(before);
    await deps.rooms.update(tx, room);
    if (room.version > before.version) await deps.outbox.add(tx, events.roomChanged, roomEventData(room));
  }
}
