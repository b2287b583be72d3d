import { observationsPath } from '@wayhouse/contracts';
import { startUpstream, type Upstream } from '@wayhouse/service-kit/testing/upstream';
import { type TestGateway, testGateway } from '../testing/test-gateway.js';

let shell: Upstream;
let gateway: TestGateway;
let releases: object;
let now = Date.now();
const pages = { owner: { build: 'b1', area: '/owner', routes: ['/owner', '/owner/*'], links: [] } };

beforeEach(async () => {
  releases = {
    owner: { running: '1.0.0-aaaa', canary: { release: '1.1.0-bbbb', share: 10 } },
    shell: { running: '2.0.0-cccc' },
  };
  shell = await startUpstream((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ releases, pages })),
  );
  gateway = await testGateway({ SHELL_URL: shell.url, TRUST_PROXY: '1' });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all([gateway.stop(), shell.stop()]);
});

const post = (body: unknown, { type = 'application/json', from = '192.0.2.1' } = {}) =>
  fetch(gateway.url + observationsPath, {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': from },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const send = (...observations: object[]) => post({ observations });
const view = (over: object = {}) => ({
  kind: 'view',
  page: '/owner',
  frontEnd: 'owner',
  release: '1.0.0-aaaa',
  ...over,
});

/** The samples of a metric, by the values of its labels. */
async function samples(metric: string): Promise<Record<string, number>> {
  const text = await gateway.metrics.registry.metrics();
  const lines = [...text.matchAll(new RegExp(`^${metric}\\{(.*)\\} (\\d.*)$`, 'gm'))];
  return Object.fromEntries(
    lines.map(([, labels = '', value]) => [
      [...labels.matchAll(/(\w+)="(.*?)"/g)].flatMap(([, name, text]) => (name === 'service' ? [] : [text])).join(' '),
      Number(value),
    ]),
  );
}

test('counts what pages send, by page, front end and release', async () => {
  expect(
    (await send(view(), view(), view({ kind: 'error', release: '1.1.0-bbbb' }), view({ kind: 'fallback' }))).status,
  ).toBe(204);
  expect(await samples('page_views_total')).toEqual({ '/owner owner 1.0.0-aaaa': 2 });
  expect(await samples('page_errors_total')).toEqual({ '/owner owner 1.1.0-bbbb': 1 });
  expect(await samples('page_fallbacks_total')).toEqual({ '/owner owner 1.0.0-aaaa': 1 });
});

test('measures vitals in seconds, and layout shift as it is', async () => {
  const vital = (name: string, value: number) => view({ kind: 'vital', vital: name, value });
  await send(vital('LCP', 1234), vital('INP', 80), vital('CLS', 0.03));
  expect(await samples('page_vital_seconds_sum')).toEqual({
    'LCP /owner owner 1.0.0-aaaa': 1.234,
    'INP /owner owner 1.0.0-aaaa': 0.08,
  });
  expect(await samples('page_layout_shift_sum')).toEqual({ '/owner owner 1.0.0-aaaa': 0.03 });
});

test('knows pages, front ends and releases that there are, and takes nothing else of what was sent', async () => {
  await send(
    view({ page: '/rooms/665f1c', userId: 'user_1' }),
    view({ release: 'made-up' }),
    view({ frontEnd: 'made-up' }),
    view({ page: '/rooms/:id', frontEnd: 'shell', release: '2.0.0-cccc' }),
  );
  expect(await samples('page_views_total')).toEqual({
    'other owner 1.0.0-aaaa': 1,
    '/owner owner other': 1,
    '/rooms/:id shell 2.0.0-cccc': 1,
  });
});

test('forgets a release that is neither running nor tried any more', async () => {
  await send(view(), view({ release: '1.1.0-bbbb' }));
  releases = { owner: { running: '1.1.0-bbbb' } };
  now = Date.now() + 2000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  for (let tries = 0; tries < 100 && (await samples('page_views_total'))['/owner owner 1.0.0-aaaa']; tries++)
    await send();
  expect(await samples('page_views_total')).toEqual({ '/owner owner 1.1.0-bbbb': 1 });
});

test.each<[number, string, unknown]>([
  [415, 'text/plain', { observations: [] }],
  [400, 'application/json', '{'],
  [400, 'application/json', { observations: 'many' }],
  [400, 'application/json', { observations: [{ kind: 'view' }] }],
  [400, 'application/json', { observations: [view({ kind: 'vital', vital: 'LCP', value: -1 })] }],
  [400, 'application/json', { observations: [view({ kind: 'vital', vital: 'made-up', value: 1 })] }],
  [400, 'application/json', { observations: Array.from({ length: 31 }, () => view()) }],
  [413, 'application/json', 'x'.repeat(14_001)],
])('answers %s to a body of %s that it cannot take', async (status, type, body) => {
  expect((await post(body, { type })).status).toBe(status);
});

test('the largest body of a page is taken', async () => {
  const long = { page: 'p'.repeat(200), frontEnd: 'static-pages', release: 'r'.repeat(60) };
  const observations = Array.from({ length: 30 }, () => ({
    kind: 'vital',
    vital: 'LCP',
    value: 1234.5678901234567,
    ...long,
  }));
  expect((await post({ observations })).status).toBe(204);
});

test('an address sends so often a minute, and others still do', async () => {
  const statuses = [];
  for (let times = 0; times < 301; times++)
    statuses.push((await post({ observations: [] }, { from: '192.0.2.7' })).status);
  expect([statuses.filter((status) => status === 204).length, statuses.at(-1)]).toEqual([300, 429]);
  expect((await post({ observations: [] }, { from: '192.0.2.8' })).status).toBe(204);
});
