import { filterOf } from '../query/filter.js';
import type { SortField } from '../query/sort.js';
import { admit } from '../values/admit.js';
import type { Doc } from '../values/doc.js';
import { keyOf } from '../values/key.js';
import type { Collection } from './collection.js';
import type { Operation } from './operation.js';
import type { StoredRecord } from './model.js';
import { visible } from './record.js';
import { search } from './search.js';
import { type Blocker, blockerOf, uniqueBlocker } from './unique.js';

/** What becomes of a document that matches: a new state, `null` to delete it. */
export type Change = (doc: Doc) => Doc | null;
export type Changed = { before: Doc; after: Doc | null; modified: boolean };

export type Selection = { filter: Doc; sort?: SortField[]; multi: boolean };

/**
 * Changes the first or all matching documents. A lone write waits for a transaction that holds a document and then
 * looks again whether it still matches; in a transaction that is a write conflict.
 */
export async function changeDocs(
  op: Operation,
  collection: Collection | undefined,
  { filter, sort, multi }: Selection,
  change: Change,
): Promise<Changed[]> {
  if (!collection) return [];
  const matches = filterOf(filter);
  const changed: Changed[] = [];
  if (!multi) {
    const waiting = op.untilFree(() => {
      const [doc] = search(collection, op.view, { filter, sort, limit: 1 });
      return doc && changeOne(op, collection, collection.records.get(keyOf(doc['_id']))!, doc, change, changed);
    });
    if (waiting) await waiting;
    return changed;
  }
  for (const found of search(collection, op.view, { filter })) {
    const waiting = op.untilFree(() => {
      const record = collection.records.get(keyOf(found['_id']));
      const doc = record && visible(record, op.view);
      return doc && matches(doc) ? changeOne(op, collection, record, doc, change, changed) : undefined;
    });
    if (waiting) await waiting;
  }
  return changed;
}

function changeOne(
  op: Operation,
  collection: Collection,
  record: StoredRecord,
  before: Doc,
  change: Change,
  changed: Changed[],
): Blocker {
  const after = change(before);
  const modified = after === null || keyOf(after) !== keyOf(before);
  // What changes nothing is no write, and in nobody's way.
  if (modified) {
    if (after) admit(after);
    const blocker = blockerOf(record, op.tx) ?? (after && uniqueBlocker(collection, record, after, op.tx));
    if (blocker) return blocker;
    op.write(collection, record, after);
  }
  changed.push({ before, after, modified });
  return undefined;
}
