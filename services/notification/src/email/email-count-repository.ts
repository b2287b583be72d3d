import type { Connection } from 'mongoose';
import { defineModel, insertRows, type Transaction } from '@wayhouse/service-kit';

type Row = { _id: string; emails: number; endsAt: Date };

const countModel = (collection: string) =>
  defineModel<Row>(collection, { _id: String, emails: Number, endsAt: { type: Date, expires: 0 } });

/** How many emails were sent in a period, under keys. */
export function emailCounts(db: Connection, collection: string) {
  const rows = countModel(collection)(db);
  return {
    /**
     * Counts one more email under `key`, unless there are `limit` already; returns whether it was counted. Transactions that
     * count under the same key follow one after the other, because they write the same row.
     */
    async count(tx: Transaction, key: string, limit: number, endsAt: Date): Promise<boolean> {
      const belowLimit = { _id: key, emails: { $lt: limit } };
      const { matchedCount } = await rows.updateOne(belowLimit, { $inc: { emails: 1 } }, { session: tx });
      if (matchedCount > 0) return true;
      if (await rows.exists({ _id: key }).session(tx)) return false;
      await insertRows(rows, tx, [{ _id: key, emails: 1, endsAt }]);
      return true;
    },
    /** Whether there are `limit` under `key`. */
    isReached: async (tx: Transaction, key: string, limit: number): Promise<boolean> =>
      Boolean(await rows.exists({ _id: key, emails: { $gte: limit } }).session(tx)),
    /** Deletes the counts of these mailboxes. */
    async remove(tx: Transaction, mailboxes: string[]): Promise<void> {
      const found = await rows.find({}, { _id: 1 }, { session: tx }).lean<Row[]>();
      const ids = found.map(({ _id }) => _id).filter((key) => mailboxes.some((mailbox) => key.endsWith(` ${mailbox}`)));
      await rows.deleteMany({ _id: { $in: ids } }, { session: tx });
    },
  };
}

export type EmailCounts = ReturnType<typeof emailCounts>;
