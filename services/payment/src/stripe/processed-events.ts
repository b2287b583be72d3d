import { type Connection, Schema } from 'mongoose';
import type { Transaction } from '@wayhouse/service-kit';

const ttlSeconds = 30 * 24 * 3600;

const schema = new Schema(
  { _id: String, type: String, processedAt: { type: Date, expires: ttlSeconds } },
  { versionKey: false },
);

export type ProcessedEvents = ReturnType<typeof processedEvents>;

/** The Stripe events processed so far, by Stripe's id. A row commits with the work, so that a duplicate is skipped. */
export function processedEvents(db: Connection) {
  const rows = db.model('StripeEvent', schema, 'stripe_events');
  return {
    has: async (id: string): Promise<boolean> => (await rows.exists({ _id: id })) !== null,
    async record(tx: Transaction, event: { id: string; type: string }): Promise<void> {
      await rows.create([{ _id: event.id, type: event.type, processedAt: new Date() }], { session: tx });
    },
  };
}
