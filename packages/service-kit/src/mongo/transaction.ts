import { SpanKind } from '@opentelemetry/api';
import type { ClientSession, Connection } from 'mongoose';
import { currentTraceparent } from '../request-context.js';
import { withSpan, type Tracing } from '../telemetry/tracing.js';

/** The session of a transaction. Only repositories and the kit look inside. */
export type Transaction = ClientSession;
export type InTransaction = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

const eventTypesByTx = new WeakMap<Transaction, string[]>();

/** Records the type of an event that is published if the transaction commits. */
export const recordEventType = (tx: Transaction, type: string): void => void eventTypesByTx.get(tx)?.push(type);

/**
 * Runs work in a transaction and retries transient conflicts. After the commit `afterCommit` is called with the types of
 * the transaction's events. Inside a trace the transaction is a span.
 */
export function transactionRunner(
  db: Connection,
  afterCommit: (types: string[]) => void,
  tracing?: Tracing,
): InTransaction {
  const spanOptions = { name: 'transaction', kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'mongodb' } };
  return async (work) => {
    let types: string[] = [];
    const commit = () =>
      db.transaction(
        (tx) => {
          // A retry adds its events again.
          eventTypesByTx.set(tx, (types = []));
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
    afterCommit(types);
    return result as Awaited<ReturnType<typeof work>>;
  };
}

/** Whether a write has violated a unique index. */
export function isDuplicateKey(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 11000;
}
