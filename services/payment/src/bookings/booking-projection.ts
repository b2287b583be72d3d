import type { Connection } from 'mongoose';
import type { BookingFacts } from '@wayhouse/contracts';
import { anyShape, defineModel, type Transaction, waitForProjection } from '@wayhouse/service-kit';

type Row = { _id: string; version: number; facts: BookingFacts };

const model = defineModel<Row>('booking_projection', { _id: String, version: Number, facts: anyShape });

export type BookingProjection = ReturnType<typeof bookingProjection>;

/** The bookings as their events describe them: whose, where and when, and for how much. */
export function bookingProjection(db: Connection) {
  const rows = model(db);
  return {
    /** Stores newer facts and ignores older ones, which may arrive later. */
    async apply(tx: Transaction, facts: BookingFacts): Promise<void> {
      const known = await rows.findById(facts.bookingId).session(tx).lean();
      if (known && known.version >= facts.version) return;
      const state = { version: facts.version, facts };
      await rows.updateOne({ _id: facts.bookingId }, { $set: state }, { upsert: true, session: tx });
    },
    find: async (tx: Transaction, id: string): Promise<BookingFacts | undefined> =>
      (await rows.findById(id).session(tx).lean<Row>())?.facts,
    /** Waits a moment for a booking that was just made. */
    get: async (id: string): Promise<BookingFacts | undefined> =>
      (await waitForProjection(() => rows.findById(id).lean<Row>()))?.facts,
  };
}
