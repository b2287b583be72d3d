import { clockOf, DomainError, earliestAtDesk, nightsOf, stayStatusOf, timeZoneOf, todayIn } from '@wayhouse/domain';
import type { InTransaction } from '@wayhouse/service-kit';
import type { RoomNights } from '../availability/room-night-repository.js';
import type { BookingRepository } from '../bookings/booking-repository.js';
import { type Booking, isStanding, nextVersion } from '../bookings/domain/booking.js';
import { requireHotelBooking } from '../bookings/domain/booking-access.js';
import { changeByStaff } from '../bookings/domain/change-by-staff.js';
import type { ReclaimNights } from '../calendars/reclaim-nights.js';
import type { OwnHotels } from '../hotels/domain/own-hotels.js';
import { ofRoom, recordChange, type RecordDeps } from '../hotels/record-change.js';
import type { RoomProjection } from '../rooms/room-projection.js';

type Deps = RecordDeps & {
  inTransaction: InTransaction;
  rooms: Pick<RoomProjection, 'takeTurn'>;
  nights: Pick<RoomNights, 'move'>;
  reclaimNights: ReclaimNights;
  bookings: Pick<BookingRepository, 'takeTurn' | 'update'>;
};
type Move = { bookingId: string; ownHotels: OwnHotels; unit: number };

/** Moves the nights of a stay that are not over to another unit of its room, unless its guest has left. Of a unit that is taken it moves none. */
export const moveStay = (deps: Deps, { bookingId, ownHotels, unit }: Move): Promise<void> =>
  deps.inTransaction(async (tx) => {
    // A change of the stay at the same moment comes before or after, so that both see the same nights.
    await deps.bookings.takeTurn(tx, bookingId);
    const { after: booking } = await deps.bookings.update(tx, bookingId, (each) =>
      requireHotelBooking(each, ownHotels),
    );
    const { roomId, hotelId } = booking.room;
    const now = deps.now();
    if (!isStanding(booking, now) || stayStatusOf(booking) === 'departed') throw new DomainError('stay-not-movable');
    const { units } = (await deps.rooms.takeTurn(tx, roomId)).units;
    if (unit > units) throw new DomainError('unit-unknown', { units });
    const isMoved = await deps.nights.move(tx, { holder: bookingId, room: roomId, unit }, nightsLeft(booking, now));
    if (isMoved) {
      // Who watches the bookings of the hotel learns of each new version.
      const toNext = changeByStaff(ownHotels, (each) => ({ ...each, ...nextVersion(each) }));
      await deps.bookings.update(tx, bookingId, toNext);
      const moved = { kind: 'stay-moved', ...ofRoom(roomId), unit, bookingId } as const;
      await recordChange(deps, tx, { hotelId, by: ownHotels.callerId }, moved);
    }
    await deps.reclaimNights(tx, roomId);
  });

/**
 * Of a stay that is not over: its nights from today on, and the one that is running where it was sold after midnight, or has no other
 * one left. Others leave that one behind: their guests may move in the morning to a unit that somebody else has had until then.
 */
function nightsLeft({ room, stay, bookedAt }: Booking, now: Date): string[] {
  const city = clockOf(room);
  const [today, bookedOn] = [now, bookedAt].map((time) => todayIn(timeZoneOf(city), time));
  const first = bookedOn === today ? earliestAtDesk(city, now, room) : today!;
  const nights = nightsOf(stay);
  const left = nights.filter((night) => night >= first);
  return left.length > 0 ? left : nights.slice(-1);
}
