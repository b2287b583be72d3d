import type { Model } from 'mongoose';
import { isDuplicateKey, type Transaction } from './transaction.js';

/** Rows for a collection. `onDuplicate` is the error where a unique index has one of their keys already. */
export type Insert = { model: Pick<Model<unknown>, 'db' | 'collection'>; rows: object[]; onDuplicate?: () => Error };

export const optionsOf = (tx: Transaction) => ({ session: tx, ignoreUndefined: true });

export async function insertNow(tx: Transaction, { model, rows, onDuplicate }: Insert): Promise<void> {
  // One is cheaper than a bulk write of one.
  const inserted =
    rows.length === 1
      ? model.collection.insertOne(rows[0] as never, optionsOf(tx))
      : model.collection.insertMany(rows as never[], optionsOf(tx));
  await inserted.catch((error: unknown) => {
    throw isDuplicateKey(error) && onDuplicate ? onDuplicate() : error;
  });
}
