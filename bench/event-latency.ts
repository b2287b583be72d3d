import { setTimeout as pause } from 'node:timers/promises';
import { addDays } from '@wayhouse/domain';
import { type ServiceContext, startService } from '@wayhouse/service-kit';
import { cleanUp, testConfig, signToken } from '@wayhouse/service-kit/testing';
import { noUnpaidLimits } from '@wayhouse/booking';
import { bookingConfig } from '@wayhouse/booking/testing/booking-config';
import { composeBooking } from '@wayhouse/booking/compose';
import { room } from '@wayhouse/booking/testing/factories';
import { searchConsumers } from '@wayhouse/catalog/search/consumers';
import { nightHoldProjection } from '@wayhouse/catalog/search/night-hold-projection';
import { bookRoom, stubProfile } from './book-room.js';
import type { Measurement } from './measurement.js';
import { percentiles } from './percentiles.js';
import { withTestServers } from './with-test-servers.js';

const rounds = 100;
const warmUp = 20;

/**
 * Milliseconds from the commit of a booking until the catalog has committed its night holds, on an idle platform: with one
 * booking process, which holds the relay's lease, and with two, in the one without the lease. MONGO_URL and AMQP_URL select
 * real servers.
 */
export async function measureEventLatency(): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const [processes, metric] of [
    [1, 'event: from commit to the other service’s effect'],
    [2, 'the same, committed by a process without the lease'],
  ] as const) {
    const { p50, p95 } = await withTestServers(() => measure(processes));
    measurements.push({ metric: `${metric}, p50`, value: p50, unit: 'ms' });
    measurements.push({ metric: `${metric}, p95`, value: p95, unit: 'ms', atMost: 50 });
  }
  return measurements;
}

async function measure(processes: number) {
  const config = testConfig('event-latency');
  const subscriberConfig = { ...config, MONGO_DATABASE: `${config.MONGO_DATABASE}-subscriber` };
  const watch = commits();
  const subscriber = await startService('catalog', subscriberConfig, (context: ServiceContext) => ({
    routes: [],
    consumers: searchConsumers({ nightHolds: nightHoldProjection(context.db) }),
    workers: [() => watch.worker('consumed')],
  }));
  const publishers: Awaited<ReturnType<typeof startService>>[] = [];
  for (let process = 0; process < processes; process++)
    publishers.push(await startBooking(config, watch.worker('published')));
  const publisher = publishers.at(-1)!;
  await publisher.db.collection('rooms').insertOne({ _id: 'r1' as never, version: 1, facts: room() });

  const times: number[] = [];
  try {
    for (let round = -warmUp; round < rounds; round++) {
      // At another moment of the relay's polling interval each time.
      await pause(50 + Math.random() * 50);
      const both = Promise.all([watch.next('published'), watch.next('consumed')]);
      await bookRoom(publisher.url, signToken('asha'), { room: 'r1', ...nightAfter(round + warmUp) });
      const [published, consumed] = await both;
      if (round >= 0) times.push(consumed - published);
    }
  } finally {
    await Promise.all([...publishers, subscriber].map((each) => each.stop()));
    await Promise.all([cleanUp(config), cleanUp(subscriberConfig)]);
  }
  return percentiles(times);
}

const startBooking = (config: ReturnType<typeof testConfig>, worker: { poll(): void; stop(): Promise<void> }) =>
  startService(
    'booking',
    config,
    (context) => ({
      ...composeBooking(context, bookingConfig, { unpaidLimits: noUnpaidLimits }),
      workers: [() => worker],
    }),
    {
      findProfile: stubProfile,
    },
  );

/** Observes when services commit. */
function commits() {
  const waiting = new Map<string, (at: number) => void>();
  return {
    next: (name: string) => new Promise<number>((resolve) => waiting.set(name, resolve)),
    worker: (name: string) => ({ poll: () => waiting.get(name)?.(performance.now()), stop: () => Promise.resolve() }),
  };
}

function nightAfter(many: number) {
  const checkInDate = addDays(new Date().toISOString().slice(0, 10), 10 + many);
  return { checkInDate, checkOutDate: addDays(checkInDate, 1) };
}
