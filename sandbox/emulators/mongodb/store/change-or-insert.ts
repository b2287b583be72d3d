import { Fault } from '../fault.js';
import { type Update } from '../update/update.js';
import { upserted } from '../update/upsert.js';
import type { Doc } from '../values/doc.js';
import { type Changed, changeDocs, type Selection } from './change-docs.js';
import { insertDoc } from './insert-doc.js';
import type { Operation } from './operation.js';

/** Updates what matches; where nothing does and an upsert is wanted, inserts. */
export async function changeOrInsert(
  op: Operation,
  ns: string,
  { upsert, ...selection }: Selection & { upsert: boolean },
  update: Update,
): Promise<{ changed: Changed[]; inserted?: Doc }> {
  for (let mayRepeat = true; ; mayRepeat = false) {
    const changed = await changeDocs(op, op.collection(ns), selection, (doc) => update.apply(doc, false));
    if (changed.length > 0 || !upsert) return { changed };
    const doc = upserted(selection.filter, update);
    try {
      const waiting = op.untilFree(() => insertDoc(op, op.ensureCollection(ns), doc));
      if (waiting) await waiting;
      return { changed, inserted: doc };
    } catch (error) {
      // Someone else's insert came first: as MongoDB does, look again whether it is the one to update.
      if (!mayRepeat || !(error instanceof Fault) || error.codeName !== 'DuplicateKey') throw error;
    }
  }
}
