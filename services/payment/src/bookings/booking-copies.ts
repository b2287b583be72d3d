import { type Connection, Schema } from 'mongoose';
import type { BookingFacts } from '@wayhouse/contracts';
import { onceHeard, type Transaction } from '@wayhouse/service-kit';

export type BookingCopy = { facts: BookingFacts; isCancelled: boolean };
type Row = BookingCopy & { _id: string; version: number };

const schema = new Schema<Row>(
  { _id: String, version: Number, facts: Schema.Types.Mixed, isCancelled: Boolean },
  { versionKey: false },
);

export type BookingCopies = ReturnType<typeof bookingCopies>;

/** What payment knows of bookings: whose, how much, and whether it still stands. */
export function bookingCopies(db: Connection) {
  const copies = db.model<Row>('BookingCopy', schema, 'bookings');
  return {
    /** Takes a newer state; one that arrives late is left aside. */
    async keep(tx: Transaction, { facts, isCancelled }: BookingCopy): Promise<void> {
      const known = await copies.findById(facts.bookingId).session(tx).lean();
      if (known && known.version >= facts.version) return;
      const state = { version: facts.version, facts, isCancelled };
      await copies.updateOne({ _id: facts.bookingId }, { $set: state }, { upsert: true, session: tx });
    },
    get: (id: string): Promise<BookingCopy | undefined> => onceHeard(() => copies.findById(id).lean<Row>()),
  };
}
