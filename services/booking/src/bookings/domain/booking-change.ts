import type { BookingChange } from '@wayhouse/contracts';
import type { Booking } from './booking.js';

/** What happened between two states of a booking, in a word. */
export function changeBetween(before: Booking, after: Booking): BookingChange {
  // The hotel gives back in the same step in which a booking is cancelled.
  if (after.state === 'cancelled' && before.state !== 'cancelled') return 'cancelled';
  if (after.payments.length > before.payments.length) return 'paid';
  return after.refunds.length > before.refunds.length ? 'refunded' : 'changed';
}
