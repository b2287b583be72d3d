import { events } from '@wayhouse/contracts';
import type { InTransaction, Outbox } from '@wayhouse/service-kit';
import { assertCurrentVersion, assertOpen, assertOwnedBy, type Room } from './domain/room.js';
import { roomEventData } from './room-event-data.js';
import type { RoomRepository } from './room-repository.js';

type Deps = { inTransaction: InTransaction; outbox: Outbox; rooms: Pick<RoomRepository, 'get' | 'update'> };
/** The room that an owner has seen. */
type Seen = { id: string; version: number };

/** Changes a room of this owner, unless it was changed since. */
export const changeOwnRoom = (
  { inTransaction, outbox, rooms }: Deps,
  ownerId: string,
  { id, version }: Seen,
  change: (room: Room) => Room,
): Promise<Room> =>
  inTransaction(async (tx) => {
    const before = await rooms.get(id, tx);
    assertOwnedBy(before, ownerId);
    assertOpen(before);
    assertCurrentVersion(before, version);
    const room = await rooms.update(tx, change(before));
    await outbox.add(tx, events.roomChanged, roomEventData(room));
    return room;
  });
