import { type TestGateway, testGateway } from '../testing/test-gateway.js';
import { type Upstream, startUpstream } from '@wayhouse/service-kit/testing/upstream';

let hanging: Upstream;
let breaking: Upstream;
let gateway: TestGateway;
beforeAll(async () => {
  hanging = await startUpstream((request) => void request.resume());
  breaking = await startUpstream((request, response) => {
    if (request.url?.endsWith('at-once')) return void request.socket.destroy();
    response.writeHead(200, { 'content-length': 100 });
    response.write('half', () => response.destroy());
  });
  const addresses = { BOOKING_URL: hanging.url, PAYMENT_URL: breaking.url };
  gateway = await testGateway(addresses, {
    timeouts: { uploadIdleMs: 300, responseMs: 100, filesResponseMs: 600, pageMs: 100 },
  });
});
afterAll(() => Promise.all([gateway.stop(), hanging.stop(), breaking.stop()]));

const unavailable = { success: false, code: 'unavailable', message: expect.any(String), requestId: expect.any(String) };

test.each([
  ['is down', '/api/rooms'],
  ['is down', '/remotes/owner/mf-manifest.json'],
  ['hangs', '/api/bookings/user'],
  ['breaks off before its response', '/api/webhooks/stripe/at-once'],
])('an upstream that %s is a 503 that is not cached (%s)', async (_, path) => {
  const response = await gateway.get(path);
  const headers = ['cache-control', 'retry-after'].map((name) => response.headers.get(name));
  expect([response.status, ...headers]).toEqual([503, 'no-store', '5']);
  expect(await response.json()).toMatchObject(unavailable);
});

test('an upstream that hangs during an upload is a 503, too', async () => {
  const response = await fetch(`${gateway.url}/api/bookings/book`, { method: 'POST', body: 'x'.repeat(100_000) });
  expect(response.status).toBe(503);
});

test('a form with files is waited for longer', async () => {
  const failureOf = async (body: FormData | string) => {
    const startedAt = performance.now();
    const response = await fetch(`${gateway.url}/api/bookings/book`, { method: 'POST', body });
    return { status: response.status, milliseconds: performance.now() - startedAt };
  };
  const form = new FormData();
  form.set('images', new Blob(['photo']), 'photo.jpg');
  const [withFiles, without] = await Promise.all([failureOf(form), failureOf('x')]);
  expect([withFiles.status, without.status]).toEqual([503, 503]);
  expect(withFiles.milliseconds).toBeGreaterThan(599);
  expect(without.milliseconds).toBeLessThan(600);
});

test('a response that breaks off is incomplete for the client, too', async () => {
  const patient = await testGateway({ PAYMENT_URL: breaking.url });
  const response = await patient.get('/api/webhooks/stripe/half');
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
  await patient.stop();
});
