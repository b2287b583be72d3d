import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { events } from '@wayhouse/contracts';
import { bundle } from '../../../bundle.js';
import type { ServiceConfig } from '../../config.js';
import { startService } from '../../start-service.js';
import { bookingFacts } from '../../testing/booking-facts.js';
import { cleanUp } from '../../testing/clean-up.js';
import { countingConsumer, processedCounts, countDuplicates } from '../../testing/counting-consumer.js';
import type { CrashPoint } from '../../testing/crashing-service.js';
import { withNoopConsumers } from '../../testing/with-noop-consumers.js';
import { eventually, testConfig } from '../../testing/test-service.js';
import { withChannel } from '../../testing/with-channel.js';
import { exchangeName } from '../topology.js';

// These are real processes, each ended by SIGKILL at one line.

type Service = Awaited<ReturnType<typeof startService>>;
let crashingService: string;
beforeAll(async () => {
  const root = path.join(import.meta.dirname, '../../../../..');
  [crashingService = ''] = await bundle(root, ['packages/service-kit/src/testing/crashing-service.ts']);
});

let publisherConfig: ServiceConfig;
let subscriberConfig: ServiceConfig;
let running: Service[];
beforeEach(() => {
  publisherConfig = testConfig('killed');
  subscriberConfig = { ...publisherConfig, MONGO_DATABASE: `${publisherConfig.MONGO_DATABASE}-subscriber` };
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((service) => service.stop()));
  await Promise.all([cleanUp(publisherConfig), cleanUp(subscriberConfig)]);
});

/** Runs a process until it has crashed. */
async function crash(config: ServiceConfig, crashPoint: CrashPoint) {
  const args = [crashingService, JSON.stringify({ config, crashPoint })];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  expect((await once(child, 'exit'))[1]).toBe('SIGKILL');
}

async function track(start: Promise<Service>): Promise<Service> {
  const service = await start;
  running.push(service);
  return service;
}
const startSubscriber = () =>
  track(startService('payment', subscriberConfig, (context) => countingConsumer(context).module));
const startPublisher = () =>
  track(startService('booking', publisherConfig, () => ({ routes: [], consumers: withNoopConsumers('booking') })));

test('an event whose process is killed between commit and publishing is published by the next process', async () => {
  const subscriber = await startSubscriber();
  await crash(publisherConfig, 'event committed');
  const next = await startPublisher();
  expect(await next.db.collection('changes').countDocuments()).toBe(1);
  await eventually(async () => expect(await processedCounts(subscriber)).toEqual({ b1: 1 }));
  await eventually(async () => expect(await next.db.collection('outbox').countDocuments({ sentAt: null })).toBe(0));
});

test('an event whose process is killed before it is marked as sent is published twice and processed once', async () => {
  const subscriber = await startSubscriber();
  await crash(publisherConfig, 'event published');
  await eventually(async () => expect(await processedCounts(subscriber)).toEqual({ b1: 1 }));
  const next = await startPublisher();
  // The dead process's lease would expire by itself; the test before this one has waited for that.
  await next.db.collection('leases').deleteMany({});
  await eventually(async () => expect(await countDuplicates(subscriber)).toBe(1));
  expect(await processedCounts(subscriber)).toEqual({ b1: 1 });
});

/** Puts one event into the queue of a subscriber that is not running. */
async function queueEvent() {
  await (await startSubscriber()).stop();
  running = [];
  const data = bookingFacts();
  const envelope = { id: 'e1', type: events.bookingConfirmed.type, occurredAt: new Date(), correlationId: 'c', data };
  await withChannel(subscriberConfig.AMQP_URL, (channel) => {
    channel.publish(
      exchangeName(subscriberConfig.AMQP_NAMESPACE),
      envelope.type,
      Buffer.from(JSON.stringify(envelope)),
    );
    return channel.waitForConfirms();
  });
}

test('an event whose process is killed between commit and acknowledgement is redelivered and recognized', async () => {
  await queueEvent();
  await crash(subscriberConfig, 'handler committed');
  const next = await startSubscriber();
  await eventually(async () => expect(await countDuplicates(next)).toBe(1));
  expect(await processedCounts(next)).toEqual({ b1: 1 });
});

test('an event whose process is killed in the handler is redelivered and processed', async () => {
  await queueEvent();
  await crash(subscriberConfig, 'handler started');
  const next = await startSubscriber();
  await eventually(async () => expect(await processedCounts(next)).toEqual({ b1: 1 }));
  expect(await countDuplicates(next)).toBe(0);
});
