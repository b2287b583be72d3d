import { compileFilter } from '../query/filter.js';
import type { SortField } from '../query/sort.js';
import type { Doc } from '../values/doc.js';
import { keyOf } from '../values/key.js';
import { validateDoc } from '../values/validate.js';
import type { Collection } from './collection.js';
import { type Operation, whenFree } from './operation.js';
import { visible } from './record.js';
import { search } from './search.js';
import { checkFree, checkKeys, duplicateId } from './unique.js';

/** The first matching document, or all of them. `upsert` makes one where none matches. */
type Selection = { filter: Doc; sort?: SortField[]; multi: boolean; upsert?: () => Doc };
/** The new state of a matching document, `null` to delete it. */
type Change = (doc: Doc) => Doc | null;
type Changed = { before: Doc | null; after: Doc | null; modified: boolean };

export const insertDoc = (op: Operation, ns: string, doc: Doc): Promise<void> => whenFree(() => insert(op, ns, doc));

/**
 * A lone write waits for a transaction that has locked a document and then checks again whether it still matches; in a
 * transaction that is a write conflict.
 */
export const changeDocs = (op: Operation, ns: string, selection: Selection, change: Change): Promise<Changed[]> =>
  selection.multi ? changeAll(op, ns, selection, change) : whenFree(() => changeFirst(op, ns, selection, change));

function changeFirst(op: Operation, ns: string, { filter, sort, upsert }: Selection, change: Change): Changed[] {
  const collection = op.collection(ns);
  const [doc] = search(collection, op.view, { filter, sort, limit: 1 });
  if (doc) return [changeOne(op, collection!, doc, change)];
  if (!upsert) return [];
  const inserted = upsert();
  insert(op, ns, inserted);
  return [{ before: null, after: inserted, modified: true }];
}

async function changeAll(op: Operation, ns: string, { filter }: Selection, change: Change): Promise<Changed[]> {
  const matches = compileFilter(filter);
  const changed: Changed[] = [];
  for (const found of search(op.collection(ns), op.view, { filter })) {
    await whenFree(() => {
      const collection = op.collection(ns);
      const record = collection?.records.get(keyOf(found['_id']));
      const doc = record && visible(record, op.view);
      if (doc && matches(doc)) changed.push(changeOne(op, collection!, doc, change));
    });
  }
  return changed;
}

function insert(op: Operation, ns: string, doc: Doc): void {
  validateDoc(doc);
  const collection = op.ensureCollection(ns);
  const id = keyOf(doc['_id']);
  const existing = collection.records.get(id);
  if (existing) {
    // What is seen is a duplicate, whatever others are about to do to it.
    if (visible(existing, op.view)) throw duplicateId(collection.ns);
    checkFree(existing, op.tx);
  }
  const record = existing ?? collection.newRecord(id);
  checkKeys(collection, record, doc, op);
  op.write(collection, record, doc);
}

function changeOne(op: Operation, collection: Collection, before: Doc, change: Change): Changed {
  const record = collection.records.get(keyOf(before['_id']))!;
  const after = change(before);
  const modified = after === null || keyOf(after) !== keyOf(before);
  // A change without effect is no write and conflicts with nothing.
  if (modified) {
    if (after) validateDoc(after);
    checkFree(record, op.tx);
    if (after) checkKeys(collection, record, after, op);
    op.write(collection, record, after);
  }
  return { before, after, modified };
}
