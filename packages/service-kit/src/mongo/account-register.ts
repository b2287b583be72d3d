import type { Connection } from 'mongoose';
import { defineModel } from './define-model.js';
import { insertRows } from './insert-rows.js';
import type { Transaction } from './transaction.js';

type Row = { _id: string; uses: number; deletedAt?: Date };

const model = defineModel<Row>('account_register', { _id: String, uses: Number, deletedAt: Date });

export type AccountRegister = ReturnType<typeof accountRegister>;

/**
 * The accounts that a service stores something of, by their ids, and which of them are deleted. An event about a deleted
 * account may arrive after its deletion.
 */
export function accountRegister(db: Connection) {
  const rows = model(db);
  return {
    /**
     * Whether the account is deleted. The transaction conflicts with that of the deletion: what it stores of the account is
     * there when the deletion erases it, or it sees here that the account is deleted.
     */
    async isDeleted(tx: Transaction, id: string): Promise<boolean> {
      const row = await rows.findOneAndUpdate({ _id: id }, { $inc: { uses: 1 } }, { session: tx }).lean<Row>();
      if (!row) await insertRows(rows, tx, [{ _id: id, uses: 1 }]);
      return row?.deletedAt !== undefined;
    },
    /** The same as of now, without a transaction: for what stores nothing of the account. */
    wasDeleted: async (id: string): Promise<boolean> =>
      Boolean(await rows.exists({ _id: id, deletedAt: { $exists: true } })),
    async markDeleted(tx: Transaction, id: string, now: Date): Promise<void> {
      const change = { $set: { deletedAt: now }, $inc: { uses: 1 } };
      await rows.updateOne({ _id: id }, change, { upsert: true, session: tx });
    },
  };
}
