import {
  arrivalWindow,
  assertArrival,
  DomainError,
  limits,
  nightsOf,
  priceUntil,
  timeZoneOf,
  toAmount,
  todayIn,
} from '@wayhouse/domain';
import type { Room } from '../../rooms/domain/room.js';
import type { Booking, CancelledBooking } from './booking.js';
import { assertSeen, hasStay, type WantedStay, withStay, withTerms } from './change-stay.js';
import { toCopy } from './create-booking.js';
import { byMethod, paidMinor } from './ledger.js';

type StandingBooking = Exclude<Booking, CancelledBooking>;

/**
 * The front desk gives a booking other dates or guests at the price of today; `by` is the member of the staff. What a hotel has set for
 * guests, and until when they can change a booking themselves, does not bind it. Guests who are there can leave on another day. A booking
 * that has these dates and guests already stays as it is.
 */
export function withOtherStayByHotel(booking: Booking, room: Room, wanted: WantedStay, by: string, now: Date): Booking {
  if (hasStay(booking, wanted)) return booking;
  assertOpen(booking, refusalOf(booking, now));
  const change = { at: now, by };
  if (booking.checkedInAt) return assertNotBelowPaid(leavingOn(booking, room, wanted, change));
  assertArrival(wanted.stay.checkIn, arrivalWindow(room.city, now));
  return assertNotBelowPaid(withStay(booking, room, wanted, change));
}

/** As long as the guest has not left, and not once they were to come before today and nobody has checked them in. */
export const isChangeableByHotel = (booking: Booking, now: Date): boolean => refusalOf(booking, now) === undefined;

/** The nights that it has keep their price, and the rest of the booking stays as it is. */
function leavingOn(
  booking: StandingBooking,
  room: Room,
  wanted: WantedStay,
  change: { at: Date; by: string },
): Booking {
  assertSeen(booking, wanted);
  const { stay, guests, expectedTotalMinor } = wanted;
  if (stay.checkIn !== booking.stay.checkIn || guests !== booking.guests) throw new DomainError('departure-alone');
  if (stay.checkOut < todayIn(timeZoneOf(room.city), change.at)) throw new DomainError('past-departure');
  const { totalMinor, ...price } = priceUntil(stay.checkOut, { ...booking, lines: bookedLines(booking) }, room);
  if (expectedTotalMinor !== undefined && expectedTotalMinor !== totalMinor) throw new DomainError('price-changed');
  return withTerms(booking, wanted, { totalMinor, ...toCopy(price, booking.room) }, change);
}

const bookedLines = ({ lines, stay, room }: Booking) =>
  lines ?? [{ what: 'nights' as const, nights: nightsOf(stay), eachMinor: room.nightMinor }];

/** What was paid at the hotel is never more than the price: nobody would record what is handed back. */
function assertNotBelowPaid(booking: Booking): Booking {
  const atHotelMinor = paidMinor(byMethod(booking, 'hotel'));
  const { totalMinor, currency } = booking;
  if (totalMinor < atHotelMinor) throw new DomainError('price-below-paid', { paid: toAmount(atHotelMinor), currency });
  return booking;
}

function refusalOf(booking: Booking, now: Date): DomainError | undefined {
  const { room, stay, changes = [] } = booking;
  if (booking.state === 'cancelled') return new DomainError('already-cancelled');
  if (booking.checkedOutAt) return new DomainError('change-after-departure');
  if (!booking.checkedInAt && stay.checkIn < todayIn(timeZoneOf(room.city), now))
    return new DomainError('change-after-arrival');
  if (changes.length >= limits.changesByHotel)
    return new DomainError('too-many-changes', { changes: limits.changesByHotel });
  return undefined;
}

function assertOpen(booking: Booking, refusal: DomainError | undefined): asserts booking is StandingBooking {
  if (refusal) throw refusal;
}
