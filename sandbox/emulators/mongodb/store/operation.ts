import { noSuchTransaction, unsupported, writeConflict } from '../errors.js';
import type { Doc } from '../values/doc.js';
import type { Collection } from './collection.js';
import type { StoredRecord, Transaction, View } from './record.js';
import type { Store } from './store.js';

export type Operation = ReturnType<typeof newOperation>;

/** One command at work: what it sees, what it has written, and what must be on disk before the reply. */
export function newOperation(store: Store, tx: Transaction | null) {
  const written: Promise<void>[] = [];
  const view: View = { at: tx ? tx.at : Infinity, tx };
  const mustBeDurable = (promise: Promise<void>) => void written.push(promise);

  function checkOpen() {
    if (tx && tx.state !== 'open') throw noSuchTransaction('the transaction has been aborted');
  }

  return {
    tx,
    view,
    mustBeDurable,
    durable: () => Promise.all(written),
    collection: (ns: string): Collection | undefined => store.collections.get(ns),
    ensureCollection(ns: string): Collection {
      checkOpen();
      const existing = store.collections.get(ns);
      const creator = store.creator(ns);
      if (creator && creator !== tx) throw blocked(tx, creator);
      if (existing) return existing;
      if (!/^(?!admin\.|local\.|config\.)[\w-]+\.(?!system\.)[\w.-]+$/.test(ns)) throw unsupported(`writing to ${ns}`);
      if (tx) return store.createIn(tx, ns);
      const { collection, durable } = store.create(ns);
      mustBeDurable(durable);
      return collection;
    },
    /** The caller has checked that nothing blocks the record. */
    write(collection: Collection, record: StoredRecord, doc: Doc | null) {
      if (!tx) return mustBeDurable(store.put(collection, record, doc));
      checkOpen();
      collection.stage(record, doc, tx);
    },
  };
}

/** What a lone write has to wait for. */
class Blocked extends Error {
  constructor(readonly by: Transaction) {
    super('blocked by a transaction');
  }
}

/** A write meets one of another open transaction: in a transaction that is a conflict, a lone one waits. */
export const blocked = (tx: Transaction | null, by: Transaction): Error => (tx ? writeConflict() : new Blocked(by));

/** Repeats `attempt` until no open transaction blocks it. */
export async function whenFree<Result>(attempt: () => Result): Promise<Result> {
  for (;;) {
    try {
      return attempt();
    } catch (error) {
      if (!(error instanceof Blocked)) throw error;
      await error.by.ended;
    }
  }
}

/** Changes to a collection as a whole wait until no open transaction has written to it. */
export async function waitForWriters(collection: Collection): Promise<void> {
  for (let [writer] = collection.writers(); writer; [writer] = collection.writers()) await writer.ended;
}
