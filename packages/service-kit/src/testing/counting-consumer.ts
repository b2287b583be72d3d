import { events } from '@wayhouse/contracts';
import { onEvent } from '../messaging/consume/on-event.js';
import type { Transaction } from '../mongo/transaction.js';
import type { ServiceContext, ServiceModule, startService } from '../start-service.js';
import { withNoopConsumers } from './with-noop-consumers.js';

/** The module of a payment service that counts how often it has processed the confirmation of each booking. */
export function countingConsumer({ db }: ServiceContext) {
  const counts = db.collection('counts');
  const count = (bookingId: string, session: Transaction) =>
    counts.updateOne({ bookingId }, { $inc: { count: 1 } }, { upsert: true, session });
  const consumer = onEvent(events.bookingConfirmed, ({ bookingId }, tx) => count(bookingId, tx));
  return { module: { routes: [], consumers: withNoopConsumers('payment', consumer) } satisfies ServiceModule, count };
}

type Service = Pick<Awaited<ReturnType<typeof startService>>, 'db' | 'metrics'>;

/** How often each booking was processed, by its id. */
export async function processedCounts({ db }: Service): Promise<Record<string, number>> {
  const rows = await db.collection<{ bookingId: string; count: number }>('counts').find().toArray();
  return Object.fromEntries(rows.map(({ bookingId, count }) => [bookingId, count]));
}

/** How many messages were recognized as duplicates. */
export async function countDuplicates({ metrics }: Service): Promise<number> {
  const metric = await metrics.registry.getSingleMetricAsString('event_processing_seconds');
  return Number(/^event_processing_seconds_count\{.*"duplicate".*\} (\d+)$/m.exec(metric)?.[1] ?? 0);
}
