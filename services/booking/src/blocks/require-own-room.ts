import { DomainError } from '@wayhouse/domain';
import type { Room } from '../rooms/domain/room.js';
import type { RoomProjection } from '../rooms/room-projection.js';

/** The room of one of these hotels; another hotel's room is not found, like one that does not exist. */
export async function requireOwnRoom(
  rooms: Pick<RoomProjection, 'get'>,
  roomId: string,
  ownHotels: string[],
): Promise<Room> {
  const room = await rooms.get(roomId);
  if (!ownHotels.includes(room.hotelId)) throw new DomainError('room-not-found');
  return room;
}
