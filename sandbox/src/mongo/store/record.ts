import type { Doc } from '../values/doc.js';
import type { Transaction } from './transaction.js';

/** A committed state of a document; `null` says it was deleted. Older ones stay while a snapshot may see them. */
export type Version = { at: number; doc: Doc | null; before: Version | null };

/** The place of one `_id` in a collection. */
export type StoredRecord = {
  id: string;
  /** Unique in the collection and growing: makes index keys unique and orders equal ones by age. */
  suffix: string;
  latest: Version | null;
  /** What an open transaction has written; it also locks the record. */
  pending: { by: Transaction; doc: Doc | null } | null;
};

/** From where a reader looks: a transaction sees its own writes and else its snapshot, others the latest commits. */
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
