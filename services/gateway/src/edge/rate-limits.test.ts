import { eventually } from '@wayhouse/service-kit/testing';
import { type TestGateway, testGateway } from '../testing/test-gateway.js';
import { startEchoUpstream, startUpstream, type Upstream } from '@wayhouse/service-kit/testing/upstream';

const running: (TestGateway | Upstream)[] = [];
afterAll(() => Promise.all(running.map((each) => each.stop())));

async function limited(over: NodeJS.ProcessEnv) {
  const service = await startEchoUpstream('any');
  const urls = { CATALOG_URL: service.url, BOOKING_URL: service.url, NOTIFICATION_URL: service.url };
  const gateway = await testGateway({ ...urls, ...over });
  running.push(service, gateway);
  const call = (path: string, method = 'POST') => fetch(gateway.url + path, { method });
  return Object.assign(call, { metrics: () => gateway.metrics.registry.metrics() });
}
const statuses = async (call: () => Promise<Response>, times: number) =>
  (await Promise.all(Array.from({ length: times }, call))).map((response) => response.status);

test('allows 60 bookings at once from one address', async () => {
  const call = await limited({});
  expect(new Set(await statuses(() => call('/api/bookings/book'), 60))).toEqual(new Set([200]));
});

test('a kind of call has its own limit, in any letter case', async () => {
  const call = await limited({ RATE_LIMIT_CHECKS_PER_MINUTE: '2' });
  const check = () => call('/api/Bookings/check-Availability/');
  expect(await statuses(check, 2)).toEqual([200, 200]);
  const response = await check();
  expect(response.status).toBe(429);
  expect(await response.json()).toMatchObject({
    success: false,
    code: 'too-many-requests',
    requestId: expect.any(String),
  });
  expect(response.headers.get('ratelimit')).toContain('"checks"; r=0');
  expect(response.headers.get('ratelimit-policy')).toContain('"checks"; q=2; w=60');
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await call.metrics()).toContain('http_requests_refused_total{limit="checks",service="gateway"} 1');
  expect((await call('/api/bookings/book')).status).toBe(200);
});

test.each([
  ['RATE_LIMIT_BOOKINGS_PER_MINUTE', '/api/bookings/book'],
  ['RATE_LIMIT_UPLOADS_PER_MINUTE', '/api/rooms/'],
  ['RATE_LIMIT_UPLOADS_PER_MINUTE', '/api/rooms/r1'],
  ['RATE_LIMIT_FORMS_PER_MINUTE', '/api/messages/job-applications'],
  ['RATE_LIMIT_FORMS_PER_MINUTE', '/api/messages/contact'],
  ['RATE_LIMIT_FORMS_PER_MINUTE', '/api/hotels'],
  ['RATE_LIMIT_PER_MINUTE', '/newsletter/unsubscribe/t1'],
  ['RATE_LIMIT_PER_MINUTE', '/api/webhooks/email'],
])('%s counts POST requests to %s, and no GET requests', async (setting, path) => {
  const call = await limited({ [setting]: '1' });
  expect(await statuses(() => call(path, 'GET'), 3)).toEqual([200, 200, 200]);
  expect((await statuses(() => call(path), 2)).sort()).toEqual([200, 429]);
});

test('exports and deletions count together, GET requests as well', async () => {
  const call = await limited({ RATE_LIMIT_PERSONAL_DATA_PER_MINUTE: '2' });
  expect((await call('/api/user/export/bookings', 'GET')).status).toBe(200);
  expect((await call('/api/user/export/account', 'GET')).status).toBe(200);
  expect((await call('/api/user/delete')).status).toBe(429);
  expect((await call('/api/user', 'GET')).status).toBe(200);
});

test('an address may send five forms a minute, of all kinds together', async () => {
  const call = await limited({ FORMS_WITHOUT_CHALLENGE_PER_HOUR: '0' });
  expect(await statuses(() => call('/api/messages/contact'), 3)).toEqual([200, 200, 200]);
  expect(await statuses(() => call('/api/messages/newsletter'), 2)).toEqual([200, 200]);
  expect((await call('/api/messages/job-applications')).status).toBe(429);
});

test('a mail provider may unsubscribe many users from one address', async () => {
  const call = await limited({});
  const unsubscribed = await statuses(() => call('/newsletter/unsubscribe/t1'), 60);
  expect(new Set(unsubscribed)).toEqual(new Set([200]));
});

test('switching a room on and off is not an upload', async () => {
  const call = await limited({ RATE_LIMIT_UPLOADS_PER_MINUTE: '1' });
  expect(await statuses(() => call('/api/rooms/toggle-availability'), 3)).toEqual([200, 200, 200]);
});

test('all calls count for the general limit; pages and webhooks do not', async () => {
  const call = await limited({ RATE_LIMIT_PER_MINUTE: '1' });
  expect((await statuses(() => call('/api/rooms', 'GET'), 2)).sort()).toEqual([200, 429]);
  expect((await call('/', 'GET')).status).toBe(200);
  expect((await call('/api/webhooks/stripe')).status).toBe(503);
});

test('0 means no limit', async () => {
  const call = await limited({ RATE_LIMIT_PER_MINUTE: '0' });
  const response = await call('/api/rooms', 'GET');
  expect([response.status, response.headers.get('ratelimit')]).toEqual([200, null]);
});

test.each([
  ['RATE_LIMIT_PAGES_PER_MINUTE', '/', '/main.0123abcd.js'],
  ['RATE_LIMIT_PAGES_PER_MINUTE', '/rooms/r1', '/remotes/owner/x.js'],
  ['RATE_LIMIT_PAGES_PER_MINUTE', '/Rooms/r1/', '/images/abc/1280.jpg'],
  ['RATE_LIMIT_PAGES_PER_MINUTE', '/loader/my.bookings', '/api/rooms'],
  ['RATE_LIMIT_FILES_PER_MINUTE', '/images/abc/1280.jpg', '/rooms/r1'],
  ['RATE_LIMIT_FILES_PER_MINUTE', '/Remotes/owner/mf-manifest.json', '/api/rooms'],
  ['RATE_LIMIT_FILES_PER_MINUTE', '/robots.txt', '/'],
])('%s counts requests to %s, and not to %s', async (setting, counted, other) => {
  const call = await limited({ [setting]: '1' });
  const open = async (path: string) => (await call(path, 'GET')).status;
  for (let times = 0; times < 3; times++) expect(await open(other)).not.toBe(429);
  expect(await open(counted)).not.toBe(429);
  const refused = await call(counted, 'GET');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
});

test('an office behind one address visits 400 pages within a minute', async () => {
  const call = await limited({});
  for (let second = 0; second < 20; second++) {
    expect(new Set(await statuses(() => call('/', 'GET'), 20))).toEqual(new Set([200]));
  }
});

test('more requests at once than MAX_REQUESTS_IN_FLIGHT are refused, those before are answered, and health does not count', async () => {
  const waiting: (() => void)[] = [];
  const service = await startUpstream((_request, response) => void waiting.push(() => response.end('here')));
  const gateway = await testGateway({ CATALOG_URL: service.url, MAX_REQUESTS_IN_FLIGHT: '2' });
  running.push(service, gateway);
  const accepted = [1, 2].map(() => gateway.get('/api/rooms/r1'));
  await eventually(async () => expect(waiting).toHaveLength(2));
  const refused = await gateway.get('/');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect((await gateway.get('/health/live')).status).toBe(200);
  waiting.forEach((answer) => answer());
  expect((await Promise.all(accepted)).map(({ status }) => status)).toEqual([200, 200]);
});
