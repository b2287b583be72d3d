import { CommandError, writeConflict } from '../errors.js';
import type { Doc } from '../values/doc.js';
import type { Collection } from './collection.js';
import { newIndex } from './index-entries.js';
import { idIndex, type IndexSpec } from './index-spec.js';
import { blocked, type Operation } from './operation.js';
import { type StoredRecord, type Transaction, visible } from './record.js';

/** Fails unless `tx` (or, without one, a lone write) may change this record now. */
export function checkFree({ pending, latest }: StoredRecord, tx: Transaction | null): void {
  if (pending && pending.by !== tx) throw blocked(tx, pending.by);
  if (!pending && tx && latest && latest.at > tx.at) throw writeConflict();
}

/** Fails unless a writer may use the unique keys of a document now. */
export function checkKeys(collection: Collection, record: StoredRecord, doc: Doc, op: Operation): void {
  for (const index of collection.indexes.values()) {
    if (!index.spec.unique) continue;
    for (const key of index.keysOf(doc)) {
      const hasKey = (other: Doc | null) => other !== null && index.keysOf(other).includes(key);
      for (const rival of collection.recordsWith(index, key)) {
        if (rival === record) continue;
        // A key it sees is taken, whatever others are about to do to it.
        if (hasKey(visible(rival, op.view))) throw duplicateKey(collection.ns, index.spec);
        checkUnseen(rival, hasKey, op.tx);
      }
    }
  }
}

/** Fails if the key is being inserted, or has been inserted since the writer's snapshot. */
function checkUnseen({ pending, latest }: StoredRecord, hasKey: (doc: Doc | null) => boolean, tx: Transaction | null) {
  if (pending && pending.by !== tx && hasKey(pending.doc)) throw blocked(tx, pending.by);
  for (let version = latest; tx && version && version.at > tx.at; version = version.before) {
    if (hasKey(version.doc)) throw writeConflict();
  }
}

/** Fails when existing documents break a unique index. */
export function checkUnique(collection: Collection, spec: IndexSpec): void {
  const index = newIndex(spec);
  const seen = new Set<string>();
  for (const { latest } of collection.records.values()) {
    for (const key of latest?.doc ? index.keysOf(latest.doc) : []) {
      if (seen.has(key)) throw duplicateKey(collection.ns, spec);
      seen.add(key);
    }
  }
}

export const duplicateId = (ns: string) => duplicateKey(ns, idIndex);

const duplicateKey = (ns: string, spec: IndexSpec) =>
  new CommandError('DuplicateKey', `E11000 duplicate key error collection: ${ns} index: ${spec.name}`, {
    keyPattern: spec.key,
  });
