import { type TestGateway, testGateway } from '../testing/test-gateway.js';
import { type Echo, echo, type Upstream } from '../testing/upstream.js';

let catalog: Upstream;
let gateway: TestGateway;
let behindProxy: TestGateway;
beforeAll(async () => {
  catalog = await echo('catalog');
  gateway = await testGateway({ CATALOG_URL: catalog.url });
  behindProxy = await testGateway({ CATALOG_URL: catalog.url, TRUST_PROXY: '1' });
});
afterAll(() => Promise.all([gateway.stop(), behindProxy.stop(), catalog.stop()]));

const claims = {
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'stay.example.test',
  forwarded: 'for=203.0.113.7',
  'x-real-ip': '203.0.113.7',
};
const heard = async (through: TestGateway, headers: Record<string, string>) => {
  const answer = await through.get('/api/rooms', headers);
  return { id: answer.headers.get('x-request-id'), headers: ((await answer.json()) as Echo).headers };
};

test('a caller is not believed about where it comes from', async () => {
  const { headers } = await heard(gateway, claims);
  expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
  expect(headers['x-forwarded-host']).toBe(new URL(gateway.url).host);
  expect(headers).not.toHaveProperty('forwarded');
  expect(headers).not.toHaveProperty('x-real-ip');
});

test('a proxy that is trusted is believed', async () => {
  const { headers } = await heard(behindProxy, claims);
  expect(headers).toMatchObject({
    'x-forwarded-for': '203.0.113.7, 127.0.0.1',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'stay.example.test',
  });
});

test('a request keeps the id it brings, and gets one if that is missing or implausible', async () => {
  const brought = await heard(gateway, { 'x-request-id': 'click-12345678' });
  expect([brought.id, brought.headers['x-request-id']]).toEqual(['click-12345678', 'click-12345678']);
  const odd = await heard(gateway, { 'x-request-id': 'a b' });
  expect(odd.id).toMatch(/^[\w-]{36}$/);
  expect(odd.headers['x-request-id']).toBe(odd.id);
});
