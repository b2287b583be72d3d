import { Error as MongooseError, type Model, type Schema } from 'mongoose';
import { insertNow } from './insert-now.js';
import { gather } from './insert-together.js';
import type { Transaction } from './transaction.js';

/**
 * Inserts rows past mongoose's documents, whose creation takes longer than the write. There are no defaults or casts: the
 * rows have to be complete. Throws on a field that the model does not know, and `onDuplicate` where a unique index has one of
 * their keys already. Undefined fields are left out, a missing `_id` is generated.
 */
export async function insertRows<Row>(
  model: Model<Row>,
  tx: Transaction,
  rows: Row[],
  onDuplicate?: () => Error,
): Promise<void> {
  if (rows.length === 0) return;
  for (const row of rows) requireKnownFields(model.schema, row as object);
  const insert = { model, rows: rows as object[], onDuplicate };
  if (!gather(tx, insert)) await insertNow(tx, insert);
}

function requireKnownFields(schema: Schema, value: object, parent = ''): void {
  for (const [key, field] of Object.entries(value)) {
    const path = parent + key;
    const kind = schema.pathType(path);
    if (kind === 'nested') requireKnownFields(schema, field as object, `${path}.`);
    else if (kind !== 'real') throw new MongooseError.StrictModeError(path);
    const part = (schema.path(path) as { schema?: Schema } | undefined)?.schema;
    if (part && field) for (const inner of [field].flat()) requireKnownFields(part, inner as object);
  }
}
