import type { Model, UpdateQuery } from 'mongoose';
import type { Transaction } from './transaction.js';

/** With a version of its own, or with that of the facts of an event. */
type Versioned = { _id: string } & ({ version: number } | { facts: { version: number } });

const versionOf = (row: Versioned): number => ('facts' in row ? row.facts.version : row.version);

/**
 * Stores the row of a projection, unless the same or a newer version is stored: events may arrive late, again and out of
 * order. `known` is what was stored before.
 */
export async function storeNewer<Row extends Versioned>(
  rows: Model<Row>,
  tx: Transaction,
  row: Row,
): Promise<{ isStored: boolean; known?: Row }> {
  const { _id, ...state } = row;
  const known = (await rows.findById(_id).session(tx).lean<Row>()) ?? undefined;
  const isStored = !known || versionOf(known) < versionOf(row);
  if (isStored) {
    const update = { $set: state } as unknown as UpdateQuery<Row>;
    await rows.updateOne({ _id } as never, update, { upsert: true, session: tx });
  }
  return { isStored, known };
}
