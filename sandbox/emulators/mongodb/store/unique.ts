import { CommandError, writeConflict } from '../errors.js';
import type { Doc } from '../values/doc.js';
import type { Collection } from './collection.js';
import { newIndex } from './index-entries.js';
import { idIndex, type IndexSpec } from './index-spec.js';
import type { Blocker } from './operation.js';
import { type StoredRecord, type Transaction, visible } from './record.js';

/** May `tx` (or, without one, a lone write) change this record now? */
export function recordBlocker(record: StoredRecord, tx: Transaction | null): Blocker {
  if (record.pending) {
    if (record.pending.by === tx) return undefined;
    if (tx) throw writeConflict();
    return record.pending.by;
  }
  if (tx && record.latest && record.latest.at > tx.at) throw writeConflict();
  return undefined;
}

/**
 * What a writer that needs a unique key has to wait for, or fails by: the key is being inserted, or has been inserted
 * since its snapshot, where it does not see it. A key it sees is taken, whatever others are about to do to it.
 */
function keyBlocker(record: StoredRecord, hasKey: (doc: Doc) => boolean, tx: Transaction | null): Blocker {
  const seen = seenBy(record, tx);
  if (seen && hasKey(seen)) return undefined;
  const { pending } = record;
  if (pending && pending.by !== tx && pending.doc && hasKey(pending.doc)) {
    if (tx) throw writeConflict();
    return pending.by;
  }
  for (let version = record.latest; tx && version && version.at > tx.at; version = version.before) {
    if (version.doc && hasKey(version.doc)) throw writeConflict();
  }
  return undefined;
}

const seenBy = (record: StoredRecord, tx: Transaction | null) => visible(record, { at: tx ? tx.at : Infinity, tx });

export function uniqueBlocker(collection: Collection, record: StoredRecord, doc: Doc, tx: Transaction | null): Blocker {
  for (const index of collection.indexes.values()) {
    if (!index.spec.unique) continue;
    for (const key of index.keysOf(doc)) {
      const hasKey = (other: Doc) => index.keysOf(other).includes(key);
      const rivals = collection.recordsWith(index, key).filter((rival) => rival !== record);
      for (const rival of rivals) {
        const blocker = keyBlocker(rival, hasKey, tx);
        if (blocker) return blocker;
      }
      for (const rival of rivals) {
        const seen = seenBy(rival, tx);
        if (seen && hasKey(seen)) throw duplicateKey(collection.ns, index.spec, index.valuesAt(doc, key));
      }
    }
  }
  return undefined;
}

/** Throws when existing documents break a unique index. */
export function checkUnique(collection: Collection, spec: IndexSpec): void {
  const index = newIndex(spec);
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
  new CommandError(
    'DuplicateKey',
    `E11000 duplicate key error collection: ${ns} index: ${spec.name} dup key: ${JSON.stringify(keyValue)}`,
    { keyPattern: spec.key, keyValue },
  );
