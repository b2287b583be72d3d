import { type TestGateway, testGateway } from '../testing/test-gateway.js';
import { startEchoUpstream, type Upstream } from '@wayhouse/service-kit/testing/upstream';
import { mayReadMetrics } from './metrics-access.js';

const localSite = 'http://localhost:3000';
const started: { stop: () => Promise<unknown> }[] = [];
const start = async (over: NodeJS.ProcessEnv): Promise<TestGateway> => {
  const gateway = await testGateway(over);
  started.push(gateway);
  return gateway;
};
afterAll(() => Promise.all(started.map((each) => each.stop())));

describe('the public port serves /metrics', () => {
  test('to a developer, for a site on localhost', async () => {
    const response = await (await start({ PUBLIC_URL: localSite })).get('/metrics');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('service="gateway"');
  });

  test.each(['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])('not through a proxy (%s)', async (name) => {
    const gateway = await start({ PUBLIC_URL: localSite });
    expect((await gateway.get('/metrics', { [name]: '127.0.0.1' })).status).toBe(404);
  });

  test('not if the site is public or has METRICS_PORT', async () => {
    const isPublic = await start({ PUBLIC_URL: 'https://stay.example.test' });
    expect((await isPublic.get('/metrics')).status).toBe(404);
    const hasPort = await start({ PUBLIC_URL: localSite, METRICS_PORT: '0' });
    expect((await hasPort.get('/metrics')).status).toBe(404);
  });

  test.each([
    ['127.0.0.1', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['10.0.0.7', false],
    ['::ffff:10.0.0.7', false],
    ['fe80::1', false],
  ])('to a caller from %s: %s', (remoteAddress, isAnswered) => {
    const mayRead = mayReadMetrics({ PUBLIC_URL: localSite, METRICS_PORT: undefined });
    expect(mayRead({ socket: { remoteAddress }, headers: { host: 'localhost:3000' } } as never)).toBe(isAnswered);
  });
});

test('METRICS_PORT serves nothing but metrics', async () => {
  const gateway = await start({ METRICS_PORT: '0' });
  const metrics = await fetch(`${gateway.metricsUrl}/metrics`);
  expect(await metrics.text()).toContain('service="gateway"');
  expect((await fetch(`${gateway.metricsUrl}/config.json`)).status).toBe(404);
});

describe('a request is counted', () => {
  let catalog: Upstream;
  let gateway: TestGateway;
  beforeAll(async () => {
    catalog = await startEchoUpstream('catalog');
    started.push(catalog);
    gateway = await start({ CATALOG_URL: catalog.url, METRICS_PORT: '0' });
  });
  const counted = async () => (await fetch(`${gateway.metricsUrl}/metrics`)).text();

  test.each([
    ['/api/rooms/r1', 'GET', '/api/rooms/*', 200],
    ['/API/Hotels', 'POST', '/api/hotels/*', 200],
    ['/images/none', 'GET', '/images/*', 404],
    ['/api/docs', 'GET', '/api/docs/*', 200],
    ['/api/docs/0123456789/docs.css', 'GET', '/api/docs/*', 404],
    ['/api/openapi.json', 'GET', '/api/openapi.json', 200],
    ['/', 'GET', 'page', 200],
    ['/no/such/page', 'GET', 'page', 404],
    ['/robots.txt', 'GET', 'file', 200],
    ['/config.json', 'GET', '/config.json', 200],
    ['/main.0123abcd.js', 'GET', 'file', 200],
    ['/none.js', 'GET', 'none', 404],
    ['/api/nothing', 'GET', 'none', 404],
  ])('%s under its route, not under its address', async (path, method, route, status) => {
    await (await fetch(gateway.url + path, { method, headers: { accept: 'text/html' } })).text();
    const labels = `service="gateway",method="${method}",route="${route}",status="${status}"`;
    expect(await counted()).toContain(`http_request_seconds_count{${labels}}`);
  });
});
