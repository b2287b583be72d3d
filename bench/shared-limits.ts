import { randomUUID } from 'node:crypto';
import { connectMongo } from '@wayhouse/service-kit';
import { testGateway } from '@wayhouse/gateway/testing/test-gateway';
import { startEchoUpstream } from '@wayhouse/service-kit/testing/upstream';
import { round, type Measurement } from './measurement.js';
import { percentiles } from './percentiles.js';
import { withTestServers } from './with-test-servers.js';

const [warmUp, rounds, callsAtOnce] = [100, 500, 10];
const noLimit = { RATE_LIMIT_PER_MINUTE: '1000000', RATE_LIMIT_CHECKS_PER_MINUTE: '1000000' };

/**
 * Milliseconds of a call with two limits, counted in the gateway and in the store that gateways share: one call at a time, and
 * ten at once. In turns, so that both have the same machine. MONGO_URL selects a real server.
 */
export const measureSharedLimits = (): Promise<Measurement[]> => withTestServers(measure);

async function measure(): Promise<Measurement[]> {
  const store = new URL(String(process.env.MONGO_URL));
  store.pathname = `/bench-${randomUUID()}`;
  const service = await startEchoUpstream('bench');
  const urls = { BOOKING_URL: service.url, ...noLimit };
  const kinds = {
    'in the gateway': await testGateway(urls),
    'in the shared store': await testGateway({ ...urls, RATE_LIMIT_STORE_URL: store.href }, { storeTimeoutMs: 10_000 }),
  };
  const measurements: Measurement[] = [];
  for (const atOnce of [1, callsAtOnce]) {
    const times: Record<string, number[]> = {};
    for (let at = -warmUp; at < rounds; at++)
      for (const [kind, { url }] of Object.entries(kinds)) {
        const taken = await Promise.all(
          Array.from({ length: atOnce }, () => timeOf(`${url}/api/bookings/check-availability`)),
        );
        if (at >= 0) (times[kind] ??= []).push(...taken);
      }
    for (const [kind, taken] of Object.entries(times)) {
      const { p50, p95 } = percentiles(taken);
      const metric = `a call counted ${kind}, ${atOnce} at once`;
      measurements.push({ metric: `${metric}, p50`, value: round(p50), unit: 'ms' });
      measurements.push({ metric: `${metric}, p95`, value: round(p95), unit: 'ms' });
    }
  }
  const db = await connectMongo(store.href, store.pathname.slice(1));
  await db.dropDatabase();
  await Promise.all([...Object.values(kinds).map((gateway) => gateway.stop()), service.stop(), db.close()]);
  return measurements;
}

async function timeOf(url: string): Promise<number> {
  const from = performance.now();
  const response = await fetch(url, { method: 'POST' });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`);
  return performance.now() - from;
}
