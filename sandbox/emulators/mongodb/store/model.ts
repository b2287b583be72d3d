import type { Doc } from '../values/doc.js';

/** A committed state of a document; `null` says it was deleted. Older ones stay while a snapshot may see them. */
type Version = { at: number; doc: Doc | null; before: Version | null };

/** The place of one `_id` in a collection. */
export type StoredRecord = {
  id: string;
  /** Unique in the collection and growing: makes index keys unique and orders equal ones by age. */
  suffix: string;
  latest: Version | null;
  /** What an open transaction has written; it also locks the record. */
  pending: { by: Transaction; doc: Doc | null } | null;
};

/** What keeps records: a collection, as transactions and the clock see it. */
export type Keeper = {
  ns: string;
  commit(record: StoredRecord, doc: Doc | null, at: number): () => void;
  unstage(record: StoredRecord): void;
  trim(record: StoredRecord, oldest: number): boolean;
};

export type Transaction = {
  /** Commits up to this moment are what it sees. */
  at: number;
  state: 'open' | 'committed' | 'aborted';
  touched: Map<StoredRecord, Keeper>;
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
