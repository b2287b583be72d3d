import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import autocannon from 'autocannon';
import { forkProcess } from './fork-process.js';
import { compareThroughput } from './compare-throughput.js';
import type { Measurement } from './measurement.js';

const path = '/api/rooms';
const [connections, seconds, turns] = [50, 4, 3];

/** The cached list of rooms through the gateway, and as the baseline an Express route that sends the same bytes. */
export async function measureRoomList(site: string): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const encoding of ['identity', 'gzip']) {
    const response = await fetchBytes(site + path, encoding);
    const { process: baseline, reply: port } = await forkProcess<number>('baseline-route.ts', { path, ...response });
    const rate = (metric: string, url: string) => ({ metric, perSecond: () => perSecond(url + path, encoding) });
    const measured = compareThroughput({
      subject: rate(`GET /api/rooms (${encoding}) through the gateway`, site),
      baseline: rate(`the same bytes from an Express route (${encoding})`, `http://localhost:${port}`),
      ratio: { metric: `gateway to Express route (${encoding})`, atLeast: 0.8 },
      turns,
    });
    measurements.push(...(await measured.finally(() => baseline.kill())));
  }
  return measurements;
}

async function perSecond(url: string, encoding: string): Promise<number> {
  const result = await autocannon({ url, connections, duration: seconds, headers: { 'accept-encoding': encoding } });
  if (result.non2xx || result.errors)
    throw new Error(`${url}: ${result.non2xx} non-2xx responses, ${result.errors} errors`);
  return result.requests.average;
}

/** The body as sent, with the headers that a browser needs. */
async function fetchBytes(url: string, encoding: string) {
  const request = get(url, { headers: { 'accept-encoding': encoding } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await response.toArray());
  const headers = {
    'content-type': 'application/json',
    'content-encoding': response.headers['content-encoding'] ?? '',
  };
  return { body, headers };
}
