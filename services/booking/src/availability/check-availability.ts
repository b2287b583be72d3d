import { arrivalWindow, assertArrival, type Stay } from '@wayhouse/domain';
import type { RoomProjection } from '../rooms/room-projection.js';
import type { RoomNights } from './room-night-repository.js';

type Deps = { rooms: Pick<RoomProjection, 'get'>; nights: Pick<RoomNights, 'isFree'>; now: () => Date };

/** Whether the owner offers the room and all nights of the stay are free. Refuses a stay that nobody may book. */
export async function checkAvailability({ rooms, nights, now }: Deps, roomId: string, stay: Stay): Promise<boolean> {
  const room = await rooms.get(roomId);
  assertArrival(stay.checkIn, arrivalWindow(room.city, now()));
  return room.isAvailable && (await nights.isFree(room.roomId, stay.checkIn, stay.checkOut));
}
