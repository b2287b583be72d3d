import type { Keeper, StoredRecord, Transaction } from './model.js';

export type Clock = {
  now(): number;
  tick(): number;
  hasSnapshots(): boolean;
  opened(tx: Transaction): void;
  closed(tx: Transaction): void;
  openTransactions(): Transaction[];
  /** The record keeps older versions for now. */
  keeps(record: StoredRecord, collection: Keeper): void;
};

/** Counts commits, knows the open transactions, and lets go of old versions once no snapshot can see them. */
export function newClock(): Clock {
  let now = 0;
  const open = new Set<Transaction>();
  const versioned = new Map<StoredRecord, Keeper>();

  function trim() {
    let oldest = now;
    for (const { at } of open) if (at < oldest) oldest = at;
    for (const [record, collection] of versioned) {
      if (collection.trim(record, oldest)) versioned.delete(record);
    }
  }

  return {
    now: () => now,
    tick: () => ++now,
    hasSnapshots: () => open.size > 0,
    opened: (tx) => void open.add(tx),
    closed(tx: Transaction) {
      open.delete(tx);
      trim();
    },
    openTransactions: () => [...open],
    keeps: (record, collection) => void versioned.set(record, collection),
  };
}
