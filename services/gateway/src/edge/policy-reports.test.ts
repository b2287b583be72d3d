import { recordLog } from '@wayhouse/service-kit/testing';
import { type TestGateway, testGateway } from '../testing/test-gateway.js';
import { policyReportsPath } from './policy-reports.js';

const site = 'https://stay.example.test';
const { log, lines } = recordLog();
let gateway: TestGateway;
beforeAll(async () => (gateway = await testGateway({ PUBLIC_URL: site, TRUST_PROXY: '1' }, { log })));
afterAll(() => gateway.stop());
beforeEach(() => void lines.splice(0));

const post = (type: string, body: unknown, from = '192.0.2.1') =>
  fetch(gateway.url + policyReportsPath, {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': from },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const violation = (over: object = {}) => ({
  documentURL: `${site}/owner?tab=rooms`,
  effectiveDirective: 'connect-src',
  blockedURL: 'https://thief.example/take/asha@example.test?card=4242',
  sourceFile: `${site}/remotes/owner/main.js?v=1`,
  ...over,
});
const send = (...bodies: object[]) =>
  post(
    'application/reports+json',
    bodies.map((body) => ({ type: 'csp-violation', age: 1, url: site, body })),
  );
const oldReport = (over: object = {}) => ({
  'csp-report': {
    'document-uri': `${site}/rooms/r1`,
    'violated-directive': "script-src-elem 'self'",
    'blocked-uri': 'inline',
    ...over,
  },
});

/** What was counted since the last time, by directive and origin. */
let before: Record<string, number> = {};
async function counted() {
  const text = await gateway.metrics.registry.metrics();
  const now = Object.fromEntries(
    [...text.matchAll(/policy_violations_total\{directive="(.*?)",origin="(.*?)".*\} (\d+)/g)].map(
      ([, directive, origin, count]) => [`${directive} ${origin}`, Number(count)],
    ),
  );
  const fresh = Object.entries(now).map(([key, count]) => [key, count - (before[key] ?? 0)] as const);
  before = now;
  return Object.fromEntries(fresh.filter(([, count]) => count > 0));
}
const logged = () => lines.map((line) => (JSON.parse(line) as { violation?: object }).violation).filter(Boolean);

test('pages name where browsers report to, in both ways', async () => {
  const { headers } = await gateway.get('/');
  expect(headers.get('content-security-policy')).toContain(`report-uri ${policyReportsPath};report-to policy`);
  expect(headers.get('reporting-endpoints')).toBe(`policy="${policyReportsPath}"`);
});

test('a site without HTTPS, where browsers know the old way alone, names that one', async () => {
  const local = await testGateway({ PUBLIC_URL: 'http://localhost:3000' });
  const { headers } = await local.get('/');
  expect(headers.get('content-security-policy')).toMatch(new RegExp(`report-uri ${policyReportsPath}$`));
  expect(headers.get('reporting-endpoints')).toBeNull();
  await local.stop();
});

test('counts and logs what was stopped, without queries, and of another site its origin alone', async () => {
  expect((await send(violation())).status).toBe(204);
  expect(await counted()).toEqual({ 'connect-src other': 1 });
  expect(logged()).toEqual([
    {
      directive: 'connect-src',
      page: `${site}/owner`,
      blocked: 'https://thief.example',
      source: `${site}/remotes/owner/main.js`,
    },
  ]);
});

test('takes the reports of older browsers', async () => {
  expect((await post('application/csp-report', oldReport())).status).toBe(204);
  expect(await counted()).toEqual({ 'script-src-elem inline': 1 });
  expect(logged()).toMatchObject([{ page: `${site}/rooms/r1`, blocked: 'inline' }]);
});

test('distinguishes own files from others, and knows directives by their names alone', async () => {
  await send(
    violation({ blockedURL: `${site}/worker.js`, effectiveDirective: 'worker-src' }),
    violation({ blockedURL: 'wss://thief.example' }),
    violation({ blockedURL: 'data', effectiveDirective: 'font-src' }),
    violation({ effectiveDirective: 'made-up-src' }),
  );
  expect(await counted()).toEqual({
    'worker-src own': 1,
    'connect-src other': 1,
    'font-src inline': 1,
    'other other': 1,
  });
});

test('the token in a page’s address is not logged', async () => {
  await send(violation({ documentURL: `${site}/newsletter/unsubscribe/a-secret-token` }));
  expect(JSON.stringify(logged())).toContain('/newsletter/unsubscribe/:token');
  expect(JSON.stringify(lines)).not.toContain('a-secret-token');
  await counted();
});

test.each<[string, object]>([
  ['of another site', violation({ documentURL: 'https://elsewhere.example/' })],
  ['of a browser’s extension', violation({ sourceFile: 'chrome-extension://abc/inject.js' })],
  ['without anything', {}],
  ['of something else', { documentURL: 5, blockedURL: null }],
])('ignores a report %s', async (_what, body) => {
  expect((await send(body)).status).toBe(204);
  expect(await counted()).toEqual({});
  expect(logged()).toEqual([]);
});

test('ignores reports of other kinds, and what comes after the twentieth', async () => {
  const kinds = [{ type: 'deprecation', body: violation() }];
  expect((await post('application/reports+json', kinds)).status).toBe(204);
  expect(await counted()).toEqual({});
  await send(...Array.from({ length: 25 }, () => violation()));
  expect(await counted()).toEqual({ 'connect-src other': 20 });
});

test.each<[number, string, unknown]>([
  [415, 'text/plain', 'anything'],
  [415, 'application/json', []],
  [400, 'application/csp-report', '{'],
  [400, 'application/csp-report', { other: 1 }],
  [400, 'application/reports+json', [1]],
  [413, 'application/reports+json', 'x'.repeat(20_001)],
])('answers %s to a body of %s that it cannot take', async (status, type, body) => {
  expect((await post(type, body)).status).toBe(status);
});

test('logs so many a minute, and counts all', async () => {
  for (let times = 0; times < 4; times++) await send(...Array.from({ length: 20 }, () => violation()));
  expect((await counted())['connect-src other']).toBe(80);
  expect(logged().length).toBeLessThanOrEqual(30);
});

test('an address reports so often a minute, and others still do', async () => {
  const statuses = [];
  for (let times = 0; times < 61; times++)
    statuses.push((await post('application/csp-report', oldReport(), '192.0.2.7')).status);
  expect([statuses.filter((status) => status === 204).length, statuses.at(-1)]).toEqual([60, 429]);
  expect((await post('application/csp-report', oldReport(), '192.0.2.8')).status).toBe(204);
});
