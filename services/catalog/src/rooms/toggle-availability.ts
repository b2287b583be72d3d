import { events } from '@wayhouse/contracts';
import type { InTransaction, Outbox } from '@wayhouse/service-kit';
import { roomFacts } from './room-event-data.js';
import type { Rooms } from './room-repository.js';
import { assertOwned, type Room, switched } from './domain/room.js';

type Deps = { inTransaction: InTransaction; outbox: Outbox; rooms: Pick<Rooms, 'get' | 'change'> };

export const toggleAvailability = (
  { inTransaction, outbox, rooms }: Deps,
  ownerId: string,
  id: string,
  wished?: boolean,
): Promise<Room> =>
  inTransaction(async (tx) => {
    const before = await rooms.get(id, tx);
    assertOwned(before, ownerId);
    const room = switched(before, wished ?? !before.isAvailable);
    if (room === before) return room;
    await rooms.change(tx, room);
    await outbox.add(tx, events.roomChanged, roomFacts(room));
    return room;
  });
