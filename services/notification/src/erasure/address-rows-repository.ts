import type { Model } from 'mongoose';
import type { Transaction } from '@wayhouse/service-kit';
import { subscriberKey } from '../newsletter/domain/subscription.js';

/** What a person's addresses have left in a collection. Addresses are spelled as they were entered: `Asha@Example.com`. */
export type RowsOfAddresses<Row> = {
  /** The given addresses as they were entered. */
  listSpellings(addresses: string[], tx?: Transaction): Promise<string[]>;
  list(addresses: string[]): Promise<Row[]>;
  remove(tx: Transaction, addresses: string[]): Promise<void>;
};

/** Of forms, which are found by the spelling of their address. */
export function formsOfAddresses<Row extends { email: string }>(rows: Model<Row>): RowsOfAddresses<Row> {
  const spelled = (addresses: string[]) => ({ email: { $in: addresses } }) as object;
  return {
    async listSpellings(addresses, tx) {
      const wanted = new Set(addresses.map((address) => address.toLowerCase()));
      const found = await rows.find({}, { email: 1 }, { session: tx }).lean<Row[]>();
      const entered = found.map(({ email }) => email).filter((email) => wanted.has(email.toLowerCase()));
      return [...new Set(entered)];
    },
    list: (addresses) => rows.find(spelled(addresses)).lean<Row[]>(),
    async remove(tx, addresses) {
      await rows.deleteMany(spelled(addresses), { session: tx });
    },
  };
}

/** Of the newsletter, whose rows have a key for all spellings of an address. Their tokens are nobody's business. */
export function subscribersOfAddresses<Row extends { _id: string; address: string; token: string }>(
  rows: Model<Row>,
): RowsOfAddresses<Omit<Row, '_id' | 'token'>> {
  const keyed = (addresses: string[]) => ({ _id: { $in: addresses.map(subscriberKey) } }) as object;
  return {
    async listSpellings(addresses, tx) {
      const found = await rows.find(keyed(addresses), null, { session: tx }).lean<Row[]>();
      return found.map(({ address }) => address);
    },
    list: (addresses) => rows.find(keyed(addresses), { _id: 0, token: 0 }).lean<Omit<Row, '_id' | 'token'>[]>(),
    async remove(tx, addresses) {
      await rows.deleteMany(keyed(addresses), { session: tx });
    },
  };
}
