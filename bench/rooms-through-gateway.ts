import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { type Row, rounded } from './row.js';

const path = '/api/rooms';
const [connections, seconds, turns] = [50, 4, 3];

/** The list of rooms, warm, through the gateway and from an Express route that sends the same bytes, in turns. */
export async function roomsThroughGateway(site: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const encoding of ['identity', 'gzip']) {
    const bare = await bareRoute(await answerOf(site + path, encoding));
    const rates: { gateway: number[]; bare: number[] } = { gateway: [], bare: [] };
    await perSecond(site + path, encoding);
    await perSecond(bare.url, encoding);
    for (let turn = 0; turn < turns; turn++) {
      rates.gateway.push(await perSecond(site + path, encoding));
      rates.bare.push(await perSecond(bare.url, encoding));
    }
    bare.stop();
    const [through, alone] = [middle(rates.gateway), middle(rates.bare)];
    rows.push(
      { figure: `GET /api/rooms (${encoding}) through the gateway`, value: rounded(through, 0), unit: 'a second' },
      { figure: `the same bytes from a bare route (${encoding})`, value: rounded(alone, 0), unit: 'a second' },
      { figure: `gateway to bare route (${encoding})`, value: rounded(through / alone), unit: '×', atLeast: 0.8 },
    );
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

async function bareRoute(answer: { body: Buffer; headers: object }) {
  const server = fork(join(import.meta.dirname, 'bare-route.ts'), {
    serialization: 'advanced',
    execArgv: ['--import', 'tsx'],
  });
  const listening = once(server, 'message');
  server.send(answer);
  const [port] = (await listening) as [number];
  return { url: `http://localhost:${port}${path}`, stop: () => server.kill() };
}

const middle = (values: number[]) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]!;
