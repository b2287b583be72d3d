import { events } from '@wayhouse/contracts';
import type { ServiceConfig } from '../config.js';
import { onEvent } from '../messaging/consume/on-event.js';
import { type ServiceContext, startService } from '../start-service.js';
import { bookingFacts } from './booking-facts.js';
import { countingConsumer } from './counting-consumer.js';
import { withNoopConsumers } from './with-noop-consumers.js';

/** The line after which the process ends. */
export type CrashPoint = 'event committed' | 'event published' | 'handler started' | 'handler committed';

const { config, crashPoint } = JSON.parse(String(process.argv[2])) as { config: ServiceConfig; crashPoint: CrashPoint };

/** Like `kill -9`, but at exactly this line. */
const crash = (): never => {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('unreachable');
};
const crashAfterCommit = () => ({ poll: crash, stop: () => Promise.resolve() });

async function publishAndCrash() {
  let context: ServiceContext | undefined;
  await startService('booking', config, (provided) => {
    context = provided;
    if (crashPoint === 'event published') provided.outbox.markSent = () => Promise.resolve(crash());
    // The relay polls at any moment, also between the commit and `afterCommit`.
    if (crashPoint === 'event committed') provided.outbox.unsent = () => Promise.resolve([]);
    const workers = crashPoint === 'event committed' ? [crashAfterCommit] : [];
    return { routes: [], consumers: withNoopConsumers('booking'), workers };
  });
  const { db, inTransaction, outbox } = context!;
  await inTransaction(async (tx) => {
    await db.collection('changes').insertOne({ change: 'made' }, { session: tx });
    await outbox.add(tx, events.bookingConfirmed, bookingFacts());
  });
}

const consumeAndCrash = () =>
  startService('payment', config, (context) => {
    const { module, count } = countingConsumer(context);
    if (crashPoint === 'handler committed') return { ...module, workers: [crashAfterCommit] };
    const crashInHandler = onEvent(events.bookingConfirmed, async ({ bookingId }, tx) => {
      await count(bookingId, tx);
      crash();
    });
    return { routes: [], consumers: withNoopConsumers('payment', crashInHandler) };
  });

await (crashPoint.startsWith('event') ? publishAndCrash() : consumeAndCrash());
