import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { events } from '@wayhouse/contracts';
import { bundle } from '../../../bundle.js';
import type { ServiceConfig } from '../../config.js';
import { runService } from '../../run-service.js';
import { bookingFacts } from '../../testing/booking-facts.js';
import { cleanUp } from '../../testing/clean-up.js';
import { countingHearer, countsOf, repeatedBy } from '../../testing/counting-consumer.js';
import type { DiesWhen } from '../../testing/crashing-service.js';
import { hearingAll } from '../../testing/with-noop-consumers.js';
import { eventually, testConfig } from '../../testing/test-service.js';
import { withChannel } from '../../testing/with-channel.js';
import { exchangeOf } from '../topology.js';

// Real processes end here by SIGKILL, each at one line.

type Service = Awaited<ReturnType<typeof runService>>;
let dyingService: string;
beforeAll(async () => {
  const root = path.join(import.meta.dirname, '../../../../..');
  [dyingService = ''] = await bundle(root, ['packages/service-kit/src/testing/crashing-service.ts']);
});

let teller: ServiceConfig;
let hearer: ServiceConfig;
let lives: Service[];
beforeEach(() => {
  teller = testConfig('killed');
  hearer = { ...teller, MONGO_DATABASE: `${teller.MONGO_DATABASE}-hearer` };
  lives = [];
});
afterEach(async () => {
  await Promise.all(lives.map((life) => life.stop()));
  await Promise.all([cleanUp(teller), cleanUp(hearer)]);
});

/** A life that ends at that line. */
async function dies(config: ServiceConfig, when: DiesWhen) {
  const words = [dyingService, JSON.stringify({ config, when })];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit'] });
  expect((await once(child, 'exit'))[1]).toBe('SIGKILL');
}

async function alive(start: Promise<Service>): Promise<Service> {
  const life = await start;
  lives.push(life);
  return life;
}
const hear = () => alive(runService('payment', hearer, (given) => countingHearer(given).parts));
const tell = () => alive(runService('booking', teller, () => ({ routes: [], consumers: hearingAll('booking') })));

test('killed between the commit and the publishing: the next life tells the event', async () => {
  const listening = await hear();
  await dies(teller, 'event committed');
  const next = await tell();
  expect(await next.db.collection('changes').countDocuments()).toBe(1);
  await eventually(async () => expect(await countsOf(listening)).toEqual({ b1: 1 }));
  await eventually(async () => expect(await next.db.collection('outbox').countDocuments({ sentAt: null })).toBe(0));
});

test('killed between the publishing and the note of it: told twice, and worked on once', async () => {
  const listening = await hear();
  await dies(teller, 'event published');
  await eventually(async () => expect(await countsOf(listening)).toEqual({ b1: 1 }));
  const next = await tell();
  // The lease of the dead ends by itself; the test before this one has waited for that.
  await next.db.collection('leases').deleteMany({});
  await eventually(async () => expect(await repeatedBy(listening)).toBe(1));
  expect(await countsOf(listening)).toEqual({ b1: 1 });
});

/** The queue of a service that has been there before, with one event in it. */
async function waitingEvent() {
  await (await hear()).stop();
  lives = [];
  const data = bookingFacts();
  const envelope = { id: 'e1', type: events.bookingConfirmed.type, occurredAt: new Date(), correlationId: 'c', data };
  await withChannel(hearer.AMQP_URL, (channel) => {
    channel.publish(exchangeOf(hearer.AMQP_NAMESPACE), envelope.type, Buffer.from(JSON.stringify(envelope)));
    return channel.waitForConfirms();
  });
}

test('killed between the work and its acknowledgement: the event comes again, and is known', async () => {
  await waitingEvent();
  await dies(hearer, 'work committed');
  const next = await hear();
  await eventually(async () => expect(await repeatedBy(next)).toBe(1));
  expect(await countsOf(next)).toEqual({ b1: 1 });
});

test('killed in the middle of the work: the event comes again, and is worked on as if for the first time', async () => {
  await waitingEvent();
  await dies(hearer, 'work begun');
  const next = await hear();
  await eventually(async () => expect(await countsOf(next)).toEqual({ b1: 1 }));
  expect(await repeatedBy(next)).toBe(0);
});
