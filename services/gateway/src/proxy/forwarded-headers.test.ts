import { type TestGateway, testGateway } from '../testing/test-gateway.js';
import { type Echo, startEchoUpstream, type Upstream } from '@wayhouse/service-kit/testing/upstream';

let catalog: Upstream;
let gateway: TestGateway;
let behindProxy: TestGateway;
beforeAll(async () => {
  catalog = await startEchoUpstream('catalog');
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
const forwardedBy = async (through: TestGateway, headers: Record<string, string>) => {
  const response = await through.get('/api/rooms', headers);
  return { id: response.headers.get('x-request-id'), headers: ((await response.json()) as Echo).headers };
};

test('forwarding headers of a caller are ignored', async () => {
  const { headers } = await forwardedBy(gateway, claims);
  expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
  expect(headers['x-forwarded-host']).toBe(new URL(gateway.url).host);
  expect(headers).not.toHaveProperty('forwarded');
  expect(headers).not.toHaveProperty('x-real-ip');
});

test('forwarding headers of a trusted proxy are used', async () => {
  const { headers } = await forwardedBy(behindProxy, claims);
  expect(headers).toMatchObject({
    'x-forwarded-for': '203.0.113.7, 127.0.0.1',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'stay.example.test',
  });
});

test('an address that a caller claims before a trusted proxy names the real one is dropped', async () => {
  const { headers } = await forwardedBy(behindProxy, { 'x-forwarded-for': '198.51.100.66, 203.0.113.7' });
  expect(headers['x-forwarded-for']).toBe('203.0.113.7, 127.0.0.1');
});

test('the languages that a caller accepts are forwarded', async () => {
  const { headers } = await forwardedBy(gateway, { 'accept-language': 'en-XA, fr;q=0.5' });
  expect(headers['accept-language']).toBe('en-XA, fr;q=0.5');
});

test('a request keeps its id, and gets one if it is missing or invalid', async () => {
  const given = await forwardedBy(gateway, { 'x-request-id': 'click-12345678' });
  expect([given.id, given.headers['x-request-id']]).toEqual(['click-12345678', 'click-12345678']);
  const invalid = await forwardedBy(gateway, { 'x-request-id': 'a b' });
  expect(invalid.id).toMatch(/^[\w-]{36}$/);
  expect(invalid.headers['x-request-id']).toBe(invalid.id);
});
