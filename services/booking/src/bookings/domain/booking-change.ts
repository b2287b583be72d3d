import type { BookingChange } from '@wayhouse/domain';
import type { Booking } from './booking.js';

/** Names the change that led from one state of a booking to the next. */
export function detectChange(before: Booking, after: Booking): BookingChange {
  // A cancellation comes first: it may add the hotel's refunds in the same step.
  if (after.state === 'cancelled' && before.state !== 'cancelled') return 'cancelled';
  return after.payments.length > before.payments.length ? 'paid' : 'refunded';
}
