import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { events } from '@wayhouse/contracts';
import { endAll, startProcess } from '../../../../../sandbox/emulators/rabbitmq/broker-process.js';
import { type Given, runService } from '../../run-service.js';
import { bookingFacts } from '../../testing/booking-facts.js';
import { cleanUp } from '../../testing/clean-up.js';
import { countingHearer, countsOf } from '../../testing/counting-consumer.js';
import { hearingAll } from '../../testing/with-noop-consumers.js';
import { eventually, testConfig } from '../../testing/test-service.js';

// Only the stand-in can be held here, so this does not look for another broker.
const dataDir = mkdtempSync(path.join(tmpdir(), 'wayhouse-held-'));
afterAll(async () => {
  await endAll();
  rmSync(dataDir, { recursive: true });
});

test('what a broker was sent and never confirmed is not sent: after its end it is told again, and worked on once', async () => {
  const broker = await startProcess(dataDir);
  const config = { ...testConfig('held'), AMQP_URL: broker.url };
  const hearersConfig = { ...config, MONGO_DATABASE: `${config.MONGO_DATABASE}-hearer` };
  const hearer = await runService('payment', hearersConfig, (given) => countingHearer(given).parts);
  let given: Given | undefined;
  const published: string[] = [];
  const teller = await runService('booking', config, (its) => {
    given = its;
    const { unsent } = its.outbox;
    // What the relay reads it publishes at once.
    its.outbox.unsent = async (most) => {
      const rows = await unsent(most);
      published.push(...rows.map(({ data }) => (data as { bookingId: string }).bookingId));
      return rows;
    };
    return { routes: [], consumers: hearingAll('booking') };
  });
  const { inTransaction, outbox } = given!;
  const tell = (...bookingIds: string[]) =>
    inTransaction(async (tx) => {
      for (const bookingId of bookingIds) await outbox.add(tx, events.bookingConfirmed, bookingFacts({ bookingId }));
    });
  await tell('heard');
  await eventually(async () => expect(await countsOf(hearer)).toEqual({ heard: 1 }));
  await eventually(async () => expect(await outbox.countUnsent()).toBe(0));

  broker.hold();
  const unconfirmed = ['b1', 'b2', 'b3'];
  await tell(...unconfirmed);
  await eventually(() => Promise.resolve(expect(published).toEqual(expect.arrayContaining(unconfirmed))));
  expect(await outbox.countUnsent()).toBe(3);
  await broker.end('SIGKILL');
  expect(await outbox.countUnsent()).toBe(3);
  await startProcess(dataDir, broker);

  const once = { heard: 1, b1: 1, b2: 1, b3: 1 };
  await eventually(async () => expect(await countsOf(hearer)).toEqual(once));
  await eventually(async () => expect(await outbox.countUnsent()).toBe(0));
  expect(await countsOf(hearer)).toEqual(once);
  await Promise.all([hearer.stop(), teller.stop()]);
  await Promise.all([cleanUp(config), cleanUp(hearersConfig)]);
});
