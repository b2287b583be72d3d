import type { Connection } from 'mongoose';
import { retentionDays, secondsOf } from '@wayhouse/domain';
import { defineModel, type Transaction } from '@wayhouse/service-kit';
import { subscribersOfAddresses } from '../erasure/address-rows-repository.js';
import { subscriberKey, type Subscription } from './domain/subscription.js';

/** Keyed by subscriber, so that concurrent requests cannot subscribe an address twice. The row expires after `endedAt`. */
type Row = Subscription & { _id: string; endedAt?: Date };

const model = defineModel<Row>('newsletter_subscriptions', {
  _id: String,
  address: String,
  token: { type: String, unique: true },
  state: String,
  since: Date,
  endedAt: { type: Date, expires: secondsOf(retentionDays.endedSubscription) },
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
      const end =
        subscription.state === 'unsubscribed'
          ? { $set: { ...subscription, endedAt: subscription.since } }
          : { $set: subscription, $unset: { endedAt: 1 } as const };
      await rows.updateOne({ _id }, end, { session: tx, upsert: true });
    },
    ...subscribersOfAddresses(rows),
  };
}
