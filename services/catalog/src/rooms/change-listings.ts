import { events } from '@wayhouse/contracts';
import type { Outbox, Transaction } from '@wayhouse/service-kit';
import type { Room } from './domain/room.js';
import { roomEventData } from './room-event-data.js';
import type { RoomRepository } from './room-repository.js';

type Deps = { rooms: Pick<RoomRepository, 'update'>; outbox: Outbox };

/** Changes these rooms, and publishes those that may be booked from now on, or no more. */
export async function changeListings(
  { rooms: repository, outbox }: Deps,
  tx: Transaction,
  rooms: Room[],
  change: (room: Room) => Room,
): Promise<void> {
  for (const before of rooms) {
    const room = change(before);
    await repository.update(tx, room);
    if (room.version > before.version) await outbox.add(tx, events.roomChanged, roomEventData(room));
  }
}
