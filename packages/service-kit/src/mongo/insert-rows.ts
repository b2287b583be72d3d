import type { Model } from 'mongoose';
import type { Transaction } from './transaction.js';

/**
 * Inserts rows past mongoose's documents, whose creation takes longer than the write. There are no defaults, casts or
 * validation: the rows have to be complete. Undefined fields are left out, a missing `_id` is generated.
 */
export async function insertRows<Row>(model: Model<Row>, tx: Transaction, rows: Row[]): Promise<void> {
  const options = { session: tx, ignoreUndefined: true };
  // Cheaper than a bulk write of one.
  if (rows.length === 1) await model.collection.insertOne(rows[0] as never, options);
  else await model.collection.insertMany(rows as never[], options);
}
