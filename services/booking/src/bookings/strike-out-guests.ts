import type { InTransaction } from '@wayhouse/service-kit';
import type { BookingRepository } from './booking-repository.js';

type Deps = {
  inTransaction: InTransaction;
  bookings: Pick<BookingRepository, 'listToStrikeOut' | 'strikeOutGuest'>;
  now: () => Date;
};

/**
 * Strikes out who the guests without an account are, some time after their stays: they have no account to delete. Returns of how
 * many bookings.
 */
export async function strikeOutGuests({ inTransaction, bookings, now }: Deps): Promise<number> {
  let count = 0;
  for (let ids = await bookings.listToStrikeOut(now()); ids.length > 0; ids = await bookings.listToStrikeOut(now()))
    for (const id of ids) {
      await inTransaction((tx) => bookings.strikeOutGuest(tx, id));
      count++;
    }
  return count;
}
