import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import autocannon from 'autocannon';
import { forked } from './forked.js';
import { inTurns } from './in-turns.js';
import type { Row } from './row.js';

const path = '/api/rooms';
const [connections, seconds, turns] = [50, 4, 3];

/** The list of rooms, warm, through the gateway and from an Express route that sends the same bytes. */
export async function roomsThroughGateway(site: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const encoding of ['identity', 'gzip']) {
    const answer = await answerOf(site + path, encoding);
    const { process: bare, said: port } = await forked<number>('bare-route.ts', answer);
    const rate = (figure: string, url: string) => ({ figure, perSecond: () => perSecond(url + path, encoding) });
    const measured = inTurns({
      ours: rate(`GET /api/rooms (${encoding}) through the gateway`, site),
      bare: rate(`the same bytes from a bare route (${encoding})`, `http://localhost:${port}`),
      ratio: { figure: `gateway to bare route (${encoding})`, atLeast: 0.8 },
      turns,
    });
    rows.push(...(await measured.finally(() => bare.kill())));
  }
  return rows;
}

async function perSecond(url: string, encoding: string): Promise<number> {
  const result = await autocannon({ url, connections, duration: seconds, headers: { 'accept-encoding': encoding } });
  if (result.non2xx || result.errors) throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.average;
}

/** The bytes as they came, with what a browser needs to read them. */
async function answerOf(url: string, encoding: string) {
  const asking = get(url, { headers: { 'accept-encoding': encoding } });
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await response.toArray());
  const headers = {
    'content-type': 'application/json',
    'content-encoding': response.headers['content-encoding'] ?? '',
  };
  return { body, headers };
}
