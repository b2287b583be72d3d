import { type TestGateway, testGateway } from '../testing/test-gateway.js';
import { echo, type Upstream } from '../testing/upstream.js';

const running: (TestGateway | Upstream)[] = [];
afterAll(() => Promise.all(running.map((each) => each.stop())));

async function limited(over: NodeJS.ProcessEnv) {
  const service = await echo('any');
  const urls = { CATALOG_URL: service.url, BOOKING_URL: service.url, NOTIFICATION_URL: service.url };
  const gateway = await testGateway({ ...urls, ...over });
  running.push(service, gateway);
  return (path: string, method = 'POST') => fetch(gateway.url + path, { method });
}
const statuses = async (call: () => Promise<Response>, times: number) =>
  (await Promise.all(Array.from({ length: times }, call))).map((answer) => answer.status);

test('60 bookings at once from one address are not too many', async () => {
  const call = await limited({});
  expect(new Set(await statuses(() => call('/api/bookings/book'), 60))).toEqual(new Set([200]));
});

test('a kind of call has its own limit, in any spelling, and says so', async () => {
  const call = await limited({ RATE_LIMIT_CHECKS_PER_MINUTE: '2' });
  const check = () => call('/api/Bookings/check-Availability/');
  expect(await statuses(check, 2)).toEqual([200, 200]);
  const answer = await check();
  expect(answer.status).toBe(429);
  expect(await answer.json()).toMatchObject({
    success: false,
    code: 'too-many-requests',
    requestId: expect.any(String),
  });
  expect(answer.headers.get('ratelimit')).toContain('"checks"; r=0');
  expect(answer.headers.get('ratelimit-policy')).toContain('"checks"; q=2; w=60');
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  expect((await call('/api/bookings/book')).status).toBe(200);
});

test.each([
  ['RATE_LIMIT_BOOKINGS_PER_MINUTE', '/api/bookings/book'],
  ['RATE_LIMIT_UPLOADS_PER_MINUTE', '/api/rooms/'],
  ['RATE_LIMIT_UPLOADS_PER_MINUTE', '/api/rooms/r1'],
  ['RATE_LIMIT_FORMS_PER_MINUTE', '/api/messages/job-applications'],
  ['RATE_LIMIT_FORMS_PER_MINUTE', '/api/messages/contact'],
  ['RATE_LIMIT_FORMS_PER_MINUTE', '/newsletter/unsubscribe/t1'],
])('%s counts what is sent to %s, and not what is read', async (setting, path) => {
  const call = await limited({ [setting]: '1' });
  expect(await statuses(() => call(path, 'GET'), 3)).toEqual([200, 200, 200]);
  expect((await statuses(() => call(path), 2)).sort()).toEqual([200, 429]);
});

test('switching a room on and off is no upload', async () => {
  const call = await limited({ RATE_LIMIT_UPLOADS_PER_MINUTE: '1' });
  expect(await statuses(() => call('/api/rooms/toggle-availability'), 3)).toEqual([200, 200, 200]);
});

test('every call counts for the general limit, pages and webhooks do not', async () => {
  const call = await limited({ RATE_LIMIT_PER_MINUTE: '1' });
  expect((await statuses(() => call('/api/rooms', 'GET'), 2)).sort()).toEqual([200, 429]);
  expect((await call('/', 'GET')).status).toBe(200);
  expect((await call('/api/webhooks/stripe')).status).toBe(503);
});

test('a limit of 0 is none', async () => {
  const call = await limited({ RATE_LIMIT_PER_MINUTE: '0' });
  const answer = await call('/api/rooms', 'GET');
  expect([answer.status, answer.headers.get('ratelimit')]).toEqual([200, null]);
});
