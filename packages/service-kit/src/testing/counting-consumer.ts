import { events } from '@wayhouse/contracts';
import { on } from '../messaging/consume/on-event.js';
import type { Transaction } from '../mongo/transaction.js';
import type { Given, Parts, runService } from '../run-service.js';
import { hearingAll } from './with-noop-consumers.js';

/** A payment service that counts how often it has worked on each booking's confirmation: twice is twice. */
export function countingHearer({ db }: Given) {
  const counts = db.collection('counts');
  const count = (bookingId: string, session: Transaction) =>
    counts.updateOne({ bookingId }, { $inc: { count: 1 } }, { upsert: true, session });
  const consumer = on(events.bookingConfirmed, ({ bookingId }, tx) => count(bookingId, tx));
  return { parts: { routes: [], consumers: hearingAll('payment', consumer) } satisfies Parts, count };
}

type Service = Pick<Awaited<ReturnType<typeof runService>>, 'db' | 'metrics'>;

/** How often each booking was worked on, by its id. */
export async function countsOf({ db }: Service): Promise<Record<string, number>> {
  const rows = await db.collection<{ bookingId: string; count: number }>('counts').find().toArray();
  return Object.fromEntries(rows.map(({ bookingId, count }) => [bookingId, count]));
}

/** How often an event was met that had been worked on before. */
export async function repeatedBy({ metrics }: Service): Promise<number> {
  const told = await metrics.registry.getSingleMetricAsString('event_work_seconds');
  return Number(/^event_work_seconds_count\{.*"repeated".*\} (\d+)$/m.exec(told)?.[1] ?? 0);
}
