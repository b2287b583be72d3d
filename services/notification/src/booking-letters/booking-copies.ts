import { type Connection, Schema } from 'mongoose';
import type { BookingFacts } from '@wayhouse/contracts';
import type { Transaction } from '@wayhouse/service-kit';

type Known = { isPaid?: boolean; isCancelled?: boolean };
type BookingCopy = { facts: BookingFacts } & Known;
type Row = { _id: string } & BookingCopy;

const schema = new Schema<Row>(
  { _id: String, facts: Schema.Types.Mixed, isPaid: Boolean, isCancelled: Boolean },
  { versionKey: false, minimize: false },
);

export type BookingCopies = ReturnType<typeof bookingCopies>;

/** What this service knows of bookings from events: refunds are told without the guest's address. */
export function bookingCopies(db: Connection) {
  const rows = db.model<Row>('BookingCopy', schema, 'booking_copies');
  const find = (tx: Transaction, id: string) => rows.findById(id).session(tx).lean<Row>();
  return {
    /** Keeps the newest facts with the news, and answers all that is known by now; older facts bring no news. */
    async keep(tx: Transaction, facts: BookingFacts, news: Known): Promise<Known> {
      const known = await find(tx, facts.bookingId);
      if (known && known.facts.version >= facts.version) return known;
      await rows.updateOne({ _id: facts.bookingId }, { $set: { facts, ...news } }, { session: tx, upsert: true });
      return { ...known, ...news };
    },
    find: async (tx: Transaction, id: string): Promise<BookingCopy | undefined> => (await find(tx, id)) ?? undefined,
  };
}
