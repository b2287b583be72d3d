import { events } from '@wayhouse/contracts';
import type { InTransaction, Outbox, StaffCaller } from '@wayhouse/service-kit';
import { changeOfRooms } from '../changes/domain/change-facts.js';
import { recordChange, type RecordDeps } from '../changes/record-change.js';
import { assertMayActOn } from '../staff/assert-may-act-on.js';
import { roomEventData } from './room-event-data.js';
import type { RoomRepository } from './room-repository.js';
import { assertOpen, type Room, withAvailability } from './domain/room.js';

type Deps = Parameters<typeof assertMayActOn>[0] &
  RecordDeps & {
    inTransaction: InTransaction;
    outbox: Outbox;
    rooms: Pick<RoomRepository, 'get' | 'update'>;
  };

export const toggleAvailability = (deps: Deps, caller: StaffCaller, id: string, requested?: boolean): Promise<Room> =>
  deps.inTransaction(async (tx) => {
    const before = await deps.rooms.get(id, tx);
    await assertMayActOn(deps, caller, before.hotel, 'room-not-found', tx);
    assertOpen(before);
    const changed = withAvailability(before, requested ?? !before.isAvailable);
    if (changed === before) return before;
    const room = await deps.rooms.update(tx, changed);
    await recordChange(deps, tx, caller, room.hotel.id, changeOfRooms([{ before, after: room }]));
    await deps.outbox.add(tx, events.roomChanged, roomEventData(room));
    return room;
  });
