import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type TestGateway, testGateway } from '../testing/test-gateway.js';
import { startEchoUpstream, startUpstream, type Upstream } from '@wayhouse/service-kit/testing/upstream';

const password = randomBytes(12).toString('hex');
let sandbox: Upstream;
let gateway: TestGateway;
beforeAll(async () => {
  sandbox = await startEchoUpstream('sandbox');
  gateway = await testGateway({
    SANDBOX_URL: sandbox.url,
    ALLOW_EMULATORS: 'yes',
    SANDBOX_PASSWORD: password,
    TRUST_PROXY: '1',
  });
});
afterAll(() => Promise.all([gateway.stop(), sandbox.stop()]));

const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` });

let addresses = 0;
/** An address that has not guessed yet. */
const freshAddress = () => ({ 'x-forwarded-for': `198.51.100.${++addresses}` });

test.each<[string, Record<string, string>]>([
  ['nothing', {}],
  ['another password', basic('me:another')],
  ['a bearer token', { authorization: `Bearer ${password}` }],
  ['the password as a user name', basic(password)],
])('the pages of the emulators are not shown to a caller with %s', async (_what, headers) => {
  const signIn = ['/__clerk/v1/client', '/__CLERK/v1/client/sign_ups', '/__clerk/npmx', '/__clerk'];
  for (const path of ['/__sandbox/', '/__sandbox/api/mails', '/__SANDBOX/mails', ...signIn]) {
    const response = await gateway.get(path, { ...freshAddress(), ...headers });
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([
      401,
      expect.stringMatching(/^Basic /),
    ]);
  }
});

test('they are shown with the password, and other paths do not ask for it', async () => {
  expect((await gateway.get('/__sandbox/', basic(`me:${password}`))).status).toBe(200);
  expect((await gateway.get('/__clerk/v1/client', basic(`me:${password}`))).status).toBe(200);
  expect((await gateway.get('/__clerk/npm/@clerk/clerk-js@5/dist/clerk.browser.js')).status).toBe(200);
  expect((await gateway.get('/__clerk/avatar/user_1.svg')).status).toBe(200);
  expect((await gateway.get('/config.json')).status).toBe(200);
});

test('an address that guesses ten times waits, with the right password as well, and others do not', async () => {
  const open = (address: string, text?: string) =>
    gateway.get('/__sandbox/', { 'x-forwarded-for': address, ...(text && basic(`me:${text}`)) });
  for (let times = 0; times < 20; times++) expect((await open('192.0.2.7')).status).toBe(401);
  for (let times = 0; times < 20; times++) expect((await open('192.0.2.7', password)).status).toBe(200);
  for (let times = 0; times < 10; times++) expect((await open('192.0.2.7', `guess-${times}`)).status).toBe(401);
  const refused = await open('192.0.2.7', password);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
  expect((await open('192.0.2.8', password)).status).toBe(200);
});

test('the right password counts as no guess, also where its page gives up the request', async () => {
  const arrivals = new EventTarget();
  const slow = await startUpstream((_request, response) => {
    arrivals.dispatchEvent(Object.assign(new Event('arrived'), { response }));
  });
  const settings = { ALLOW_EMULATORS: 'yes', SANDBOX_PASSWORD: password, SANDBOX_URL: slow.url };
  const another = await testGateway(settings);
  const open = (signal?: AbortSignal) =>
    fetch(`${another.url}/__sandbox/`, { headers: basic(`me:${password}`), signal });
  for (let times = 0; times < 10; times++) {
    const page = new AbortController();
    const given = open(page.signal).catch(() => undefined);
    const [{ response }] = (await once(arrivals, 'arrived')) as [{ response: ServerResponse }];
    const isOver = once(response, 'close');
    page.abort();
    await Promise.all([given, isOver]);
  }
  arrivals.addEventListener('arrived', (event) => (event as Event & { response: ServerResponse }).response.end());
  expect((await open()).status).toBe(200);
  await Promise.all([another.stop(), slow.stop()]);
});
