import { messages, Refusal, type RoomFacts } from '@wayhouse/contracts';
import type { RoomCopies } from '../rooms/room-projection.js';

/** The room, if the owner's hotel has it; another hotel's is as unknown to them as one that does not exist. */
export async function ownRoom(rooms: Pick<RoomCopies, 'get'>, roomId: string, ownerId: string): Promise<RoomFacts> {
  const room = await rooms.get(roomId);
  if (room.ownerId !== ownerId) throw new Refusal('not-found', messages.roomUnknown, 'room');
  return room;
}
