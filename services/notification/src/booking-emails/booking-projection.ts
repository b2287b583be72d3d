import type { Connection } from 'mongoose';
import type { BookingFacts } from '@wayhouse/contracts';
import { anyShape, defineModel, type Transaction } from '@wayhouse/service-kit';

type Row = { _id: string; facts: BookingFacts; isCancelled: boolean };

const model = defineModel<Row>('booking_projection', { _id: String, facts: anyShape, isCancelled: Boolean });

export type BookingProjection = ReturnType<typeof bookingProjection>;

/** The bookings as their events describe them: refund events do not carry the guest's address. */
export function bookingProjection(db: Connection) {
  const rows = model(db);
  const find = (tx: Transaction, id: string) => rows.findById(id).session(tx).lean<Row>();
  return {
    /** Stores newer facts and ignores older ones; returns whether the booking is cancelled as of the newest. */
    async apply(tx: Transaction, facts: BookingFacts, isCancelled = false): Promise<boolean> {
      const known = await find(tx, facts.bookingId);
      if (known && known.facts.version >= facts.version) return known.isCancelled;
      await rows.updateOne({ _id: facts.bookingId }, { $set: { facts, isCancelled } }, { session: tx, upsert: true });
      return isCancelled;
    },
    find: async (tx: Transaction, id: string): Promise<BookingFacts | undefined> => (await find(tx, id))?.facts,
  };
}
