import type { Doc } from '../values/doc.js';
import type { Clock } from './clock.js';
import { afterAll, type Index, newIndex } from './index-entries.js';
import { idIndex, type IndexSpec } from './index-spec.js';
import { documentsOf, type RecordOwner, type StoredRecord, type Transaction } from './record.js';

export type Collection = RecordOwner & {
  records: Map<string, StoredRecord>;
  indexes: Map<string, Index>;
  /** A record for a new `_id`; it joins the collection with its first write. */
  newRecord(id: string): StoredRecord;
  stage(record: StoredRecord, doc: Doc | null, by: Transaction): void;
  addIndex(spec: IndexSpec): void;
  recordsWith(index: Index, key: string): StoredRecord[];
  /** Open transactions that have written here. */
  writers(): Transaction[];
};

/** Records by `_id`, with their index entries in step. Knows nothing of filters, waiting or the log. */
export function newCollection(ns: string, clock: Clock): Collection {
  const records = new Map<string, StoredRecord>();
  const indexes = new Map<string, Index>([[idIndex.name, newIndex(idIndex)]]);
  let age = 0;

  function addEntries(record: StoredRecord, doc: Doc | null, into: Iterable<Index> = indexes.values()) {
    if (!doc) return;
    for (const { keysOf, entries } of into) {
      for (const key of keysOf(doc)) entries.set(key + record.suffix, record);
    }
  }

  /** Removes the entries that only `doc` had, and the record itself when nothing is left of it. */
  function removeEntries(record: StoredRecord, doc: Doc | null) {
    const rest = documentsOf(record);
    if (doc) {
      for (const index of indexes.values()) {
        const needed = rest.flatMap((other) => index.keysOf(other));
        for (const key of index.keysOf(doc)) if (!needed.includes(key)) index.entries.delete(key + record.suffix);
      }
    }
    if (rest.length === 0 && !record.pending && !record.latest?.before) records.delete(record.id);
  }

  const collection: Collection = {
    ns,
    records,
    indexes,
    newRecord: (id) => ({ id, suffix: suffixOf(age++), latest: null, pending: null }),
    commit(record, doc, at) {
      const previous = record.latest;
      const isSeen = clock.openTransactions().length > 0 && previous !== null;
      records.set(record.id, record);
      record.latest = { at, doc, before: isSeen ? previous : null };
      addEntries(record, doc);
      if (isSeen) clock.hasVersions(record, collection);
      else removeEntries(record, previous?.doc ?? null);
      return () => {
        record.latest = previous;
        if (previous) records.set(record.id, record);
        addEntries(record, previous?.doc ?? null);
        removeEntries(record, doc);
      };
    },
    stage(record, doc, by) {
      const earlier = record.pending?.doc ?? null;
      records.set(record.id, record);
      record.pending = { by, doc };
      by.touched.set(record, collection);
      addEntries(record, doc);
      removeEntries(record, earlier);
    },
    unstage(record) {
      const staged = record.pending?.doc ?? null;
      record.pending = null;
      removeEntries(record, staged);
    },
    trim(record, oldest) {
      let seen = record.latest;
      while (seen && seen.at > oldest) seen = seen.before;
      const dropped = seen?.before ?? null;
      if (seen) seen.before = null;
      for (let version = dropped; version; version = version.before) removeEntries(record, version.doc);
      if (record.latest?.before) return false;
      removeEntries(record, null);
      return true;
    },
    addIndex(spec) {
      const index = newIndex(spec);
      for (const record of records.values()) {
        for (const doc of documentsOf(record)) addEntries(record, doc, [index]);
      }
      indexes.set(spec.name, index);
    },
    recordsWith: (index, key) => [...index.entries.range(key, key + afterAll)].map(([, record]) => record),
    writers: () => clock.openTransactions().filter((tx) => [...tx.touched.values()].includes(collection)),
  };
  return collection;
}

const suffixOf = (age: number) => age.toString(36).padStart(7, '0');
