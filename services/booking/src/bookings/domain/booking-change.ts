import { type BookingChange, type StayStatus, stayStatusOf } from '@wayhouse/domain';
import type { Booking } from './booking.js';

/** Names the change that led from one state of a booking to the next. */
export function detectChange(before: Booking, after: Booking): BookingChange {
  // A cancellation comes first: it may add the hotel's refunds in the same step.
  if (after.state === 'cancelled' && before.state !== 'cancelled') return 'cancelled';
  if (after.changes !== before.changes) return 'stay-changed';
  const [was, is] = [stayStatusOf(before), stayStatusOf(after)];
  if (was !== is) return stayChange(was, is);
  if (after.details !== before.details) return 'details-changed';
  if (after.notes !== before.notes) return 'notes-changed';
  if (after.takenBack !== before.takenBack) return 'payment-taken-back';
  if (after.payments.length > before.payments.length) return 'paid';
  // The nights that a booking has are not part of it, so one whose stay was moved is the same but for its version.
  return after.refunds === before.refunds ? 'stay-moved' : 'refunded';
}

function stayChange(was: StayStatus, is: StayStatus): BookingChange {
  if (is === 'departed') return 'checked-out';
  return was === 'expected' ? 'checked-in' : 'stay-corrected';
}
