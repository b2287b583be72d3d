import { events } from '@wayhouse/contracts';
import type { Outbox, Transaction } from '@wayhouse/service-kit';
import type { Room } from './domain/room.js';
import { roomEventData } from './room-event-data.js';
import type { RoomRepository } from './room-repository.js';

type Deps = { rooms: Pick<RoomRepository, 'listByOwner' | 'update'>; outbox: Outbox };

/** Changes all rooms of an owner, and publishes those that may be booked from now on, or no more. */
export async function changeListings(
  { rooms, outbox }: Deps,
  tx: Transaction,
  ownerId: string,
  change: (room: Room) => Room,
): Promise<void> {
  for (const before of await rooms.listByOwner(ownerId, tx)) {
    const room = change(before);
    await rooms.update(tx, room);
    if (room.version > before.version) await outbox.add(tx, events.roomChanged, roomEventData(room));
  }
}
