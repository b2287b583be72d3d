import type { Connection } from 'mongoose';
import { limits } from '@wayhouse/domain/limits';
import { defineModel, type Transaction } from '@wayhouse/service-kit';
import { subscribersOfAddresses } from '../erasure/address-rows-repository.js';
import type { OptIn } from './domain/opt-in.js';
import { subscriberKey } from './domain/subscription.js';

/** Keyed by subscriber. Deleted some time after the link has ended. */
type Row = OptIn & { _id: string };

const model = defineModel<Row>('newsletter_opt_ins', {
  _id: String,
  address: String,
  token: { type: String, unique: true },
  sentAt: { type: Date, expires: limits.newsletterLinkHours * 3600 },
});

export type OptIns = ReturnType<typeof optInRepository>;

export function optInRepository(db: Connection) {
  const rows = model(db);
  const toOptIn = (row: Row | null): OptIn | undefined =>
    row ? { address: row.address, token: row.token, sentAt: row.sentAt } : undefined;
  return {
    findByAddress: async (tx: Transaction, address: string) =>
      toOptIn(await rows.findById(subscriberKey(address)).session(tx).lean<Row>()),
    findByToken: async (tx: Transaction, token: string) =>
      toOptIn(await rows.findOne({ token }).session(tx).lean<Row>()),
    async save(tx: Transaction, optIn: OptIn): Promise<void> {
      const _id = subscriberKey(optIn.address);
      await rows.updateOne({ _id }, { $set: optIn }, { session: tx, upsert: true });
    },
    async delete(tx: Transaction, address: string): Promise<void> {
      await rows.deleteOne({ _id: subscriberKey(address) }, { session: tx });
    },
    ...subscribersOfAddresses(rows),
  };
}
