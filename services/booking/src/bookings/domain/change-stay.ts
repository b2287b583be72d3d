import { assertGuestDetails, DomainError, isFreeToCancel, isNonRefundable, limits, type Stay } from '@wayhouse/domain';
import type { Room } from '../../rooms/domain/room.js';
import { type Booking, type BookingDetails, nextVersion, type StandingBooking } from './booking.js';
import { termsOf } from './create-booking.js';
import { forAnyAdults, forItsAdults } from './guest-details.js';
import { hasBegun } from './begun-stay.js';
import { isBookedByHotel } from './guest.js';
import { inOrder } from './in-order.js';
import { isPaidAtHotel } from './ledger.js';
import type { StayChange } from './price-changes.js';
import { roomAsBooked } from './room-as-booked.js';

type StayAndGuests = { stay: Stay; guests: number };
/** `seen` is the stay that the change is based on and `expectedTotalMinor` the price that was shown, where they are named. */
export type WantedStay = StayAndGuests & { seen?: StayAndGuests; expectedTotalMinor?: number };

/**
 * Gives a booking other dates or guests at the price of today. Possible as long as cancelling and booking anew would come to the
 * same: until the end of free cancellation, and not once the hotel has taken money. Its promotion code stays, even if nobody can book
 * with that code any more. A booking that has these dates and guests already stays as it is.
 */
export function withOtherStay(booking: Booking, room: Room, wanted: WantedStay, now: Date): Booking {
  // Also where it could not be changed again: the response of the change may have been lost.
  if (hasStay(booking, wanted)) return booking;
  assertChangeable(booking, now);
  if (!room.isAvailable) throw new DomainError('room-not-available');
  return withStay(booking, room, wanted, { at: inOrder(booking, now) });
}

/**
 * The booking with another stay, in a room that has to sleep the guests now or did when it was booked, at the price of `at`. Its
 * cancellation policy, its times of check-in and check-out, its rate plan and its promotion code stay.
 */
export function withStay(booking: StandingBooking, room: Room, wanted: WantedStay, change: ChangeMade): Booking {
  assertSeen(booking, wanted);
  const { stay, guests, expectedTotalMinor } = wanted;
  const { details, currency, cancellationPolicy, plan, promotion } = booking;
  const isByHotel = change.by !== undefined;
  assertGuestDetails(details ?? {}, guests, isByHotel ? forAnyAdults(booking.room) : forItsAdults(booking));
  const terms = termsOf(
    roomAsBooked(booking, room),
    { stay, guests, currency, cancellationPolicy, plan, promotion },
    change.at,
    expectedTotalMinor,
  );
  const { offer: _, ...rest } = booking;
  return withTerms(rest, wanted, terms, change);
}

/** Refuses a change that is based on another stay than the booking has. */
export function assertSeen(booking: Booking, { seen }: WantedStay): void {
  if (seen && !hasStay(booking, seen)) throw new DomainError('stay-edit-conflict');
}

type ChangeMade = Pick<StayChange, 'at' | 'by' | 'form'>;

/** The booking with another stay at these terms, and with what it was before. */
export function withTerms(
  booking: StandingBooking,
  { stay, guests }: WantedStay,
  terms: Pick<BookingDetails, 'totalMinor'> & Partial<BookingDetails>,
  change: ChangeMade,
): Booking {
  const { lines: _, adjustments: _adjustments, taxes: _taxes, ...rest } = booking;
  const before = { ...change, stay: booking.stay, guests: booking.guests, totalMinor: booking.totalMinor };
  return { ...rest, ...terms, ...nextVersion(booking), stay, guests, changes: [...(booking.changes ?? []), before] };
}

/** Until when its guest can change it; undefined where that is not possible at all. */
export const changeableUntil = (booking: Booking): Date | undefined =>
  isOpen(booking) && !isNonRefundable(booking.cancellationPolicy) ? booking.freeCancellationUntil : undefined;

const isOpen = (booking: Booking): booking is StandingBooking =>
  booking.state !== 'cancelled' &&
  !booking.checkedInAt &&
  !isBookedByHotel(booking) &&
  !isPaidAtHotel(booking) &&
  (booking.changes ?? []).length < limits.changesOfBooking;

function assertChangeable(booking: Booking, now: Date): asserts booking is StandingBooking {
  if (booking.state === 'cancelled') throw new DomainError('already-cancelled');
  if (hasBegun(booking, now)) throw new DomainError('stay-begun');
  if (!isOpen(booking)) throw new DomainError('change-at-hotel');
  if (!isFreeToCancel(booking.freeCancellationUntil, now)) throw new DomainError('change-too-late');
}

/** Whether a booking that stands has the wanted stay already. */
export const hasStay = (booking: Booking, wanted: StayAndGuests): boolean =>
  booking.state !== 'cancelled' && isSameStay(booking, wanted);

export const isSameStay = (one: StayAndGuests, other: StayAndGuests): boolean =>
  one.guests === other.guests && one.stay.checkIn === other.stay.checkIn && one.stay.checkOut === other.stay.checkOut;
