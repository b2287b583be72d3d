import { arrivalWindow, assertArrival, DomainError, limits, timeZoneOf, todayIn } from '@wayhouse/domain';
import type { Room } from '../../rooms/domain/room.js';
import type { Booking, CancelledBooking } from './booking.js';
import { hasStay, type WantedStay, withStay } from './change-stay.js';
import { isPaidAtHotel } from './ledger.js';

/**
 * The front desk gives a booking other dates or guests at the price of today; `by` is the member of the staff. What a hotel has set for
 * guests, and until when they can change a booking themselves, does not bind it. A booking that has these dates and guests already
 * stays as it is.
 */
export function changeStayByHotel(booking: Booking, room: Room, wanted: WantedStay, by: string, now: Date): Booking {
  if (hasStay(booking, wanted)) return booking;
  assertOpen(booking, refusalOf(booking, now));
  assertArrival(wanted.stay.checkIn, arrivalWindow(room.city, now));
  return withStay(booking, room, wanted, { at: now, by });
}

/** As long as the guest is to come, and nothing was paid at the hotel that it would have to hand back. */
export const isChangeableByHotel = (booking: Booking, now: Date): boolean => refusalOf(booking, now) === undefined;

function refusalOf(booking: Booking, now: Date): DomainError | undefined {
  const { room, stay, changes = [] } = booking;
  if (booking.state === 'cancelled') return new DomainError('already-cancelled');
  if (booking.checkedInAt) return new DomainError('change-after-check-in');
  if (stay.checkIn < todayIn(timeZoneOf(room.city), now)) return new DomainError('change-after-arrival');
  if (isPaidAtHotel(booking)) return new DomainError('change-after-payment');
  if (changes.length >= limits.changesByHotel)
    return new DomainError('too-many-changes', { changes: limits.changesByHotel });
  return undefined;
}

function assertOpen(
  booking: Booking,
  refusal: DomainError | undefined,
): asserts booking is Exclude<Booking, CancelledBooking> {
  if (refusal) throw refusal;
}
