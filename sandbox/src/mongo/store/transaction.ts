import type { Collection } from './collection.js';
import type { StoredRecord } from './record.js';

export type Transaction = {
  /** Commits up to this moment are what it sees. */
  at: number;
  state: 'open' | 'committed' | 'aborted';
  touched: Map<StoredRecord, Collection>;
  /** The client's connections it has used: when all are gone, so is the client. */
  connections: Set<object>;
  /** Settles when its locks are gone. */
  ended: Promise<void>;
  release(): void;
};

export function newTransaction(at: number): Transaction {
  let release = () => {};
  const ended = new Promise<void>((resolve) => (release = resolve));
  return { at, state: 'open', touched: new Map(), connections: new Set(), ended, release };
}
