import { events } from '@wayhouse/contracts';
import type { InTransaction, Outbox } from '@wayhouse/service-kit';
import { roomFacts } from './room-facts.js';
import type { Rooms } from './room-repository.js';
import { type Room, toggled } from './room.js';

type Deps = { inTransaction: InTransaction; outbox: Outbox; rooms: Pick<Rooms, 'get' | 'change'> };

export const toggleAvailability = (
  { inTransaction, outbox, rooms }: Deps,
  ownerId: string,
  id: string,
): Promise<Room> =>
  inTransaction(async (tx) => {
    const room = toggled(await rooms.get(id, tx), ownerId);
    await rooms.change(tx, room);
    await outbox.add(tx, events.roomChanged, roomFacts(room));
    return room;
  });
