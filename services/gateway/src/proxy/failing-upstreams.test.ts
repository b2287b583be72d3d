import { type TestGateway, testGateway } from '../testing/test-gateway.js';
import { type Upstream, upstream } from '../testing/upstream.js';

let hanging: Upstream;
let breaking: Upstream;
let gateway: TestGateway;
beforeAll(async () => {
  hanging = await upstream((request) => void request.resume());
  breaking = await upstream((request, response) => {
    if (request.url?.endsWith('at-once')) return void request.socket.destroy();
    response.writeHead(200, { 'content-length': 100 });
    response.write('half', () => response.destroy());
  });
  const addresses = { BOOKING_URL: hanging.url, PAYMENT_URL: breaking.url };
  gateway = await testGateway(addresses, { patience: { sending: 300, answering: 100 } });
});
afterAll(() => Promise.all([gateway.stop(), hanging.stop(), breaking.stop()]));

const unavailable = { success: false, code: 'unavailable', message: expect.any(String), requestId: expect.any(String) };

test.each([
  ['is down', '/api/rooms'],
  ['is down', '/remotes/owner/mf-manifest.json'],
  ['hangs', '/api/bookings/user'],
  ['breaks off before its answer', '/api/webhooks/stripe/at-once'],
])('an upstream that %s is 503, and no cache keeps that (%s)', async (_, path) => {
  const answer = await gateway.get(path);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(await answer.json()).toMatchObject(unavailable);
});

test('an upstream that hangs on an upload is 503 too', async () => {
  const answer = await fetch(`${gateway.url}/api/bookings/book`, { method: 'POST', body: 'x'.repeat(100_000) });
  expect(answer.status).toBe(503);
});

test('an answer that breaks off does not pass for a whole one', async () => {
  const patient = await testGateway({ PAYMENT_URL: breaking.url });
  const answer = await patient.get('/api/webhooks/stripe/half');
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow();
  await patient.stop();
});
