import { admit } from '../values/admit.js';
import type { Doc } from '../values/doc.js';
import { keyOf } from '../values/key.js';
import type { Collection } from './collection.js';
import type { Operation } from './operation.js';
import { visible } from './record.js';
import { type Blocker, blockerOf, duplicateId, uniqueBlocker } from './unique.js';

/** Inserts a document that has its `_id`, unless an open transaction has to end first. */
export function insertDoc(op: Operation, collection: Collection, doc: Doc): Blocker {
  admit(doc);
  const id = keyOf(doc['_id']);
  const known = collection.records.get(id);
  if (known) {
    // What is seen is a duplicate, whatever others are about to do to it.
    if (visible(known, op.view)) throw duplicateId(collection.ns, doc['_id']);
    const blocker = blockerOf(known, op.tx);
    if (blocker) return blocker;
  }
  const place = known ?? collection.newPlace(id);
  const blocker = uniqueBlocker(collection, place, doc, op.tx);
  if (blocker) return blocker;
  op.write(collection, place, doc);
  return undefined;
}
