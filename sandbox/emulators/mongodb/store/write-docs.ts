import { CommandError } from '../errors.js';
import { compileFilter } from '../query/filter.js';
import type { SortField } from '../query/sort.js';
import type { Update } from '../update/update.js';
import { upsertedDoc } from '../update/upsert.js';
import type { Doc } from '../values/doc.js';
import { keyOf } from '../values/key.js';
import { validateDoc } from '../values/validate.js';
import type { Collection } from './collection.js';
import type { Blocker, Operation } from './operation.js';
import { type StoredRecord, visible } from './record.js';
import { search } from './search.js';
import { duplicateId, recordBlocker, uniqueBlocker } from './unique.js';

export type Selection = { filter: Doc; sort?: SortField[]; multi: boolean };
/** The new state of a matching document, `null` to delete it. */
type Change = (doc: Doc) => Doc | null;
export type Changed = { before: Doc; after: Doc | null; modified: boolean };

/** Inserts a document that has its `_id`, unless an open transaction has to end first. */
export function insertDoc(op: Operation, ns: string, doc: Doc): Blocker {
  validateDoc(doc);
  const creator = op.creationBlocker(ns);
  if (creator) return creator;
  const collection = op.ensureCollection(ns);
  const id = keyOf(doc['_id']);
  const existing = collection.records.get(id);
  if (existing) {
    // What is seen is a duplicate, whatever others are about to do to it.
    if (visible(existing, op.view)) throw duplicateId(collection.ns, doc['_id']);
    const blocker = recordBlocker(existing, op.tx);
    if (blocker) return blocker;
  }
  const record = existing ?? collection.newRecord(id);
  const blocker = uniqueBlocker(collection, record, doc, op.tx);
  if (blocker) return blocker;
  op.write(collection, record, doc);
  return undefined;
}

/**
 * Changes the first or all matching documents. A lone write waits for a transaction that has locked a document and then
 * checks again whether it still matches; in a transaction that is a write conflict.
 */
export async function changeDocs(
  op: Operation,
  ns: string,
  { filter, sort, multi }: Selection,
  change: Change,
): Promise<Changed[]> {
  const matches = compileFilter(filter);
  const collection = op.collection(ns);
  if (!collection) return [];
  const changed: Changed[] = [];
  if (!multi) {
    const waiting = op.retryWhileBlocked(() => {
      const [doc] = search(collection, op.view, { filter, sort, limit: 1 });
      return doc && changeOne(op, collection, collection.records.get(keyOf(doc['_id']))!, doc, change, changed);
    });
    if (waiting) await waiting;
    return changed;
  }
  for (const found of search(collection, op.view, { filter })) {
    const waiting = op.retryWhileBlocked(() => {
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
  // A change without effect is no write and conflicts with nothing.
  if (modified) {
    if (after) validateDoc(after);
    const blocker = recordBlocker(record, op.tx) ?? (after && uniqueBlocker(collection, record, after, op.tx));
    if (blocker) return blocker;
    op.write(collection, record, after);
  }
  changed.push({ before, after, modified });
  return undefined;
}

/** Updates what matches; where nothing does and an upsert is wanted, inserts. */
export async function updateDocs(
  op: Operation,
  ns: string,
  { upsert, ...selection }: Selection & { upsert: boolean },
  update: Update,
): Promise<{ changed: Changed[]; inserted?: Doc }> {
  for (let mayRetry = true; ; mayRetry = false) {
    const changed = await changeDocs(op, ns, selection, (doc) => update(doc, false));
    if (changed.length > 0 || !upsert) return { changed };
    const doc = upsertedDoc(selection.filter, update);
    try {
      const waiting = op.retryWhileBlocked(() => insertDoc(op, ns, doc));
      if (waiting) await waiting;
      return { changed, inserted: doc };
    } catch (error) {
      // Someone else's insert came first: as MongoDB does, check whether it is the one to update.
      if (!mayRetry || !(error instanceof CommandError) || error.codeName !== 'DuplicateKey') throw error;
    }
  }
}
