import type { Connection } from 'mongoose';
import { defineModel, insertRows, type Transaction } from '@wayhouse/service-kit';

type GuestDocument = { _id: string; bookings: number };

const model = defineModel<GuestDocument>('guests', { _id: String, bookings: Number });

export type GuestRepository = ReturnType<typeof guestRepository>;

/** The guests that have booked, with the number of their bookings. */
export function guestRepository(db: Connection) {
  const guests = model(db);
  return {
    /**
     * Counts one more booking. Transactions of the same guest follow one after the other, because both write this row: what
     * one reads about the guest's bookings is still true when it commits.
     */
    async countBooking(tx: Transaction, guestId: string): Promise<void> {
      const { matchedCount } = await guests.updateOne({ _id: guestId }, { $inc: { bookings: 1 } }, { session: tx });
      if (matchedCount === 0) await insertRows(guests, tx, [{ _id: guestId, bookings: 1 }]);
    },
  };
}
