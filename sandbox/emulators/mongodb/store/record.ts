import type { Doc } from '../values/doc.js';
import type { StoredRecord, Transaction } from './model.js';

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
