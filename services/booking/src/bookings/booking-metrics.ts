import { DomainError } from '@wayhouse/domain';
import type { Metrics } from '@wayhouse/service-kit';

export type BookingCounter = ReturnType<typeof bookingCounter>;

/** Counts booking attempts by outcome: `confirmed`, the reason of a domain error (`room-not-available`), or `failed`. */
export function bookingCounter(metrics: Metrics) {
  const attempts = metrics.counter('bookings_total', 'Booking attempts by outcome', ['outcome']);
  // Without a first sample of 0, the rate would miss the first booking.
  attempts.inc({ outcome: 'confirmed' }, 0);
  return async <T>(attempt: Promise<T>): Promise<T> => {
    try {
      const booking = await attempt;
      attempts.inc({ outcome: 'confirmed' });
      return booking;
    } catch (error) {
      attempts.inc({ outcome: error instanceof DomainError ? error.reason : 'failed' });
      throw error;
    }
  };
}
