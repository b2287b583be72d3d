import { Fault } from '../fault.js';
import { newClock } from './clock.js';
import { type Collection, newCollection } from './collection.js';
import { type Change, inMemory, type Journal, type Outcome } from './journal.js';
import type { Doc } from '../values/doc.js';
import type { IndexSpec } from './index-spec.js';
import type { StoredRecord } from './model.js';
import { newTransaction, type Transaction } from './model.js';

export type Store = ReturnType<typeof newStore>;

/** All collections, and the only place where something becomes part of the data: in memory and in the journal at once. */
export function newStore() {
  let journal: Journal = inMemory;
  const clock = newClock();
  const collections = new Map<string, Collection>();

  const add = (ns: string) => {
    const collection = newCollection(ns, clock);
    collections.set(ns, collection);
    return collection;
  };

  const record = (change: Change, undo: () => void) => journal.append({ changes: [change] }, undo);

  return {
    clock,
    collections,
    collection: (ns: string) => collections.get(ns),
    /** From now on every change is written there. */
    writeTo(target: Journal) {
      journal = target;
    },
    /** A collection the journal knows already. */
    load: add,
    create(ns: string): { collection: Collection; durable: Promise<void> } {
      const collection = add(ns);
      return { collection, durable: record({ create: ns }, () => collections.delete(ns)) };
    },
    drop(collection: Collection) {
      collections.delete(collection.ns);
      return record({ drop: collection.ns }, () => collections.set(collection.ns, collection));
    },
    addIndex(collection: Collection, spec: IndexSpec) {
      collection.addIndex(spec);
      return record({ index: collection.ns, spec }, () => collection.indexes.delete(spec.name));
    },
    dropIndex(collection: Collection, name: string) {
      const index = collection.indexes.get(name);
      if (!index) throw new Fault('IndexNotFound', `index not found with name [${name}]`);
      collection.indexes.delete(name);
      return record({ unindex: collection.ns, name }, () => collection.addIndex(index.spec));
    },
    /** Commits one document on its own; the record must be free. */
    put(collection: Collection, place: StoredRecord, doc: Doc | null) {
      const before = place.latest?.doc;
      const undo = collection.commit(place, doc, clock.tick());
      return record(doc ? { put: collection.ns, doc } : { remove: collection.ns, id: before?.['_id'] }, undo);
    },
    noteOutcome: (outcome: Outcome, undo: () => void) => journal.append({ changes: [], outcome }, undo),
    begin(): Transaction {
      const tx = newTransaction(clock.now());
      clock.opened(tx);
      return tx;
    },
    commit(tx: Transaction, outcome: Outcome, onUndo: () => void) {
      clock.closed(tx);
      const at = clock.tick();
      const changes: Change[] = [];
      const undos: (() => void)[] = [];
      for (const [place, collection] of tx.touched) {
        const doc = place.pending?.doc ?? null;
        const before = place.latest?.doc ?? null;
        if (!doc && !before) {
          collection.unstage(place);
          continue;
        }
        place.pending = null;
        undos.push(collection.commit(place, doc, at));
        changes.push(doc ? { put: collection.ns, doc } : { remove: collection.ns, id: before?.['_id'] });
      }
      tx.state = 'committed';
      tx.release();
      return journal.append({ changes, outcome }, () => {
        undos.reverse().forEach((undo) => undo());
        onUndo();
      });
    },
    abort(tx: Transaction) {
      if (tx.state !== 'open') return;
      tx.state = 'aborted';
      for (const [place, collection] of tx.touched) collection.unstage(place);
      clock.closed(tx);
      tx.release();
    },
    close: () => journal.close(),
  };
}
