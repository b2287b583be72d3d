import type { Connection } from 'mongoose';
import { defineModel, type Transaction } from '@wayhouse/service-kit';
import { subscribersOfAddresses } from '../erasure/address-rows-repository.js';
import { subscriberKey, type Subscription } from './domain/subscription.js';

/** Keyed by subscriber, so that concurrent requests cannot subscribe an address twice. */
type Row = Subscription & { _id: string };

const model = defineModel<Row>('newsletter_subscriptions', {
  _id: String,
  address: String,
  token: { type: String, unique: true },
  state: String,
  since: Date,
});

export type Subscriptions = ReturnType<typeof subscriptionRepository>;

export function subscriptionRepository(db: Connection) {
  const rows = model(db);
  const toSubscription = (row: Row | null): Subscription | undefined => {
    if (!row) return undefined;
    const { address, token, state, since } = row;
    return { address, token, state, since };
  };
  return {
    findByAddress: async (tx: Transaction, address: string) =>
      toSubscription(await rows.findById(subscriberKey(address)).session(tx).lean<Row>()),
    findByToken: async (tx: Transaction, token: string) =>
      toSubscription(await rows.findOne({ token }).session(tx).lean<Row>()),
    async save(tx: Transaction, subscription: Subscription): Promise<void> {
      const _id = subscriberKey(subscription.address);
      await rows.updateOne({ _id }, { $set: subscription }, { session: tx, upsert: true });
    },
    ...subscribersOfAddresses(rows),
  };
}
