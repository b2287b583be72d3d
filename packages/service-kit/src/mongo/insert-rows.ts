import type { Model } from 'mongoose';
import type { Transaction } from './transaction.js';

/**
 * Inserts rows that are whole and of the right types already: past mongoose's documents, which take
 * longer than the write. Neither defaults nor casts apply; what is undefined is left out, and a missing `_id` is made.
 */
export async function insertRows<Row>(model: Model<Row>, tx: Transaction, whole: Row[]): Promise<void> {
  const how = { session: tx, ignoreUndefined: true };
  // A bulk of one is the same to the server, and more work here.
  if (whole.length === 1) await model.collection.insertOne(whole[0] as never, how);
  else await model.collection.insertMany(whole as never[], how);
}
