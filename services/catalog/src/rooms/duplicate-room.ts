import { events } from '@wayhouse/contracts';
import { idFromKey, isDuplicateKey, type StaffCaller } from '@wayhouse/service-kit';
import { additionOfRoom } from '../changes/domain/change-facts.js';
import { recordChange } from '../changes/record-change.js';
import { assertMayActOn } from '../staff/assert-may-act-on.js';
import { addedBefore, type addRoom } from './add-room.js';
import { assertOpen, assertRoomFits, duplicateOf, type Room } from './domain/room.js';
import { roomEventData } from './room-event-data.js';

type Deps = Omit<Parameters<typeof addRoom>[0], 'storePhotos' | 'site'>;

/**
 * Adds a room like this one. Both show the same photos, which are stored until nothing shows them. `key` identifies the request, so
 * that sending it twice adds one room.
 */
export async function duplicateRoom(
  deps: Deps,
  caller: StaffCaller,
  request: { id: string; key?: string },
): Promise<Room> {
  const { id: originalId, key } = request;
  const id = key === undefined ? deps.newId() : idFromKey(caller.id, 'duplicate', originalId, key);
  const known = await deps.rooms.get(originalId);
  await assertMayActOn(deps, caller, known.hotel, 'room-not-found');
  const largePhotos = await deps.countLargePhotos(known.images);
  try {
    return await deps.inTransaction(async (tx) => {
      const original = await deps.rooms.get(originalId, tx);
      // The caller may have been removed from the staff meanwhile.
      await assertMayActOn(deps, caller, original.hotel, 'room-not-found', tx);
      assertOpen(original);
      await deps.accounts.requireUndeleted(tx, caller.id);
      const hotel = await deps.hotels.countRooms(tx, original.hotel.id, 1);
      assertRoomFits(await deps.rooms.countOthers(hotel, id, tx), deps.roomsPerHotel);
      const room = duplicateOf(original, hotel, { id, createdAt: deps.now() });
      await deps.rooms.add(tx, room, largePhotos);
      await recordChange(deps, tx, caller, hotel.id, additionOfRoom(room));
      await deps.outbox.add(tx, events.roomListed, roomEventData(room));
      return room;
    });
  } catch (error) {
    if (key === undefined || !isDuplicateKey(error)) throw error;
    return addedBefore(deps, caller, id);
  }
}
