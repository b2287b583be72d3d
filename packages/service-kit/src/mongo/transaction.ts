import { setTimeout as wait } from 'node:timers/promises';
import { SpanKind } from '@opentelemetry/api';
import type { ClientSession, Connection } from 'mongoose';
import { currentTraceparent } from '../request-context.js';
import { withSpan, type Tracing } from '../telemetry/tracing.js';

/** The session of a transaction. Only repositories and the kit look inside. */
export type Transaction = ClientSession;
export type InTransaction = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

/** What a transaction leaves to others to do: to publish events of these types, and to run jobs of these collections. */
export type LeftToDo = { eventTypes: string[]; jobs: Set<string> };

const leftByTx = new WeakMap<Transaction, LeftToDo>();

/** Records the type of an event that is published if the transaction commits. */
export const recordEventType = (tx: Transaction, type: string): void => void leftByTx.get(tx)?.eventTypes.push(type);

/** Records the collection of a job that is run if the transaction commits. */
export const recordJob = (tx: Transaction, collection: string): void => void leftByTx.get(tx)?.jobs.add(collection);

/**
 * A random time in milliseconds before a transaction that others conflict with is repeated, as MongoDB's specification of drivers has
 * it. Repeated at once, it mostly meets the same transaction again.
 */
const backoff = (conflicts: number): number => Math.random() * Math.min(5 * 1.5 ** (conflicts - 1), 500);

/**
 * Runs work in a transaction and retries transient conflicts. After the commit `afterCommit` is called with what the
 * transaction leaves to do. Inside a trace the transaction is a span.
 */
export function transactionRunner(
  db: Connection,
  afterCommit: (left: LeftToDo) => void,
  tracing?: Tracing,
): InTransaction {
  const spanOptions = { name: 'transaction', kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'mongodb' } };
  return async (work) => {
    let left: LeftToDo;
    let conflicts = 0;
    const commit = () =>
      db.transaction(
        async (tx) => {
          if (left) await wait(backoff(++conflicts));
          // A retry adds its events and jobs again.
          leftByTx.set(tx, (left = { eventTypes: [], jobs: new Set() }));
          return work(tx);
        },
        { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } },
      );
    const result = await withSpan(currentTraceparent() ? tracing : undefined, spanOptions, async (span) => {
      span?.setAttribute('wayhouse.committed', false);
      const committed = await commit();
      span?.setAttribute('wayhouse.committed', true);
      return committed;
    });
    afterCommit(left!);
    return result as Awaited<ReturnType<typeof work>>;
  };
}

/** Whether a write has violated a unique index. */
export function isDuplicateKey(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 11000;
}
