import { Fault, unsupported } from '../fault.js';
import type { Collection } from './collection.js';
import type { StoredRecord } from './model.js';
import type { View } from './record.js';
import type { Store } from './store.js';
import type { Transaction } from './model.js';
import type { Blocker } from './unique.js';
import type { Doc } from '../values/doc.js';

export type Operation = ReturnType<typeof newOperation>;

/**
 * One command at work: from where it looks, what it has written, and what must be safe before it is answered. At its
 * deadline it waits for nobody any more.
 */
export function newOperation(store: Store, tx: Transaction | null, deadline = Infinity) {
  let durable: Promise<void> = Promise.resolve();
  const view: View = { at: tx ? tx.at : Infinity, tx };

  const operation = {
    store,
    tx,
    view,
    durable: () => durable,
    mustBeDurable(promise: Promise<void>) {
      durable = promise;
    },
    collection: (ns: string) => store.collection(ns),
    ensureCollection(ns: string): Collection {
      const known = store.collection(ns);
      if (known) return known;
      if (/\.system\.|^(admin|local|config)\./.test(ns)) throw unsupported(`writing to ${ns}`);
      if (ns.endsWith('.') || ns.includes('$') || ns.includes('\0'))
        throw new Fault('InvalidNamespace', `Invalid namespace specified '${ns}'`);
      const made = store.create(ns);
      durable = made.durable;
      return made.collection;
    },
    /** The caller has made sure that nothing blocks the record. */
    write(collection: Collection, record: StoredRecord, doc: Doc | null) {
      if (tx) collection.stage(record, doc, tx);
      else durable = store.put(collection, record, doc);
    },
    /**
     * Tries until no open transaction is in the way. The first attempt happens at once; only where it has to wait does
     * it return a promise, so that a command that need not wait runs without interruption.
     */
    untilFree(attempt: () => Blocker): Promise<void> | undefined {
      const blocker = attempt();
      return blocker && retried(blocker, attempt, deadline);
    },
  };
  return operation;
}

async function retried(first: Transaction, attempt: () => Blocker, deadline: number): Promise<void> {
  for (let blocker: Blocker = first; blocker; blocker = attempt()) await ended(blocker, deadline);
}

async function ended(tx: Transaction, deadline: number): Promise<void> {
  if (deadline === Infinity) return tx.ended;
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    const refuse = () => reject(new Fault('MaxTimeMSExpired', 'operation exceeded time limit'));
    timer = setTimeout(refuse, Math.max(0, deadline - Date.now()));
  });
  return Promise.race([tx.ended, tooLate]).finally(() => clearTimeout(timer));
}

/** Changes to a collection as a whole wait until no open transaction has written in it. */
export async function waitForWriters(collection: Collection): Promise<void> {
  for (let [writer] = collection.writers(); writer; [writer] = collection.writers()) await writer.ended;
}
