import { Refusal } from '@wayhouse/contracts';
import type { Metrics } from '@wayhouse/service-kit';

export type CountBookings = ReturnType<typeof countBookings>;

/** Counts wishes to book by what became of them: `confirmed`, the reason of the refusal (`not-available`), or `failed`. */
export function countBookings(metrics: Metrics) {
  const bookings = metrics.counter('bookings_total', 'Wishes to book, by what became of them', ['outcome']);
  // A rate needs the moment before the first one.
  bookings.inc({ outcome: 'confirmed' }, 0);
  return async <T>(booking: Promise<T>): Promise<T> => {
    try {
      const made = await booking;
      bookings.inc({ outcome: 'confirmed' });
      return made;
    } catch (error) {
      bookings.inc({ outcome: error instanceof Refusal ? error.code : 'failed' });
      throw error;
    }
  };
}
