import { events } from '@wayhouse/contracts';
import { createLog } from '../../log.js';
import { buildIndexes } from '../../mongo/build-indexes.js';
import { connectMongo } from '../../mongo/connect-mongo.js';
import { transactionRunner } from '../../mongo/transaction.js';
import { bookingFacts } from '../../testing/booking-facts.js';
import { eventually, testConfig } from '../../testing/test-service.js';
import { openBroker } from '../broker.js';
import { openRelayWakeup } from './relay-wakeup.js';
import { openOutbox } from './outbox.js';
import { createLease } from '../../mongo/lease.js';
import { startRelay } from './relay.js';

const config = testConfig('wakeup');
const log = createLog('booking', config.LOG_LEVEL);
const never = 2 ** 30;
const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of stops) await stop();
});

/** The messaging of one process of a service, whose relay is only woken and does not poll. */
async function startProcess(published: string[]) {
  const db = await connectMongo(config.MONGO_URL, String(config.MONGO_DATABASE));
  const broker = await openBroker({ url: config.AMQP_URL, log });
  const outbox = openOutbox(db);
  await buildIndexes(db);
  const wakeup = await openRelayWakeup({ broker, namespace: config.AMQP_NAMESPACE, service: 'booking', log });
  const publish = (rows: { _id: string }[]) => {
    const ids = rows.map(({ _id }) => _id);
    published.push(...ids);
    return Promise.resolve({ sent: ids, unroutable: [] });
  };
  const relay = startRelay({
    lease: createLease(db, 'outbox-relay'),
    outbox,
    publish,
    wakeup,
    log,
    pollMilliseconds: never,
  });
  stops.unshift(async () => {
    await relay.stop();
    await broker.close();
    await db.close();
  });
  const inTransaction = transactionRunner(db, relay.onCommit);
  return { db, commit: () => inTransaction((tx) => outbox.add(tx, events.bookingConfirmed, bookingFacts())) };
}

test('an event of a process without the lease is published at once by the process that holds it', async () => {
  const [byFirst, bySecond]: [string[], string[]] = [[], []];
  const first = await startProcess(byFirst);
  stops.unshift(() => first.db.dropDatabase().then(() => undefined));
  await first.commit();
  await eventually(() => Promise.resolve(expect(byFirst).toHaveLength(1)));
  // The first process keeps the lease, however slowly the second one starts.
  const until = new Date(Date.now() + never);
  await first.db.collection('leases').updateOne({}, { $set: { until } });
  const second = await startProcess(bySecond);
  await second.commit();
  await eventually(() => Promise.resolve(expect(byFirst).toHaveLength(2)));
  expect(bySecond).toEqual([]);
});
