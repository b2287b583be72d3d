import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { eventually, recordSpans } from '@wayhouse/service-kit/testing';
import { type TestGateway, testGateway } from '../testing/test-gateway.js';
import { type Upstream, startUpstream } from '@wayhouse/service-kit/testing/upstream';

const recorded = recordSpans();
const arrivals = new EventTarget();
let catalog: Upstream;
let gateway: TestGateway;
let hasty: TestGateway;
beforeAll(async () => {
  catalog = await startUpstream((request: IncomingMessage, response) => {
    arrivals.dispatchEvent(new Event(request.url ?? ''));
    if (request.url === '/api/rooms/broken') response.writeHead(502).end();
  });
  const addresses = { CATALOG_URL: catalog.url };
  const tracing = recorded.tracing('gateway', { isEdge: true });
  gateway = await testGateway(addresses, { tracing });
  hasty = await testGateway(addresses, {
    tracing,
    timeouts: { uploadIdleMs: 100, responseMs: 100, filesResponseMs: 100, pageMs: 100 },
  });
});
afterAll(() => Promise.all([gateway.stop(), hasty.stop(), catalog.stop()]));

/** The last span of a forward, once it has ended with these attributes. */
const spanOf = (spanName: string, attributes: object) =>
  eventually(() => {
    const span = recorded.spans().findLast(({ name }) => name === spanName);
    expect(span?.attributes).toMatchObject(attributes);
    return Promise.resolve(span);
  });
const forwarded = (attributes: object) => spanOf('forward to catalog', attributes);

test('a client that disconnects before the response is not a failure of the upstream', async () => {
  const leaving = new AbortController();
  const arrived = once(arrivals, '/api/rooms/slow');
  const request = fetch(`${gateway.url}/api/rooms/slow`, { signal: leaving.signal });
  await arrived;
  leaving.abort();
  await expect(request).rejects.toThrow();
  const disconnected = await forwarded({ 'wayhouse.client_disconnected': true });
  expect(disconnected?.failed).toBe(false);
  expect(disconnected?.attributes).not.toHaveProperty('error.type');
  await spanOf('GET /api/rooms/*', { 'http.response.status_code': 499 });
});

test('an upstream that responds with 5xx or not in time has failed', async () => {
  expect((await hasty.get('/api/rooms/hanging')).status).toBe(503);
  expect(await forwarded({ 'error.type': 'Error' })).toMatchObject({ failed: true });
  expect((await gateway.get('/api/rooms/broken')).status).toBe(502);
  expect(await forwarded({ 'http.response.status_code': 502, 'error.type': '502' })).toMatchObject({ failed: true });
});
