import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { connectMongo } from '@wayhouse/service-kit';
import { type TestGateway, testGateway } from '../testing/test-gateway.js';
import { startEchoUpstream, type Upstream } from '@wayhouse/service-kit/testing/upstream';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

let service: Upstream;
beforeAll(async () => void (service = await startEchoUpstream('any')));
afterAll(() => service.stop());

async function start(store: string, over: NodeJS.ProcessEnv = {}, storeTimeoutMs = 10_000): Promise<TestGateway> {
  const urls = { CATALOG_URL: service.url, BOOKING_URL: service.url, NOTIFICATION_URL: service.url };
  const gateway = await testGateway(
    { ...urls, PUBLIC_URL: 'http://localhost:3000', RATE_LIMIT_STORE_URL: store, ...over },
    { storeTimeoutMs },
  );
  closing.push(gateway.stop);
  return gateway;
}

/** The address of a database of its own. */
async function newStore() {
  const url = new URL(String(process.env.MONGO_URL));
  url.pathname = `/limits-${randomUUID()}`;
  const db = await connectMongo(url.href, url.pathname.slice(1));
  closing.push(
    () => db.close(),
    () => db.dropDatabase(),
  );
  return { url: url.href, rows: db.collection('hits') };
}

const statuses = async (calls: Promise<Response>[]) =>
  (await Promise.all(calls)).map(({ status }) => status).sort((one, other) => one - other);
const check = ({ url }: TestGateway) => fetch(`${url}/api/bookings/check-availability`, { method: 'POST' });
const missesOf = async ({ metrics }: TestGateway) =>
  Number(/^rate_limit_store_misses_total\S* (\d+)$/m.exec(await metrics.registry.metrics())?.[1]);

/** No minute of the clock ends within a test. */
beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2031-05-01T10:00:10Z')));
afterEach(() => jest.restoreAllMocks());

test('two gateways with one store allow what one would', async () => {
  const store = await newStore();
  const limit = { RATE_LIMIT_CHECKS_PER_MINUTE: '7' };
  const [one, other] = [await start(store.url, limit), await start(store.url, limit)];
  const calls = Array.from({ length: 10 }, (_, at) => check(at % 2 ? one : other));
  expect(await statuses(calls)).toEqual([...Array<number>(7).fill(200), ...Array<number>(3).fill(429)]);
  const refused = await check(one);
  expect(refused.headers.get('ratelimit')).toContain('"checks"; r=0');
  expect(refused.headers.get('retry-after')).toBe('50');
  expect(await missesOf(one)).toBe(0);
});

test('what a gateway refuses by itself costs the store nothing', async () => {
  const store = await newStore();
  const gateway = await start(store.url, { RATE_LIMIT_CHECKS_PER_MINUTE: '2', RATE_LIMIT_PER_MINUTE: '0' });
  for (let times = 0; times < 6; times++) await check(gateway);
  expect(await store.rows.find().toArray()).toMatchObject([{ hits: 2 }]);
});

test('guesses of the password of a demonstration are counted by all gateways together', async () => {
  const store = await newStore();
  const demonstration = { ALLOW_EMULATORS: 'yes', SANDBOX_PASSWORD: 'right-enough', SANDBOX_URL: service.url };
  const [one, other] = [await start(store.url, demonstration), await start(store.url, demonstration)];
  const open = async (gateway: TestGateway, password: string) =>
    (await gateway.get('/__sandbox/', { authorization: `Basic ${btoa(`me:${password}`)}` })).status;
  for (let times = 0; times < 25; times++) expect(await open(one, 'wrong')).toBe(times < 10 ? 401 : 429);
  for (const gateway of [one, other])
    for (const password of ['wrong', 'right-enough']) expect(await open(gateway, password)).toBe(429);
});

test('files are counted by each gateway for itself', async () => {
  const store = await newStore();
  const gateway = await start(store.url, { RATE_LIMIT_FILES_PER_MINUTE: '1' });
  expect([(await gateway.get('/robots.txt')).status, (await gateway.get('/robots.txt')).status]).toEqual([200, 429]);
  expect(await store.rows.countDocuments()).toBe(0);
});

/** A way to the store, which can be shut or blocked. */
async function startDoor(store: URL) {
  const sockets = new Set<Socket>();
  const door = {
    isOpen: true,
    url: '',
    shut() {
      door.isOpen = false;
      for (const socket of sockets) socket.destroy();
    },
    block: () => sockets.forEach((socket) => socket.unpipe().pause()),
  };
  const server = createServer((socket) => {
    if (!door.isOpen) return void socket.destroy();
    const way = connect(Number(store.port), store.hostname);
    for (const end of [socket, way]) sockets.add(end.on('error', () => undefined));
    socket.pipe(way).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(async () => {
    door.shut();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  door.url = Object.assign(new URL(store), { port, hostname: '127.0.0.1' }).href;
  return door;
}

test.each(['shut', 'block'] as const)(
  'while the store does not answer (%s), each gateway limits by itself, and one request alone waits for the timeout',
  async (fail) => {
    const door = await startDoor(new URL((await newStore()).url));
    const storeTimeoutMs = 400;
    const gateway = await start(door.url, { RATE_LIMIT_CHECKS_PER_MINUTE: '4' }, storeTimeoutMs);
    expect((await check(gateway)).status).toBe(200);
    door[fail]();
    const times: number[] = [];
    for (const status of [200, 200, 200, 429, 429]) {
      const from = performance.now();
      expect((await check(gateway)).status).toBe(status);
      times.push(performance.now() - from);
    }
    expect(times.filter((time) => time > storeTimeoutMs).length).toBeLessThanOrEqual(1);
    expect(Math.max(...times)).toBeLessThan(2 * storeTimeoutMs);
    expect(await missesOf(gateway)).toBeGreaterThan(3);
  },
);

test('a store that comes later is counted in, and again after it was away', async () => {
  const store = await newStore();
  const door = await startDoor(new URL(store.url));
  door.shut();
  const gateway = await start(door.url, { RATE_LIMIT_PER_MINUTE: '0' });
  const hits = async () => (await store.rows.find().toArray()).reduce((sum, row) => sum + Number(row.hits), 0);
  async function comesBack() {
    const before = await hits();
    await check(gateway);
    expect(await hits()).toBe(before);
    door.isOpen = true;
    await check(gateway);
    expect(await hits()).toBe(before);
    while ((await hits()) === before) {
      jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2500);
      await check(gateway);
    }
    const counted = await hits();
    await check(gateway);
    expect(await hits()).toBe(counted + 1);
  }
  await comesBack();
  door.shut();
  await comesBack();
});
