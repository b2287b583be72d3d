import { Timestamp } from 'bson';
import type { RecordOwner, StoredRecord, Transaction } from './record.js';

export type Clock = ReturnType<typeof newClock>;

/** Counts commits, tracks the open transactions, and drops old versions once no snapshot can see them. */
export function newClock() {
  let commits = 0;
  let latest = { t: seconds(), i: 1 };
  const open = new Set<Transaction>();
  const versioned = new Map<StoredRecord, RecordOwner>();

  function trim() {
    let oldest = commits;
    for (const { at } of open) if (at < oldest) oldest = at;
    for (const [record, collection] of versioned) {
      if (collection.trim(record, oldest)) versioned.delete(record);
    }
  }

  return {
    now: () => commits,
    tick() {
      const t = seconds();
      latest = t > latest.t ? { t, i: 1 } : { t: latest.t, i: latest.i + 1 };
      return ++commits;
    },
    /** The time of the last commit, as the drivers see it. */
    operationTime: () => new Timestamp(latest),
    hasSnapshots: () => open.size > 0,
    opened: (tx: Transaction) => void open.add(tx),
    closed(tx: Transaction) {
      open.delete(tx);
      trim();
    },
    openTransactions: () => [...open],
    /** The record has older versions for now. */
    hasVersions: (record: StoredRecord, collection: RecordOwner) => void versioned.set(record, collection),
  };
}

const seconds = () => Math.floor(Date.now() / 1000);
