import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import type { Log } from '../log.js';
import { buildIndexes } from './build-indexes.js';
import { createLease, type Lease } from './lease.js';
import { migrate, type Migration } from './migrate.js';

const retryMilliseconds = 100;
/** A lease is renewed once half of its five seconds have passed. */
const renewMilliseconds = 1000;

type Options = { db: Connection; migrations: Migration[]; log: Log; now: () => Date };

/** Migrates the database and builds its indexes, while other processes of the service that start wait. */
export async function prepareDatabase(options: Options): Promise<void> {
  const lease = createLease(options.db, 'migrations');
  while (!(await lease.acquire())) await wait(retryMilliseconds);
  const renewal = renew(lease, options.log);
  try {
    await migrate(options);
    await buildIndexes(options.db);
  } finally {
    clearInterval(renewal);
    await lease.release();
  }
}

const renew = (lease: Lease, log: Log) =>
  setInterval(
    () =>
      void lease
        .acquire()
        .catch((error: Error) => log.warn({ error: error.message }, 'the lease could not be renewed')),
    renewMilliseconds,
  );
