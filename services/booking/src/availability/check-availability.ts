import { arrivalWindow, assertArrival, DomainError, nightsOf, type Stay, stayRestriction } from '@wayhouse/domain';
import type { RoomProjection } from '../rooms/room-projection.js';
import type { RoomNights } from './room-night-repository.js';

type Deps = { rooms: Pick<RoomProjection, 'getWithUnits'>; nights: Pick<RoomNights, 'isFree'>; now: () => Date };

/**
 * Why a stay cannot be had: the owner does not offer the room, or restricts stays in it, or a night is taken. Undefined if
 * it can. Refuses a stay that nobody may book.
 */
export async function checkAvailability(
  { rooms, nights, now }: Deps,
  roomId: string,
  stay: Stay,
): Promise<DomainError | undefined> {
  const { room, units } = await rooms.getWithUnits(roomId);
  assertArrival(stay.checkIn, arrivalWindow(room.city, now()));
  const unavailable = new DomainError('room-not-available');
  if (!room.isAvailable) return unavailable;
  const restriction = stayRestriction(room, stay, now());
  if (restriction) return restriction;
  return (await nights.isFree(units, nightsOf(stay))) ? undefined : unavailable;
}
