import { Fault, writeConflict } from '../fault.js';
import type { Doc } from '../values/doc.js';
import { shellText } from '../values/shell-text.js';
import type { Collection } from './collection.js';
import { type Index, indexOf } from './index-entries.js';
import { idIndex, type IndexSpec } from './index-spec.js';
import type { StoredRecord } from './model.js';
import { visible } from './record.js';
import type { Transaction } from './model.js';

/** The open transaction that has to end before this may be decided; `undefined`: nothing stands in the way. */
export type Blocker = Transaction | undefined;

/** May `tx` (or, without one, a lone write) change this record now? */
export function blockerOf(record: StoredRecord, tx: Transaction | null): Blocker {
  if (record.pending) {
    if (record.pending.by === tx) return undefined;
    if (tx) throw writeConflict();
    return record.pending.by;
  }
  if (tx && record.latest && record.latest.at > tx.at) throw writeConflict();
  return undefined;
}

export function uniqueBlocker(collection: Collection, record: StoredRecord, doc: Doc, tx: Transaction | null): Blocker {
  for (const index of collection.indexes.values()) {
    if (!index.spec.unique) continue;
    for (const key of index.keysOf(doc)) {
      for (const [, other] of collection.recordsWith(index, key)) {
        if (other === record) continue;
        // Also an old version's key counts while this transaction's snapshot may hold it: MongoDB conflicts there too.
        const blocker = blockerOf(other, tx);
        if (blocker) return blocker;
        if (holds(index, other, key, tx)) throw duplicateKey(collection.ns, index.spec, index.valuesAt(doc, key));
      }
    }
  }
  return undefined;
}

function holds(index: Index, record: StoredRecord, key: string, tx: Transaction | null): boolean {
  const doc = visible(record, { at: Infinity, tx });
  return doc !== null && index.keysOf(doc).includes(key);
}

/** Throws when the documents that are there already break a unique index. */
export function checkUnique(collection: Collection, spec: IndexSpec): void {
  const index = indexOf(spec);
  const seen = new Set<string>();
  for (const record of collection.records.values()) {
    const doc = record.latest?.doc;
    for (const key of doc ? index.keysOf(doc) : []) {
      if (seen.has(key)) throw duplicateKey(collection.ns, spec, index.valuesAt(doc!, key));
      seen.add(key);
    }
  }
}

export const duplicateId = (ns: string, id: unknown) => duplicateKey(ns, idIndex, { _id: id });

const duplicateKey = (ns: string, spec: IndexSpec, keyValue: Doc) =>
  new Fault(
    'DuplicateKey',
    `E11000 duplicate key error collection: ${ns} index: ${spec.name} dup key: ${shellText(keyValue)}`,
    {
      keyPattern: spec.key,
      keyValue,
    },
  );
