import { events } from '@wayhouse/contracts';
import { DomainError } from '@wayhouse/domain';
import type { InTransaction, Outbox, StaffCaller } from '@wayhouse/service-kit';
import { changeOfRooms } from '../changes/domain/change-facts.js';
import { recordChange, type RecordDeps } from '../changes/record-change.js';
import { requireOwnHotel } from '../hotels/require-own-hotel.js';
import { assertMayActOn } from '../staff/assert-may-act-on.js';
import { assertOpen, type Room } from './domain/room.js';
import { roomEventData } from './room-event-data.js';
import type { RoomRepository } from './room-repository.js';

type Deps = Parameters<typeof requireOwnHotel>[0] &
  Parameters<typeof assertMayActOn>[0] &
  RecordDeps & {
    inTransaction: InTransaction;
    outbox: Outbox;
    rooms: Pick<RoomRepository, 'listByHotel' | 'update'>;
  };
type Chosen = { hotel?: string; ids: string[] };

/**
 * Changes rooms of one hotel of the caller, all of them or none. What `change` returns as it was given is not stored; it also
 * gets all rooms of the hotel, the newest first. `assertAllowed` refuses what a hotel that is closed does not allow.
 */
export async function changeRooms(
  deps: Deps,
  caller: StaffCaller,
  { hotel: named, ids }: Chosen,
  change: (room: Room, all: Room[]) => Room,
  assertAllowed = assertOpen,
): Promise<Room[]> {
  const hotel = await requireOwnHotel(deps, caller, named);
  return deps.inTransaction(async (tx) => {
    await assertMayActOn(deps, caller, hotel, 'hotel-not-found', tx);
    const all = await deps.rooms.listByHotel(hotel, tx);
    const changes = ids.map((id) => {
      const before = getRoom(all, id);
      assertAllowed(before);
      return { before, after: change(before, all) };
    });
    await recordChange(deps, tx, caller, hotel.id, changeOfRooms(changes));
    const changed: Room[] = [];
    for (const { before, after } of changes) {
      const room = after === before ? before : await deps.rooms.update(tx, after);
      if (after !== before) await deps.outbox.add(tx, events.roomChanged, roomEventData(room));
      changed.push(room);
    }
    return changed;
  });
}

function getRoom(all: Room[], id: string): Room {
  const found = all.find((room) => room.id === id);
  if (!found) throw new DomainError('room-not-found');
  return found;
}
