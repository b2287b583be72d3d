import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readCounted, seenOf } from './observed-releases.js';

type Counts = { views: number; errors: number };
const metricsOf = (release: string, { views, errors }: Counts) =>
  Object.entries({ page_views_total: views, page_errors_total: errors })
    .map(([name, value]) => `${name}{front_end="owner",release="${release}"} ${value}\n`)
    .join('');

const servers = new Set<ReturnType<typeof createServer>>();
afterEach(() => {
  for (const server of servers) server.close();
  servers.clear();
});

type Gateway = { startedAt: number; counted: Record<string, Counts> };
async function read(...gateways: Gateway[]) {
  const addresses = gateways.map(async ({ startedAt, counted }) => {
    const text = Object.entries(counted).map((entry) => metricsOf(...entry));
    const start = `process_start_time_seconds{service="gateway"} ${startedAt}\n`;
    const server = createServer((_request, response) => response.end(start + text.join('')));
    servers.add(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`;
  });
  return readCounted(await Promise.all(addresses), 'owner');
}

test('what gateways have counted since then is added up, of one that was started again all of it', async () => {
  const before = await read(
    { startedAt: 1, counted: { running: { views: 1000, errors: 10 } } },
    { startedAt: 1, counted: { running: { views: 400, errors: 100 }, forgotten: { views: 9, errors: 9 } } },
  );
  const now = await read(
    { startedAt: 2, counted: { running: { views: 50, errors: 11 }, canary: { views: 25, errors: 2 } } },
    { startedAt: 1, counted: { running: { views: 500, errors: 110 }, canary: { views: 50, errors: 4 } } },
  );
  expect(seenOf('running', now, before)).toMatchObject({ views: 150, errors: 21 });
  expect(seenOf('canary', now, before)).toMatchObject({ views: 75, errors: 6 });
});
