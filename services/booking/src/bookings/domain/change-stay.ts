import {
  assertGuestDetails,
  DomainError,
  isFreeToCancel,
  isNonRefundable,
  limits,
  type Stay,
  timesOf,
} from '@wayhouse/domain';
import type { Room } from '../../rooms/domain/room.js';
import { type Booking, type CancelledBooking, nextVersion } from './booking.js';
import { termsOf } from './create-booking.js';
import { hasBegun } from './cancellation-charge.js';
import { isBookedByHotel } from './guest.js';
import { isPaidAtHotel } from './ledger.js';

/** `expectedTotalMinor` is the price that the guest has seen, where one is named. */
export type WantedStay = { stay: Stay; guests: number; expectedTotalMinor?: number };

/**
 * Gives a booking other dates or guests at the price of today. Possible as long as cancelling and booking anew would come to the
 * same: until the end of free cancellation, and not once the hotel has taken money. Its cancellation policy, its times of check-in
 * and check-out, its rate plan and its promotion code stay, even if nobody can book with that code any more. A booking that has these dates and guests already stays
 * as it is.
 */
export function changeStay(booking: Booking, room: Room, wanted: WantedStay, now: Date): Booking {
  const { stay, guests, expectedTotalMinor } = wanted;
  // Also where it could not be changed again: the response of the change may have been lost.
  if (booking.state !== 'cancelled' && isSameStay(booking, wanted)) return booking;
  const refusal = refusalOf(booking, now);
  if (refusal) throw refusal;
  if (!room.isAvailable) throw new DomainError('room-not-available');
  const { details, cancellationPolicy, plan, promotion } = booking;
  assertGuestDetails(details ?? {}, guests, booking.room);
  const terms = termsOf(
    withTimesOf(booking, room),
    { stay, guests, cancellationPolicy, plan, promotion },
    now,
    expectedTotalMinor,
  );
  const { lines: _, adjustments: _adjustments, taxes: _taxes, offer: _offer, ...rest } = booking;
  const before = { at: now, stay: booking.stay, guests: booking.guests, totalMinor: booking.totalMinor };
  return { ...rest, ...terms, ...nextVersion(booking), stay, guests, changes: [...(booking.changes ?? []), before] };
}

/** Until when its guest can change it; undefined where that is not possible at all. */
export const changeableUntil = (booking: Booking): Date | undefined =>
  isOpen(booking) && !isNonRefundable(booking.cancellationPolicy) ? booking.freeCancellationUntil : undefined;

const isOpen = (booking: Booking): booking is Exclude<Booking, CancelledBooking> =>
  booking.state !== 'cancelled' &&
  !booking.checkedInAt &&
  !isBookedByHotel(booking) &&
  !isPaidAtHotel(booking) &&
  (booking.changes ?? []).length < limits.changesOfBooking;

function refusalOf(booking: Booking, now: Date): DomainError | undefined {
  if (booking.state === 'cancelled') return new DomainError('already-cancelled');
  if (hasBegun(booking, now)) return new DomainError('stay-begun');
  if (!isOpen(booking)) return new DomainError('change-at-hotel');
  return isFreeToCancel(booking.freeCancellationUntil, now) ? undefined : new DomainError('change-too-late');
}

function withTimesOf(booking: Booking, { checkInFrom: _in, checkOutUntil: _out, ...room }: Room): Room {
  return { ...room, ...timesOf(booking.room) };
}

const isSameStay = (booking: Booking, { stay, guests }: WantedStay): boolean =>
  booking.guests === guests && booking.stay.checkIn === stay.checkIn && booking.stay.checkOut === stay.checkOut;
