import type { Room } from '../rooms/domain/room.js';
import { assertMayActOn, type OwnHotels } from '../hotels/domain/own-hotels.js';
import type { RoomProjection } from '../rooms/room-projection.js';

/** The room of one of these hotels; another hotel's room is not found, like one that does not exist. */
export async function requireOwnRoom(
  rooms: Pick<RoomProjection, 'get'>,
  roomId: string,
  ownHotels: OwnHotels,
): Promise<Room> {
  const room = await rooms.get(roomId);
  assertMayActOn(ownHotels, room.hotelId, 'room-not-found');
  return room;
}
