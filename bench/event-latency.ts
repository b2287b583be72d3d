import { setTimeout as pause } from 'node:timers/promises';
import { addDays } from '@wayhouse/contracts';
import { type Given, runService } from '@wayhouse/service-kit';
import { cleanUp, testConfig, tokenOf } from '@wayhouse/service-kit/testing';
import { buildBooking } from '../services/booking/src/compose.js';
import { room } from '../services/booking/src/testing/factories.js';
import { searchConsumers } from '../services/catalog/src/search/consumers.js';
import { takenNights } from '../services/catalog/src/search/night-holds.js';
import { bookOne, nobodyInParticular } from './book-one.js';
import { percentiles } from './percentiles.js';
import { withServers } from './with-servers.js';

const rounds = 100;
const warmUp = 20;

/**
 * How long it takes from the commit of a booking until the catalog's own commit has its nights taken, in milliseconds,
 * while nothing else happens. Of so many processes of booking the last one is asked, so that of several it is one without
 * the lease. MONGO_URL and AMQP_URL name real servers; otherwise the stand-ins are started for it.
 */
export const eventLatency = (processes = 1): Promise<{ p50: number; p95: number }> =>
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
  try {
    for (let round = -warmUp; round < rounds; round++) {
      // At another moment of the relay's second each time.
      await pause(50 + Math.random() * 50);
      const both = Promise.all([watch.next('told'), watch.next('heard')]);
      await bookOne(teller.url, tokenOf('asha'), { room: 'r1', ...nightAfter(round + warmUp) });
      const [told, heard] = await both;
      if (round >= 0) times.push(heard - told);
    }
  } finally {
    await Promise.all([...tellers, hearer].map((each) => each.stop()));
    await Promise.all([cleanUp(config), cleanUp(hearersConfig)]);
  }
  return percentiles(times);
}

const startBooking = (config: ReturnType<typeof testConfig>, worker: { look(): void; stop(): Promise<void> }) =>
  runService(
    'booking',
    config,
    async (given) => ({ ...(await buildBooking({ ...given, currency: config.CURRENCY })), workers: [worker] }),
    { profileOf: nobodyInParticular },
  );

/** Tells the moments at which services have committed. */
function commits() {
  const waiting = new Map<string, (at: number) => void>();
  return {
    next: (name: string) => new Promise<number>((resolve) => waiting.set(name, resolve)),
    worker: (name: string) => ({ look: () => waiting.get(name)?.(performance.now()), stop: () => Promise.resolve() }),
  };
}

function nightAfter(many: number) {
  const checkInDate = addDays(new Date().toISOString().slice(0, 10), 10 + many);
  return { checkInDate, checkOutDate: addDays(checkInDate, 1) };
}
