import { type Connection, Schema } from 'mongoose';
import type { Transaction } from '@wayhouse/service-kit';

const eventsAreKnownFor = 30 * 24 * 3600;

const schema = new Schema(
  { _id: String, type: String, seenAt: { type: Date, expires: eventsAreKnownFor } },
  { versionKey: false },
);

export type SeenEvents = ReturnType<typeof seenEvents>;

/** The Stripe events that were worked on, by Stripe's own id. The row commits with the work. */
export function seenEvents(db: Connection) {
  const seen = db.model('StripeEvent', schema, 'stripe_events');
  return {
    has: async (id: string): Promise<boolean> => (await seen.exists({ _id: id })) !== null,
    async record(tx: Transaction, event: { id: string; type: string }): Promise<void> {
      await seen.create([{ _id: event.id, type: event.type, seenAt: new Date() }], { session: tx });
    },
  };
}
