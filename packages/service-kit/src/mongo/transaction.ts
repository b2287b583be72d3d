import type { ClientSession, Connection } from 'mongoose';

/** The session that ties writes together; repositories pass it on, nobody else looks inside. */
export type Transaction = ClientSession;
export type InTransaction = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

/**
 * Runs `work` so that all of it commits or nothing; transient conflicts are tried again.
 * `afterCommit` is called once it stands.
 */
export function transactions(db: Connection, afterCommit: () => void): InTransaction {
  return async (work) => {
    const result = await db.transaction(work, {
      readConcern: { level: 'snapshot' },
      writeConcern: { w: 'majority' },
    });
    afterCommit();
    return result as Awaited<ReturnType<typeof work>>;
  };
}

/** Whether a unique index said no. */
export function isDuplicateKey(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 11000;
}
