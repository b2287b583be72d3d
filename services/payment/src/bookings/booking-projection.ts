import { type Connection, Schema } from 'mongoose';
import type { BookingFacts } from '@wayhouse/contracts';
import { onceHeard, type Transaction } from '@wayhouse/service-kit';

type Row = { _id: string; version: number; facts: BookingFacts };

const schema = new Schema<Row>({ _id: String, version: Number, facts: Schema.Types.Mixed }, { versionKey: false });

export type BookingCopies = ReturnType<typeof bookingCopies>;

/** What payment knows of bookings: whose, where and when, and for how much. */
export function bookingCopies(db: Connection) {
  const copies = db.model<Row>('BookingCopy', schema, 'bookings');
  return {
    /** Takes a newer state; one that arrives late is left aside. */
    async keep(tx: Transaction, facts: BookingFacts): Promise<void> {
      const known = await copies.findById(facts.bookingId).session(tx).lean();
      if (known && known.version >= facts.version) return;
      const state = { version: facts.version, facts };
      await copies.updateOne({ _id: facts.bookingId }, { $set: state }, { upsert: true, session: tx });
    },
    get: async (id: string): Promise<BookingFacts | undefined> =>
      (await onceHeard(() => copies.findById(id).lean<Row>()))?.facts,
  };
}
