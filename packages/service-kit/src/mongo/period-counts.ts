import type { Connection } from 'mongoose';
import { defineModel } from './define-model.js';
import { insertRows } from './insert-rows.js';
import type { Transaction } from './transaction.js';

type Row = { _id: string; endsAt: Date };

/** How many of something there were in a period, under keys. `field` is the name of the number that is stored. */
export function periodCounts(db: Connection, collection: string, field: string) {
  const rows = defineModel<Row>(collection, { _id: String, [field]: Number, endsAt: { type: Date, expires: 0 } })(db);
  const below = (key: string, limit: number) => ({ _id: key, [field]: { $lt: limit } }) as object;
  return {
    /**
     * Counts one more under `key`, unless there are `limit` already; returns whether it was counted. Transactions that count
     * under the same key follow one after the other, because they write the same row.
     */
    async count(tx: Transaction, key: string, limit: number, endsAt: Date): Promise<boolean> {
      const more = { $inc: { [field]: 1 } } as object;
      const { matchedCount } = await rows.updateOne(below(key, limit), more, { session: tx });
      if (matchedCount > 0) return true;
      if (await rows.exists({ _id: key }).session(tx)) return false;
      await insertRows(rows, tx, [{ _id: key, [field]: 1, endsAt } as Row]);
      return true;
    },
    /** Whether there are `limit` under `key`. */
    isReached: async (tx: Transaction, key: string, limit: number): Promise<boolean> =>
      Boolean(await rows.exists({ _id: key, [field]: { $gte: limit } } as object).session(tx)),
    /** Deletes the counts under keys that end with one of these names. */
    async remove(tx: Transaction, names: string[]): Promise<void> {
      const found = await rows.find({}, { _id: 1 }, { session: tx }).lean<Row[]>();
      const ids = found.map(({ _id }) => _id).filter((key) => names.some((name) => key.endsWith(` ${name}`)));
      await rows.deleteMany({ _id: { $in: ids } }, { session: tx });
    },
  };
}

export type PeriodCounts = ReturnType<typeof periodCounts>;
