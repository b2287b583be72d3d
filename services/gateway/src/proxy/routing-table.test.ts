import { type TestGateway, testGateway } from '../testing/test-gateway.js';
import { type Echo, startEchoUpstream, type Upstream } from '@wayhouse/service-kit/testing/upstream';

const names = ['catalog', 'booking', 'payment', 'notification', 'owner_remote', 'static_pages_remote', 'sandbox'];
const upstreams: Upstream[] = [];
let gateway: TestGateway;
let plain: TestGateway;

beforeAll(async () => {
  const addresses: Record<string, string> = {};
  for (const name of names) {
    const each = await startEchoUpstream(name);
    upstreams.push(each);
    addresses[`${name.toUpperCase()}_URL`] = each.url;
  }
  gateway = await testGateway({ ...addresses, PUBLIC_URL: 'http://localhost:3000' });
  plain = await testGateway({ ...addresses, SANDBOX_URL: undefined });
});
afterAll(() => Promise.all([gateway, plain, ...upstreams].map((each) => each.stop())));

test.each([
  ['/api/rooms', 'catalog'],
  ['/api/rooms/', 'catalog'],
  ['/api/rooms/r1?x=%20y', 'catalog'],
  ['/api/hotels/', 'catalog'],
  ['/api/user/store-recent-search', 'catalog'],
  ['/api/bookings/check-Availability', 'booking'],
  ['/API/Bookings/Check-availability/', 'booking'],
  ['/api/bookings/stripe-payments-of-old', 'booking'],
  ['/api/bookings/stripe-payments', 'payment'],
  ['/api/Bookings/Stripe-Payments/', 'payment'],
  ['/api/bookings/pay-together', 'payment'],
  ['/api/webhooks/stripe', 'payment'],
  ['/api/messages/job-applications', 'notification'],
  ['/__clerk/v1/client?_method=PATCH', 'sandbox'],
  ['/__sandbox/', 'sandbox'],
])('%s is forwarded to %s unchanged', async (path, name) => {
  for (const method of ['GET', 'POST']) {
    const response = await fetch(gateway.url + path, { method });
    expect(await response.json()).toMatchObject({ name, method, url: path });
  }
});

test('unsubscribing is a page for GET and a forwarded form for POST', async () => {
  const path = '/newsletter/unsubscribe/Token_1';
  expect(await (await gateway.get(path, { accept: 'text/html' })).text()).toContain('the shell');
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  const response = await fetch(gateway.url + path, { method: 'POST', body });
  expect(await response.json()).toMatchObject({ name: 'notification', method: 'POST', url: path });
});

test.each([
  ['/remotes/owner/mf-manifest.json', 'owner_remote', '/mf-manifest.json'],
  ['/remotes/owner?x=1', 'owner_remote', '/?x=1'],
  ['/remotes/static-pages/assets/a.js?v=2', 'static_pages_remote', '/assets/a.js?v=2'],
])('%s is forwarded to %s without its prefix', async (path, name, url) => {
  expect(await (await gateway.get(path)).json()).toMatchObject({ name, url });
});

test.each(['/api', '/api/', '/api/unknown', '/api/roomsandmore', '/api/webhooks'])(
  '%s has no upstream',
  async (path) => {
    const response = await gateway.get(path, { accept: 'text/html' });
    const body = (await response.json()) as object;
    expect(response.status).toBe(404);
    expect(body).toMatchObject({ success: false, code: 'not-found', message: expect.any(String) });
    expect(body).toHaveProperty('requestId', response.headers.get('x-request-id'));
  },
);

test.each(['/__clerk/v1/client', '/__sandbox/'])('%s is not found without a sandbox', async (path) => {
  expect((await plain.get(path)).status).toBe(404);
});

test.each(['/remotes/owner/%2e%2e/secret', '/remotes/owner/..%2fsecret', '/api/rooms/%2E%2e%5csecret'])(
  '%s cannot traverse paths',
  async (path) => {
    expect((await gateway.get(path)).status).toBe(404);
  },
);

test('hop-by-hop headers are removed, all others are forwarded', async () => {
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00';
  const response = await fetch(`${gateway.url}/api/rooms`, {
    headers: { authorization: 'Bearer x', traceparent },
  });
  const { headers } = (await response.json()) as Echo;
  expect(headers).toMatchObject({ authorization: 'Bearer x', traceparent });
  expect(response.headers.get('x-own')).toBe('catalog');
  expect(response.headers.get('x-secret')).toBeNull();
});
