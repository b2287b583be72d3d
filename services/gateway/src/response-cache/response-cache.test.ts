import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { rawGet } from '../testing/raw-get.js';
import { testGateway, type TestGateway } from '../testing/test-gateway.js';
import { type Upstream, startUpstream } from '@wayhouse/service-kit/testing/upstream';

const shared = {
  'cache-control': 'public, max-age=0, must-revalidate, s-maxage=1',
  'content-type': 'application/json',
};
let catalog: Upstream;
let gateway: TestGateway;
let requests: string[] = [];
let respond: RequestListener;
let now = Date.now();

beforeAll(async () => {
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  catalog = await startUpstream((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    respond(request, response);
  });
  gateway = await testGateway({ CATALOG_URL: catalog.url, BOOKING_URL: catalog.url });
});
afterAll(async () => {
  await Promise.all([gateway.stop(), catalog.stop()]);
  jest.restoreAllMocks();
});
beforeEach(() => {
  requests = [];
  now += 60_000;
  respond = (_request, response) =>
    response.writeHead(200, { ...shared, etag: '"first"' }).end(JSON.stringify({ rooms: 'x'.repeat(2000) }));
});

let at = 0;
const newPath = () => `/api/rooms?destination=${++at}`;

test('a shared response is fetched once, and sent to others with their own request ids', async () => {
  const path = newPath();
  const one = await gateway.get(path);
  const text = await one.text();
  const other = await gateway.get(path);
  expect(await other.text()).toBe(text);
  expect(requests).toEqual([`GET ${path}`]);
  expect(other.headers.get('x-request-id')).not.toBe(one.headers.get('x-request-id'));
  for (const name of ['content-type', 'etag', 'content-security-policy', 'x-content-type-options'])
    expect(other.headers.get(name)).toBe(one.headers.get(name));
  expect(other.headers.get('ratelimit')).toBeNull();
});

test('each client gets an encoding that it accepts', async () => {
  const path = newPath();
  const asBytes = async (encoding: string) => {
    const { headers, body } = await rawGet(gateway.url + path, encoding);
    return headers['content-encoding'] === 'gzip' ? gunzipSync(body).toString() : body.toString();
  };
  const expected = JSON.stringify({ rooms: 'x'.repeat(2000) });
  for (const encoding of ['gzip', 'identity', 'gzip', 'identity']) expect(await asBytes(encoding)).toBe(expected);
  expect((await rawGet(gateway.url + path, 'gzip')).headers['content-encoding']).toBe('gzip');
  expect(requests).toHaveLength(2);
});

test('a client with a current copy gets a 304', async () => {
  const path = newPath();
  await (await gateway.get(path)).text();
  const again = await gateway.get(path, { 'if-none-match': '"other", "first"' });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect(requests).toHaveLength(1);
});

test('a 304 of the service refreshes the entry', async () => {
  const path = newPath();
  const text = await (await gateway.get(path)).text();
  now += 60_000;
  const respondInFull = respond;
  respond = (request, response) =>
    request.headers['if-none-match'] === '"first"'
      ? response.writeHead(304, { ...shared, etag: '"first"' }).end()
      : respondInFull(request, response);
  expect((await gateway.get(path, { 'if-none-match': '"first"' })).status).toBe(304);
  expect(await (await gateway.get(path)).text()).toBe(text);
  expect((await gateway.get(path, { 'if-none-match': '*' })).status).toBe(304);
  expect(requests).toHaveLength(2);
  now += 60_000;
  await (await gateway.get(path)).text();
  expect(requests).toHaveLength(3);
});

test('a client with an outdated copy gets the new response', async () => {
  const path = newPath();
  await (await gateway.get(path)).text();
  now += 60_000;
  const old = await gateway.get(path, { 'if-none-match': '"zeroth"' });
  expect([old.status, requests.length]).toEqual([200, 2]);
});

test.each([
  ['that does not say it may be shared', { 'content-type': 'application/json' }, 200],
  ['that sets a cookie', { ...shared, 'set-cookie': 'a=b' }, 200],
  ['that is a failure', shared, 500],
])('a response %s is not shared', async (_, headers, status) => {
  respond = (_request, response) => response.writeHead(status, headers).end('{}');
  const path = newPath();
  for (let times = 0; times < 2; times++) expect((await gateway.get(path)).status).toBe(status);
  expect(requests).toHaveLength(2);
});

test('when an entry expires, one request refreshes it and concurrent ones wait', async () => {
  const path = newPath();
  await (await gateway.get(path)).text();
  now += 1001;
  const arrived = new EventTarget();
  respond = (_request, response) => {
    arrived.addEventListener('all', () => response.writeHead(200, shared).end('new'));
    arrived.dispatchEvent(new Event('requested'));
  };
  const first = once(arrived, 'requested');
  const waiting = [gateway.get(path).then((each) => each.text())];
  await first;
  for (let beside = 0; beside < 10; beside++) waiting.push(gateway.get(path).then((each) => each.text()));
  // Answered by the gateway itself, after those before it have arrived.
  for (let times = 0; times < 3; times++) await (await gateway.get('/config.json')).text();
  arrived.dispatchEvent(new Event('all'));
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['new']));
  expect(requests).toHaveLength(2);
});

test('if a refresh fails, the waiting requests go to the service', async () => {
  const path = newPath();
  await (await gateway.get(path)).text();
  now += 1001;
  let failures = 0;
  respond = (_request, response) => (failures++ ? response.writeHead(200, shared).end('back') : response.destroy());
  const both = [gateway.get(path), gateway.get(path)].map((each) => each.then(({ status }) => status));
  expect((await Promise.all(both)).sort()).toEqual([200, 503]);
});

test.each([
  ['/api/bookings/book', 2],
  ['/api/Rooms/r1/', 2],
  ['/api/bookings/check-Availability', 1],
  ['/api/user/store-recent-search', 1],
])('a change clears the cache at once, a query does not (%s)', async (post, times) => {
  const path = newPath();
  await (await gateway.get(path)).text();
  await (await fetch(gateway.url + post, { method: 'POST' })).text();
  await (await gateway.get(path)).text();
  expect(requests.filter((each) => each.startsWith('GET'))).toHaveLength(times);
});

test('a rejected change does not clear the cache', async () => {
  const path = newPath();
  await (await gateway.get(path)).text();
  const respondNormally = respond;
  respond = (_request, response) => response.writeHead(401).end();
  expect((await fetch(`${gateway.url}/api/bookings/book`, { method: 'POST' })).status).toBe(401);
  respond = respondNormally;
  await (await gateway.get(path)).text();
  expect(requests.filter((each) => each.startsWith('GET'))).toHaveLength(1);
});

test('nobody waits for a client that reads slowly', async () => {
  const path = newPath();
  await rawGet(gateway.url + path, 'identity');
  now += 1001;
  const [arrived, large] = [new EventTarget(), 'x'.repeat(12_000_000)];
  respond = (_request, response) => {
    arrived.dispatchEvent(new Event('requested'));
    response.writeHead(200, shared).end(large);
  };
  const first = once(arrived, 'requested');
  const slow = connect(Number(new URL(gateway.url).port), '127.0.0.1').pause();
  slow.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: identity\r\n\r\n`);
  await first;
  expect((await rawGet(gateway.url + path, 'identity')).body).toHaveLength(large.length);
  expect(requests).toHaveLength(2);
  slow.destroy();
});

test('a response from before a change is not stored after it', async () => {
  const path = newPath();
  const respondNormally = respond;
  respond = async (request, response) => {
    if (request.method === 'GET') await fetch(`${gateway.url}/api/bookings/book`, { method: 'POST' });
    respondNormally(request, response);
  };
  await (await gateway.get(path)).text();
  await (await gateway.get(path)).text();
  expect(requests.filter((each) => each.startsWith('GET'))).toHaveLength(2);
});

test('cached responses are counted in the metrics, too', async () => {
  const path = newPath();
  const counted = async () => {
    const labels = 'service="gateway",method="GET",route="/api/rooms/*",status="200"';
    const text = await gateway.metrics.registry.metrics();
    return Number(
      text
        .split('\n')
        .find((line) => line.includes(`_count{${labels}}`))
        ?.split(' ')
        .at(-1) ?? 0,
    );
  };
  const before = await counted();
  for (let times = 0; times < 3; times++) await (await gateway.get(path)).text();
  expect((await counted()) - before).toBe(3);
});

/** As `fetch` does not: the bytes as they came. */
test('beyond a limit of its own, a cached response counts like any other', async () => {
  const settings = { RATE_LIMIT_CACHED_PER_MINUTE: '3', RATE_LIMIT_PER_MINUTE: '2', TRUST_PROXY: '1' };
  const limited = await testGateway({ CATALOG_URL: catalog.url, ...settings });
  const path = newPath();
  const statusFor = async (visitor: string) => {
    const response = await limited.get(path, { 'x-forwarded-for': visitor });
    // It is stored once it has been sent.
    await response.text();
    return response.status;
  };
  const statuses = [];
  for (let times = 0; times < 6; times++) statuses.push(await statusFor('192.0.2.1'));
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await statusFor('192.0.2.2')).toBe(200);
  now += 60_000;
  await limited.stop();
});
