import { events } from '@wayhouse/contracts';
import type { InTransaction, Outbox, StaffCaller } from '@wayhouse/service-kit';
import { changeOfRooms } from '../changes/domain/change-facts.js';
import { recordChange, type RecordDeps } from '../changes/record-change.js';
import { assertMayActOn } from '../staff/assert-may-act-on.js';
import { assertCurrentVersion, assertOpen, type Room } from './domain/room.js';
import { roomEventData } from './room-event-data.js';
import type { RoomRepository } from './room-repository.js';

type Deps = Parameters<typeof assertMayActOn>[0] &
  RecordDeps & {
    inTransaction: InTransaction;
    outbox: Outbox;
    rooms: Pick<RoomRepository, 'get' | 'update'>;
  };
/** The room that the caller has seen. */
type Seen = { id: string; version: number };

/** Changes a room of the caller, unless it was changed since. `assertAllowed` refuses what a hotel that is closed does not allow. */
export const changeOwnRoom = (
  deps: Deps,
  caller: StaffCaller,
  { id, version }: Seen,
  change: (room: Room) => Room,
  assertAllowed = assertOpen,
): Promise<Room> =>
  deps.inTransaction(async (tx) => {
    const before = await deps.rooms.get(id, tx);
    await assertMayActOn(deps, caller, before.hotel, 'room-not-found', tx);
    assertAllowed(before);
    assertCurrentVersion(before, version);
    const room = await deps.rooms.update(tx, change(before));
    await recordChange(deps, tx, caller, room.hotel.id, changeOfRooms([{ before, after: room }]));
    await deps.outbox.add(tx, events.roomChanged, roomEventData(room));
    return room;
  });
