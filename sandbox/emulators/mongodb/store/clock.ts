import type { RecordOwner, StoredRecord, Transaction } from './record.js';

export type Clock = ReturnType<typeof newClock>;

/** Counts commits, tracks the open transactions, and drops old versions once no snapshot can see them. */
export function newClock() {
  let commits = 0;
  const open = new Set<Transaction>();
  const versioned = new Map<StoredRecord, RecordOwner>();

  return {
    now: () => commits,
    tick: () => ++commits,
    opened: (tx: Transaction) => void open.add(tx),
    closed(tx: Transaction) {
      open.delete(tx);
      const oldest = Math.min(commits, ...[...open].map(({ at }) => at));
      for (const [record, collection] of versioned) {
        if (collection.trim(record, oldest)) versioned.delete(record);
      }
    },
    openTransactions: () => [...open],
    /** The record has older versions for now. */
    hasVersions: (record: StoredRecord, collection: RecordOwner) => void versioned.set(record, collection),
  };
}
