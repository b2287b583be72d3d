import { SpanKind } from '@opentelemetry/api';
import type { ClientSession, Connection } from 'mongoose';
import { currentTraceparent } from '../request-context.js';
import { inSpan, type Tracing } from '../telemetry/tracing.js';

/** The session that ties writes together; repositories pass it on, nobody else looks inside. */
export type Transaction = ClientSession;
export type InTransaction = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

const told = new WeakMap<Transaction, string[]>();

/** Notes the type of an event that stands once the transaction does. */
export const noteEvent = (tx: Transaction, type: string): void => void told.get(tx)?.push(type);

/**
 * Runs `work` so that all of it commits or nothing; transient conflicts are tried again. `afterCommit` is called once it
 * stands, with the types of its events. Inside a trace it is a span.
 */
export function transactions(db: Connection, afterCommit: (types: string[]) => void, tracing?: Tracing): InTransaction {
  const about = { name: 'transaction', kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'mongodb' } };
  return async (work) => {
    let types: string[] = [];
    const commit = () =>
      db.transaction(
        (tx) => {
          // A further try tells its events anew.
          told.set(tx, (types = []));
          return work(tx);
        },
        { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } },
      );
    const result = await inSpan(currentTraceparent() ? tracing : undefined, about, async (span) => {
      span?.setAttribute('wayhouse.committed', false);
      const committed = await commit();
      span?.setAttribute('wayhouse.committed', true);
      return committed;
    });
    afterCommit(types);
    return result as Awaited<ReturnType<typeof work>>;
  };
}

/** Whether a unique index said no. */
export function isDuplicateKey(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 11000;
}
