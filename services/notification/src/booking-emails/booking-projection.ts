import { type Connection, Schema } from 'mongoose';
import type { BookingFacts } from '@wayhouse/contracts';
import type { Transaction } from '@wayhouse/service-kit';

type Row = { _id: string; facts: BookingFacts; isCancelled?: boolean };

const schema = new Schema<Row>(
  { _id: String, facts: Schema.Types.Mixed, isCancelled: Boolean },
  { versionKey: false, minimize: false },
);

export type BookingCopies = ReturnType<typeof bookingCopies>;

/** What this service knows of bookings from events: refunds are told without the guest's address. */
export function bookingCopies(db: Connection) {
  const rows = db.model<Row>('BookingCopy', schema, 'booking_copies');
  const find = (tx: Transaction, id: string) => rows.findById(id).session(tx).lean<Row>();
  return {
    /** Keeps the newest facts, and answers whether the booking is cancelled as far as is known by now. */
    async keep(tx: Transaction, facts: BookingFacts, isCancelled = false): Promise<boolean> {
      const known = await find(tx, facts.bookingId);
      if (known && known.facts.version >= facts.version) return known.isCancelled ?? false;
      await rows.updateOne({ _id: facts.bookingId }, { $set: { facts, isCancelled } }, { session: tx, upsert: true });
      return isCancelled;
    },
    find: async (tx: Transaction, id: string): Promise<BookingFacts | undefined> => (await find(tx, id))?.facts,
  };
}
