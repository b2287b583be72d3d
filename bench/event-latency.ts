import { setTimeout as pause } from 'node:timers/promises';
import { addDays, calls } from '@wayhouse/contracts';
import { type Given, runService } from '@wayhouse/service-kit';
import { testConfig, tokenOf } from '@wayhouse/service-kit/testing';
import { cleanUp } from '../packages/service-kit/src/testing/clean-up.js';
import { buildBooking } from '../services/booking/src/build.js';
import { room } from '../services/booking/src/testing/factories.js';
import { searchConsumers } from '../services/catalog/src/search/consumers.js';
import { takenNights } from '../services/catalog/src/search/taken-nights.js';
import { percentiles } from './percentiles.js';
import { withServers } from './with-servers.js';

const rounds = 100;
const warmUp = 20;

/**
 * How long it takes from the commit of a booking until the catalog's own commit has its nights taken, in milliseconds,
 * while nothing else happens; of so many processes of booking, the last one is asked. MONGO_URL and AMQP_URL name real servers; otherwise the stand-ins are started for it.
 */
export const eventLatency = (processes = 1): Promise<{ p50: number; p95: number; n: number }> =>
  withServers(() => measure(processes));

async function measure(processes: number) {
  const config = testConfig('event-latency');
  const hearersConfig = { ...config, MONGO_DATABASE: `${config.MONGO_DATABASE}-hearer` };
  const watch = commits();
  const hearer = await runService('catalog', hearersConfig, (given: Given) => ({
    routes: [],
    consumers: searchConsumers({ takenNights: takenNights(given.db) }),
    workers: [watch.worker('heard')],
  }));
  const tellers: Awaited<ReturnType<typeof runService>>[] = [];
  for (let process = 0; process < processes; process++) tellers.push(await startBooking(config, watch.worker('told')));
  const teller = tellers.at(-1)!;
  await teller.db.collection('rooms').insertOne({ _id: 'r1' as never, version: 1, facts: room() });

  const times: number[] = [];
  for (let round = -warmUp; round < rounds; round++) {
    // At another moment of the relay's second each time.
    await pause(50 + Math.random() * 50);
    const both = Promise.all([watch.next('told'), watch.next('heard')]);
    await book(teller.url, round + warmUp);
    const [told, heard] = await both;
    if (round >= 0) times.push(heard - told);
  }
  await Promise.all([...tellers, hearer].map((each) => each.stop()));
  await Promise.all([cleanUp(config), cleanUp(hearersConfig)]);
  const { p50, p95 } = percentiles(times);
  return { p50, p95, n: times.length };
}

const profileOf = (id: string) => Promise.resolve({ id, name: id, email: `${id}@example.test`, image: '' });

const startBooking = (config: ReturnType<typeof testConfig>, worker: { look(): void; stop(): Promise<void> }) =>
  runService(
    'booking',
    config,
    async (given) => ({ ...(await buildBooking({ ...given, currency: config.CURRENCY })), workers: [worker] }),
    { profileOf },
  );

/** Tells the moments at which services have committed. */
function commits() {
  const waiting = new Map<string, (at: number) => void>();
  return {
    next: (name: string) => new Promise<number>((resolve) => waiting.set(name, resolve)),
    worker: (name: string) => ({ look: () => waiting.get(name)?.(performance.now()), stop: () => Promise.resolve() }),
  };
}

async function book(url: string, night: number) {
  const checkInDate = addDays(new Date().toISOString().slice(0, 10), 10 + night);
  const stay = { room: 'r1', checkInDate, checkOutDate: addDays(checkInDate, 1), guests: 2 };
  const answer = await fetch(url + calls.bookRoom.path, {
    method: calls.bookRoom.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokenOf('asha')}` },
    body: JSON.stringify({ ...stay, PaymentMethod: 'Pay at Hotel' }),
  });
  if (answer.status !== 200) throw new Error(`A booking was answered with ${answer.status}: ${await answer.text()}`);
}
