import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { events } from '@wayhouse/contracts';
import { endAll, startProcess } from '../../../../../sandbox/emulators/rabbitmq/broker-process.js';
import { type Given, runService } from '../../run-service.js';
import { bookingFacts } from '../../testing/booking-facts.js';
import { countingHearer, countsOf, repeatedBy } from '../../testing/counting-consumer.js';
import { hearingAll } from '../../testing/with-noop-consumers.js';
import { eventually, testConfig } from '../../testing/test-service.js';
import { cleanUp } from '../../testing/clean-up.js';
import { on } from '../consume/on-event.js';

// Only the stand-in can be killed here, so this does not look for another broker.
const dataDir = mkdtempSync(path.join(tmpdir(), 'wayhouse-killed-'));
afterAll(async () => {
  await endAll();
  rmSync(dataDir, { recursive: true });
});

test('the broker killed in the middle of telling and hearing: every event is worked on, once', async () => {
  const broker = await startProcess(dataDir);
  const config = { ...testConfig('broker'), AMQP_URL: broker.url };
  const hearersConfig = { ...config, MONGO_DATABASE: `${config.MONGO_DATABASE}-hearer` };
  const begun: string[] = [];
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const hearer = await runService('payment', hearersConfig, (given) => {
    const { count } = countingHearer(given);
    const work = on(events.bookingConfirmed, async ({ bookingId }, tx) => {
      begun.push(bookingId);
      await held;
      await count(bookingId, tx);
    });
    return { routes: [], consumers: hearingAll('payment', work) };
  });
  let given: Given | undefined;
  const teller = await runService('booking', config, (its) => {
    given = its;
    return { routes: [], consumers: hearingAll('booking') };
  });
  const { inTransaction, outbox } = given!;
  const tell = (bookingId: string) =>
    inTransaction((tx) => outbox.add(tx, events.bookingConfirmed, bookingFacts({ bookingId })));
  const named = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `b${from + at}`);

  // Some are held in the middle of their work, some are on their way, some come while nobody is there.
  for (const id of named(0, 10)) await tell(id);
  await eventually(() => Promise.resolve(expect(new Set(begun)).toEqual(new Set(named(0, 10)))));
  const onTheirWay = Promise.all(named(10, 40).map(tell));
  await broker.end('SIGKILL');
  await onTheirWay;
  for (const id of named(40, 50)) await tell(id);
  letGo();
  await startProcess(dataDir, broker);

  const once = Object.fromEntries(named(0, 50).map((id) => [id, 1]));
  await eventually(async () => expect(await countsOf(hearer)).toEqual(once));
  await eventually(async () => expect(await outbox.countUnsent()).toBe(0));
  // What was held came again, and was known.
  await eventually(async () => expect(await repeatedBy(hearer)).toBeGreaterThanOrEqual(10));
  expect(await countsOf(hearer)).toEqual(once);
  await Promise.all([hearer.stop(), teller.stop()]);
  await Promise.all([cleanUp(config), cleanUp(hearersConfig)]);
});
