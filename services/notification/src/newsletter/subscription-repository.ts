import { type Connection, Schema } from 'mongoose';
import type { Transaction } from '@wayhouse/service-kit';
import { subscriberOf, type Subscription } from './domain/subscription.js';

/** The subscriber is the key, so an address is on the list once whatever happens at the same time. */
type Row = Subscription & { _id: string };

const schema = new Schema<Row>(
  { _id: String, address: String, token: { type: String, unique: true }, state: String, since: Date },
  { versionKey: false },
);

export type Subscriptions = ReturnType<typeof subscriptionRepository>;

export function subscriptionRepository(db: Connection) {
  const rows = db.model<Row>('Subscription', schema, 'newsletter_subscriptions');
  const plain = (row: Row | null): Subscription | undefined => {
    if (!row) return undefined;
    const { address, token, state, since } = row;
    return { address, token, state, since };
  };
  return {
    findByAddress: async (tx: Transaction, address: string) =>
      plain(await rows.findById(subscriberOf(address)).session(tx).lean<Row>()),
    findByToken: async (tx: Transaction, token: string) => plain(await rows.findOne({ token }).session(tx).lean<Row>()),
    async keep(tx: Transaction, subscription: Subscription): Promise<void> {
      const _id = subscriberOf(subscription.address);
      await rows.updateOne({ _id }, { $set: subscription }, { session: tx, upsert: true });
    },
  };
}
