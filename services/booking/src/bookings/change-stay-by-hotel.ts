import { DomainError } from '@wayhouse/domain';
import type { InTransaction } from '@wayhouse/service-kit';
import type { TakenUnit } from '../availability/domain/assign-units.js';
import type { RoomNights } from '../availability/room-night-repository.js';
import type { OwnHotels } from '../hotels/domain/own-hotels.js';
import type { HotelProjection } from '../hotels/hotel-projection.js';
import type { Room } from '../rooms/domain/room.js';
import type { RoomProjection } from '../rooms/room-projection.js';
import { applyStayChange, type ChangedTerms, type Deps as ApplyDeps, termsOfStayChange } from './apply-stay-change.js';
import type { BookingRepository } from './booking-repository.js';
import type { Booking } from './domain/booking.js';
import { handBackOf } from './domain/booking-settlement.js';
import { requireHotelBooking } from './domain/booking-access.js';
import type { WantedStay } from './domain/change-stay.js';
import { type SeenHandBack, withOtherStayByHotel, withSeenHandBack } from './domain/change-stay-by-hotel.js';

type ReadDeps = {
  rooms: Pick<RoomProjection, 'getWithUnits'>;
  nights: Pick<RoomNights, 'planExchange'>;
  bookings: Pick<BookingRepository, 'get'>;
  hotels: Pick<HotelProjection, 'findClosings'>;
  now: () => Date;
};
type Deps = Omit<ReadDeps, 'nights'> &
  ApplyDeps & { inTransaction: InTransaction; bookings: Pick<BookingRepository, 'get' | 'update'> };
type Request = WantedStay & { bookingId: string; ownHotels: OwnHotels };
/** The moves of the guest to other units, and what is handed back at the desk, as the hotel has seen them. */
type ChangeRequest = Request & { form?: string; seenMoves?: TakenUnit[]; seenHandBack?: SeenHandBack };

/**
 * The front desk gives the stay other nights or guests, or changes nothing. Free nights and the room’s capacity count, what the owner
 * has set for guests does not.
 */
export async function changeStayByHotel(
  deps: Deps,
  { bookingId, ownHotels, form, seenMoves, seenHandBack, ...wanted }: ChangeRequest,
): Promise<Booking> {
  const { room } = await findRoom(deps, bookingId, ownHotels);
  const made = { by: ownHotels.callerId, ...(form && { form }) };
  return deps.inTransaction(async (tx) => {
    const { before, after } = await deps.bookings.update(tx, bookingId, (stored) => {
      const booking = requireHotelBooking(stored, ownHotels);
      const changed = withOtherStayByHotel(booking, room, wanted, made, deps.now());
      return changed === booking ? booking : withSeenHandBack(booking, changed, seenHandBack);
    });
    if (after === before) return after;
    await assertMaySell(deps, room, { before, after });
    const moves = await applyStayChange(deps, tx, { before, after });
    if (seenMoves && !isEqual(moves, seenMoves)) throw new DomainError('moves-changed');
    return after;
  });
}

/** What the booking would be with these dates and guests, and what it is. Refused as the change would be. */
export async function showStayChangeByHotel(
  deps: ReadDeps,
  { bookingId, ownHotels, ...wanted }: Request,
): Promise<ChangedTerms & { before: Booking; handBackMinor: number }> {
  const { room, units, booking: before } = await findRoom(deps, bookingId, ownHotels);
  const after = withOtherStayByHotel(before, room, wanted, { by: ownHotels.callerId }, deps.now());
  await assertMaySell(deps, room, { before, after });
  return {
    before,
    handBackMinor: handBackOf(before, after),
    ...(await termsOfStayChange(deps, { before, after, units })),
  };
}

async function findRoom(
  { bookings, rooms }: Pick<ReadDeps, 'rooms' | 'bookings'>,
  bookingId: string,
  ownHotels: OwnHotels,
) {
  const booking = requireHotelBooking(await bookings.get(bookingId), ownHotels);
  return { booking, ...(await rooms.getWithUnits(booking.room.roomId)) };
}

/** A hotel that an operator has closed sells no further nights, as at its desk. The stays that it has can be shortened. */
async function assertMaySell(
  { hotels }: Pick<ReadDeps, 'hotels'>,
  { hotelId, hotelName: hotel }: Room,
  { before: { stay: had }, after: { stay } }: { before: Booking; after: Booking },
): Promise<void> {
  if (stay.checkIn >= had.checkIn && stay.checkOut <= had.checkOut) return;
  const { isByOperator } = await hotels.findClosings(hotelId);
  if (isByOperator) throw new DomainError('hotel-closed', { hotel, isByOwner: false });
}

const isEqual = (one: TakenUnit[], other: TakenUnit[]): boolean =>
  one.length === other.length &&
  one.every(({ night, unit }, at) => night === other[at]!.night && unit === other[at]!.unit);
