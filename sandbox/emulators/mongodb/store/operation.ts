import { CommandError, unsupported, writeConflict } from '../errors.js';
import type { Doc } from '../values/doc.js';
import type { Collection } from './collection.js';
import type { StoredRecord, Transaction, View } from './record.js';
import type { Store } from './store.js';

export type Operation = ReturnType<typeof newOperation>;

/** The open transaction that has to end before a write can be decided; `undefined` if the write is not blocked. */
export type Blocker = Transaction | undefined;

/** One command at work: what it sees, what it has written, and what must be on disk before the reply. */
export function newOperation(store: Store, tx: Transaction | null, deadline = Infinity) {
  let durable: Promise<void> = Promise.resolve();
  const view: View = { at: tx ? tx.at : Infinity, tx };

  return {
    store,
    tx,
    view,
    durable: () => durable,
    mustBeDurable(promise: Promise<void>) {
      durable = promise;
    },
    collection: (ns: string): Collection | undefined => store.collection(ns, tx),
    /** Another transaction that is creating the collection; a write of a transaction conflicts with it. */
    creationBlocker(ns: string): Blocker {
      const creator = store.creatorOf(ns);
      if (creator === undefined || creator === tx) return undefined;
      if (tx) throw writeConflict();
      return creator;
    },
    /** The caller has checked that nothing blocks the collection's creation. */
    ensureCollection(ns: string): Collection {
      const existing = store.collection(ns, tx);
      if (existing) return existing;
      if (/\.system\.|^(admin|local|config)\./.test(ns)) throw unsupported(`writing to ${ns}`);
      if (ns.endsWith('.') || ns.includes('$') || ns.includes('\0'))
        throw new CommandError('InvalidNamespace', `Invalid namespace specified '${ns}'`);
      if (tx) return store.createWithin(tx, ns);
      const created = store.create(ns);
      durable = created.durable;
      return created.collection;
    },
    /** The caller has checked that nothing blocks the record. */
    write(collection: Collection, record: StoredRecord, doc: Doc | null) {
      if (tx) collection.stage(record, doc, tx);
      else durable = store.put(collection, record, doc);
    },
    /**
     * Repeats `attempt` until no open transaction blocks it. The first attempt is synchronous; only where it has to
     * wait is a promise returned, so that a command that need not wait runs without interruption.
     */
    retryWhileBlocked(attempt: () => Blocker): Promise<void> | undefined {
      const blocker = attempt();
      return blocker && retry(blocker, attempt, deadline);
    },
  };
}

async function retry(first: Transaction, attempt: () => Blocker, deadline: number): Promise<void> {
  for (let blocker: Blocker = first; blocker; blocker = attempt()) await waitForEnd(blocker, deadline);
}

async function waitForEnd(tx: Transaction, deadline: number): Promise<void> {
  if (deadline === Infinity) return tx.ended;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const fail = () => reject(new CommandError('MaxTimeMSExpired', 'operation exceeded time limit'));
    timer = setTimeout(fail, Math.max(0, deadline - Date.now()));
  });
  return Promise.race([tx.ended, timeout]).finally(() => clearTimeout(timer));
}

/** Changes to a collection as a whole wait until no open transaction has written to it. */
export async function waitForWriters(collection: Collection): Promise<void> {
  for (let [writer] = collection.writers(); writer; [writer] = collection.writers()) await writer.ended;
}

/** Creating a collection explicitly waits until no open transaction is creating it. */
export async function waitForCreator(op: Operation, ns: string): Promise<void> {
  for (let tx = op.creationBlocker(ns); tx; tx = op.creationBlocker(ns)) await tx.ended;
}
