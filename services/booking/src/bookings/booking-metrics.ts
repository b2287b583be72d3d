import { domainErrors } from '@wayhouse/contracts';
import { DomainError } from '@wayhouse/domain';
import type { Metrics } from '@wayhouse/service-kit';

export type BookingCounter = ReturnType<typeof bookingCounter>;

/** Counts booking attempts by outcome: `confirmed`, the code of a domain error (`not-available`), or `failed`. */
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
      attempts.inc({ outcome: error instanceof DomainError ? domainErrors[error.reason].code : 'failed' });
      throw error;
    }
  };
}
