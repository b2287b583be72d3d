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
import { cleanUp } from '../../testing/clean-up.js';
import { countingConsumer, processedCounts } from '../../testing/counting-consumer.js';
import { withNoopConsumers } from '../../testing/with-noop-consumers.js';
import { eventually, testConfig } from '../../testing/test-service.js';

// Needs the emulator: a real broker cannot be made to hold its confirmations.
const dataDir = mkdtempSync(path.join(tmpdir(), 'wayhouse-unconfirmed-'));
afterAll(async () => {
  await killBrokerProcesses();
  rmSync(dataDir, { recursive: true });
});

test('events that the broker has not confirmed are published again after its crash, and processed once', async () => {
  const broker = await startBrokerProcess(dataDir);
  const config = { ...testConfig('unconfirmed'), AMQP_URL: broker.url };
  const subscriberConfig = { ...config, MONGO_DATABASE: `${config.MONGO_DATABASE}-subscriber` };
  const subscriber = await startService('payment', subscriberConfig, (provided) => countingConsumer(provided).module);
  let context: ServiceContext | undefined;
  const published: string[] = [];
  const publisher = await startService('booking', config, (provided) => {
    context = provided;
    const { unsent } = provided.outbox;
    // The relay publishes at once what it has read.
    provided.outbox.unsent = async (...which) => {
      const rows = await unsent(...which);
      published.push(...rows.map(({ data }) => (data as { bookingId: string }).bookingId));
      return rows;
    };
    return { routes: [], consumers: withNoopConsumers('booking') };
  });
  const { inTransaction, outbox } = context!;
  const publish = (...bookingIds: string[]) =>
    inTransaction(async (tx) => {
      for (const bookingId of bookingIds) await outbox.add(tx, events.bookingConfirmed, bookingFacts({ bookingId }));
    });
  await publish('confirmed');
  await eventually(async () => expect(await processedCounts(subscriber)).toEqual({ confirmed: 1 }));
  await eventually(async () => expect(await outbox.countUnsent()).toBe(0));

  broker.pause();
  const unconfirmed = ['b1', 'b2', 'b3'];
  await publish(...unconfirmed);
  await eventually(() => Promise.resolve(expect(published).toEqual(expect.arrayContaining(unconfirmed))));
  expect(await outbox.countUnsent()).toBe(3);
  await broker.end('SIGKILL');
  expect(await outbox.countUnsent()).toBe(3);
  await startBrokerProcess(dataDir, broker);

  const once = { confirmed: 1, b1: 1, b2: 1, b3: 1 };
  await eventually(async () => expect(await processedCounts(subscriber)).toEqual(once));
  await eventually(async () => expect(await outbox.countUnsent()).toBe(0));
  expect(await processedCounts(subscriber)).toEqual(once);
  await Promise.all([subscriber.stop(), publisher.stop()]);
  await Promise.all([cleanUp(config), cleanUp(subscriberConfig)]);
});
