import { events } from '@wayhouse/contracts';
import type { InTransaction, Outbox } from '@wayhouse/service-kit';
import { roomEventData } from './room-event-data.js';
import type { RoomRepository } from './room-repository.js';
import { assertOpen, assertOwnedBy, type Room, withAvailability } from './domain/room.js';

type Deps = { inTransaction: InTransaction; outbox: Outbox; rooms: Pick<RoomRepository, 'get' | 'update'> };

export const toggleAvailability = (
  { inTransaction, outbox, rooms }: Deps,
  ownerId: string,
  id: string,
  requested?: boolean,
): Promise<Room> =>
  inTransaction(async (tx) => {
    const before = await rooms.get(id, tx);
    assertOwnedBy(before, ownerId);
    assertOpen(before);
    const changed = withAvailability(before, requested ?? !before.isAvailable);
    if (changed === before) return before;
    const room = await rooms.update(tx, changed);
    await outbox.add(tx, events.roomChanged, roomEventData(room));
    return room;
  });
