import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { events } from '@wayhouse/contracts';
import {
  killBrokerProcesses,
  startBrokerProcess,
} from '../../../../../sandbox/emulators/rabbitmq/testing/broker-process.js';
import { type ServiceContext, startService } from '../../start-service.js';
import { bookingFacts } from '../../testing/booking-facts.js';
import { countingConsumer, processedCounts, countDuplicates } from '../../testing/counting-consumer.js';
import { withNoopConsumers } from '../../testing/with-noop-consumers.js';
import { eventually, testConfig } from '../../testing/test-service.js';
import { cleanUp } from '../../testing/clean-up.js';
import { onEvent } from '../consume/on-event.js';

// Needs the emulator: the broker of the test run must not be killed.
const dataDir = mkdtempSync(path.join(tmpdir(), 'wayhouse-killed-'));
afterAll(async () => {
  await killBrokerProcesses();
  rmSync(dataDir, { recursive: true });
});

test('every event is processed once when the broker is killed while events are published and processed', async () => {
  const broker = await startBrokerProcess(dataDir);
  const config = { ...testConfig('broker'), AMQP_URL: broker.url };
  const subscriberConfig = { ...config, MONGO_DATABASE: `${config.MONGO_DATABASE}-subscriber` };
  const started: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const subscriber = await startService('payment', subscriberConfig, (provided) => {
    const { count } = countingConsumer(provided);
    const consumer = onEvent(events.bookingConfirmed, async ({ bookingId }, tx) => {
      started.push(bookingId);
      await released;
      await count(bookingId, tx);
    });
    return { routes: [], consumers: withNoopConsumers('payment', consumer) };
  });
  let context: ServiceContext | undefined;
  const publisher = await startService('booking', config, (provided) => {
    context = provided;
    return { routes: [], consumers: withNoopConsumers('booking') };
  });
  const { inTransaction, outbox } = context!;
  // Those of one guest would be processed one after the other.
  const publish = (bookingId: string) => {
    const guest = { ...bookingFacts().guest, id: `guest-of-${bookingId}` };
    return inTransaction((tx) => outbox.add(tx, events.bookingConfirmed, bookingFacts({ bookingId, guest })));
  };
  const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `b${from + at}`);

  // Some are being processed, some are on their way, some are committed while the broker is down.
  for (const id of ids(0, 10)) await publish(id);
  await eventually(() => Promise.resolve(expect(new Set(started)).toEqual(new Set(ids(0, 10)))));
  const inFlight = Promise.all(ids(10, 40).map(publish));
  await broker.end('SIGKILL');
  await inFlight;
  for (const id of ids(40, 50)) await publish(id);
  release();
  await startBrokerProcess(dataDir, broker);

  const once = Object.fromEntries(ids(0, 50).map((id) => [id, 1]));
  await eventually(async () => expect(await processedCounts(subscriber)).toEqual(once));
  await eventually(async () => expect(await outbox.countUnsent()).toBe(0));
  // Those that were being processed are redelivered and recognized.
  await eventually(async () => expect(await countDuplicates(subscriber)).toBeGreaterThanOrEqual(10));
  expect(await processedCounts(subscriber)).toEqual(once);
  await Promise.all([subscriber.stop(), publisher.stop()]);
  await Promise.all([cleanUp(config), cleanUp(subscriberConfig)]);
});
