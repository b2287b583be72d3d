import { timeZoneOf, todayIn } from '@wayhouse/domain';
import { unitOn } from '../availability/domain/unit-on.js';
import type { RoomNights } from '../availability/room-night-repository.js';
import type { RoomProjection } from '../rooms/room-projection.js';
import type { Booking } from './domain/booking.js';

export type Deps = {
  rooms: Pick<RoomProjection, 'countUnits'>;
  nights: Pick<RoomNights, 'listOfHolders'>;
  now: () => Date;
};

/** Which unit the guest of each booking has today, by the booking's id; without those of rooms that have one alone. */
export async function findUnits(deps: Deps, bookings: Booking[]): Promise<ReadonlyMap<string, number>> {
  const counts = await deps.rooms.countUnits([...new Set(bookings.map(({ room }) => room.roomId))]);
  const ofSeveral = bookings.filter(({ room }) => counts.has(room.roomId));
  if (ofSeveral.length === 0) return new Map();
  const held = await deps.nights.listOfHolders(ofSeveral.map(({ id }) => id));
  const units = new Map<string, number>();
  for (const { id, room } of ofSeveral) {
    const nights = held.filter(({ holder }) => holder === id);
    const unit = unitOn(todayIn(timeZoneOf(room.city), deps.now()), nights);
    // Whoever is in a unit that is there no more has to be found, too.
    if (unit !== undefined && (unit > 1 || counts.get(room.roomId)! > 1)) units.set(id, unit);
  }
  return units;
}
