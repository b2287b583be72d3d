import { newClock } from './clock.js';
import { type Collection, newCollection } from './collection.js';
import { type Change, inMemory, type Journal, type Outcome } from './journal.js';
import type { Doc } from '../values/doc.js';
import type { Index } from './index-entries.js';
import type { IndexSpec } from './index-spec.js';
import { newTransaction, type RecordOwner, type StoredRecord, type Transaction } from './record.js';

export type Store = ReturnType<typeof newStore>;

/** All collections, and the only place where the data changes: in memory and in the journal at once. */
export function newStore() {
  let journal: Journal = inMemory;
  const clock = newClock();
  const collections = new Map<string, Collection>();

  const add = (ns: string) => {
    const collection = newCollection(ns, clock);
    collections.set(ns, collection);
    return collection;
  };

  const write = (change: Change, undo: () => void) => journal.append({ changes: [change] }, undo);

  return {
    clock,
    collections,
    /** From now on every change is written there. */
    writeTo(target: Journal) {
      journal = target;
    },
    /** A collection that is in the journal already. */
    load: add,
    create(ns: string): { collection: Collection; durable: Promise<void> } {
      const collection = add(ns);
      return { collection, durable: write({ create: ns }, () => collections.delete(ns)) };
    },
    /** A collection that exists once the transaction has been committed. */
    createIn(tx: Transaction, ns: string): Collection {
      tx.created.add(ns);
      return add(ns);
    },
    /** The open transaction that has created the collection. */
    creator: (ns: string): Transaction | undefined => clock.openTransactions().find(({ created }) => created.has(ns)),
    drop(collection: Collection) {
      collections.delete(collection.ns);
      return write({ drop: collection.ns }, () => collections.set(collection.ns, collection));
    },
    addIndex(collection: Collection, spec: IndexSpec) {
      collection.addIndex(spec);
      return write({ index: collection.ns, spec }, () => collection.indexes.delete(spec.name));
    },
    dropIndex(collection: Collection, index: Index) {
      const { name } = index.spec;
      collection.indexes.delete(name);
      return write({ dropIndex: collection.ns, name }, () => collection.addIndex(index.spec));
    },
    /** Commits one document on its own; the record must not be locked. */
    put(collection: Collection, record: StoredRecord, doc: Doc | null) {
      const change = changeOf(collection, record, doc);
      return write(change, collection.commit(record, doc, clock.tick()));
    },
    writeOutcome: (outcome: Outcome) => journal.append({ changes: [], outcome }, () => {}),
    begin(): Transaction {
      const tx = newTransaction(clock.now());
      clock.opened(tx);
      return tx;
    },
    commit(tx: Transaction, outcome: Outcome, onUndo: () => void) {
      clock.closed(tx);
      const at = clock.tick();
      const changes: Change[] = [...tx.created].map((ns) => ({ create: ns }));
      const undos: (() => void)[] = [...tx.created].map((ns) => () => collections.delete(ns));
      for (const [record, collection] of tx.touched) {
        const doc = record.pending?.doc ?? null;
        if (!doc && !record.latest?.doc) {
          collection.unstage(record);
          continue;
        }
        record.pending = null;
        changes.push(changeOf(collection, record, doc));
        undos.push(collection.commit(record, doc, at));
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
      for (const [record, collection] of tx.touched) collection.unstage(record);
      for (const ns of tx.created) collections.delete(ns);
      clock.closed(tx);
      tx.release();
    },
    close: () => journal.close(),
  };
}

const changeOf = ({ ns }: RecordOwner, { latest }: StoredRecord, doc: Doc | null): Change =>
  doc ? { put: ns, doc } : { remove: ns, id: latest?.doc?.['_id'] };
