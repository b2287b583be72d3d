import type { Doc } from '../values/doc.js';
import type { Clock } from './clock.js';
import { afterAll, type Index, indexOf } from './index-entries.js';
import { idIndex, type IndexSpec } from './index-spec.js';
import type { StoredRecord } from './model.js';
import { documentsOf } from './record.js';
import type { Transaction } from './model.js';

export type Collection = ReturnType<typeof newCollection>;

/** Records by `_id`, with their index entries kept in step. Knows nothing of filters, waiting or the log. */
export function newCollection(ns: string, clock: Clock) {
  const records = new Map<string, StoredRecord>();
  const indexes = new Map<string, Index>([[idIndex.name, indexOf(idIndex)]]);
  let age = 0;

  function remember(record: StoredRecord, doc: Doc | null) {
    if (!doc) return;
    for (const index of indexes.values()) {
      for (const key of index.keysOf(doc)) index.entries.set(key + record.suffix, record);
    }
  }

  /** Takes out the entries that only `doc` had, and the record itself when nothing is left of it. */
  function forget(record: StoredRecord, doc: Doc | null) {
    const rest = documentsOf(record);
    if (doc) {
      for (const index of indexes.values()) {
        const kept = rest.flatMap((other) => index.keysOf(other));
        for (const key of index.keysOf(doc)) if (!kept.includes(key)) index.entries.delete(key + record.suffix);
      }
    }
    if (rest.length === 0 && !record.pending && !record.latest?.before) records.delete(record.id);
  }

  const collection = {
    ns,
    records,
    indexes,
    /** A record for a new `_id`; it joins the collection with its first write. */
    newPlace: (id: string): StoredRecord => ({ id, suffix: suffixOf(age++), latest: null, pending: null }),
    /** Makes `doc` the committed state; what it returns takes that back. */
    commit(record: StoredRecord, doc: Doc | null, at: number): () => void {
      const previous = record.latest;
      const keeps = clock.hasSnapshots() && previous !== null;
      records.set(record.id, record);
      record.latest = { at, doc, before: keeps ? previous : null };
      remember(record, doc);
      if (keeps) clock.keeps(record, collection);
      else forget(record, previous?.doc ?? null);
      return () => {
        record.latest = previous;
        if (previous) records.set(record.id, record);
        remember(record, previous?.doc ?? null);
        forget(record, doc);
      };
    },
    stage(record: StoredRecord, doc: Doc | null, by: Transaction) {
      const earlier = record.pending?.doc ?? null;
      records.set(record.id, record);
      record.pending = { by, doc };
      by.touched.set(record, collection);
      remember(record, doc);
      forget(record, earlier);
    },
    unstage(record: StoredRecord) {
      const staged = record.pending?.doc ?? null;
      record.pending = null;
      forget(record, staged);
    },
    /** Lets go of versions before those a snapshot at `oldest` sees; true when only one is left. */
    trim(record: StoredRecord, oldest: number): boolean {
      let seen = record.latest;
      while (seen && seen.at > oldest) seen = seen.before;
      const dropped = seen?.before ?? null;
      if (seen) seen.before = null;
      for (let version = dropped; version; version = version.before) forget(record, version.doc);
      if (record.latest?.before) return false;
      forget(record, null);
      return true;
    },
    addIndex(spec: IndexSpec): Index {
      const index = indexOf(spec);
      for (const record of records.values()) {
        for (const doc of documentsOf(record)) {
          for (const key of index.keysOf(doc)) index.entries.set(key + record.suffix, record);
        }
      }
      indexes.set(spec.name, index);
      return index;
    },
    recordsWith: (index: Index, key: string) => index.entries.range(key, key + afterAll),
    /** Transactions that have written here and are still open. */
    writers: () =>
      clock.openTransactions().filter((tx) => [...tx.touched.values()].some((keeper) => keeper === collection)),
  };
  return collection;
}

const suffixOf = (age: number) =>
  String.fromCharCode(
    Math.floor(age / 2 ** 32) & 255,
    (age >>> 24) & 255,
    (age >>> 16) & 255,
    (age >>> 8) & 255,
    age & 255,
  );
