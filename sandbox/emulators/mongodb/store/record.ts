import type { Doc } from '../values/doc.js';

/** A committed state of a document; `null` if it was deleted. Older ones stay while a snapshot may see them. */
type Version = { at: number; doc: Doc | null; before: Version | null };

/** The versions of the document with one `_id`. */
export type StoredRecord = {
  id: string;
  /** Unique in the collection and growing: makes index keys unique and orders equal ones by age. */
  suffix: string;
  latest: Version | null;
  /** What an open transaction has written; it also locks the record. */
  pending: { by: Transaction; doc: Doc | null } | null;
};

/** A collection as transactions and the clock see it. */
export type RecordOwner = {
  ns: string;
  /** Makes `doc` the committed state; the returned function undoes that. */
  commit(record: StoredRecord, doc: Doc | null, at: number): () => void;
  unstage(record: StoredRecord): void;
  /** Drops versions before those a snapshot at `oldest` sees; true when only one is left. */
  trim(record: StoredRecord, oldest: number): boolean;
};

export type Transaction = {
  /** It sees commits up to this moment. */
  at: number;
  state: 'open' | 'committed' | 'aborted';
  touched: Map<StoredRecord, RecordOwner>;
  /** The names of the collections that it has created; no other operation sees or uses them before the commit. */
  created: Set<string>;
  /** The open connections it has used. */
  connections: Set<object>;
  /** Resolves when its locks are released. */
  ended: Promise<void>;
  release(): void;
};

export function newTransaction(at: number): Transaction {
  let release = () => {};
  const ended = new Promise<void>((resolve) => (release = resolve));
  return { at, state: 'open', touched: new Map(), created: new Set(), connections: new Set(), ended, release };
}

/** A transaction sees its own writes and otherwise its snapshot, other readers the latest commits. */
export type View = { at: number; tx: Transaction | null };

export function visible(record: StoredRecord, view: View): Doc | null {
  if (record.pending && record.pending.by === view.tx) return record.pending.doc;
  let version = record.latest;
  while (version && version.at > view.at) version = version.before;
  return version?.doc ?? null;
}

/** Every document some reader may still see here. */
export function documentsOf(record: StoredRecord): Doc[] {
  const docs: Doc[] = [];
  if (record.pending?.doc) docs.push(record.pending.doc);
  for (let version = record.latest; version; version = version.before) if (version.doc) docs.push(version.doc);
  return docs;
}
