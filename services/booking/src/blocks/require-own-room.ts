import { DomainError } from '@wayhouse/domain';
import type { Room } from '../rooms/domain/room.js';
import type { RoomProjection } from '../rooms/room-projection.js';

/** The room of the owner's hotel; another hotel's room is not found, like one that does not exist. */
export async function requireOwnRoom(
  rooms: Pick<RoomProjection, 'get'>,
  roomId: string,
  ownerId: string,
): Promise<Room> {
  const room = await rooms.get(roomId);
  if (room.ownerId !== ownerId) throw new DomainError('room-not-found');
  return room;
}
