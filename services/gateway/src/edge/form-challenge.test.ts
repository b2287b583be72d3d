import { randomUUID } from 'node:crypto';
import { connectMongo } from '@wayhouse/service-kit';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { challengeHeader, solutionHeader } from '@wayhouse/contracts/form-challenge';
import { type TestGateway, testGateway, unreachableUrl } from '../testing/test-gateway.js';
import { startUpstream, type Upstream } from '@wayhouse/service-kit/testing/upstream';

const running: (TestGateway | Upstream)[] = [];
afterEach(() => jest.restoreAllMocks());
afterAll(() => Promise.all(running.map((each) => each.stop())));

/** A function that sends a form, which the service refuses if `refused` is set. */
async function site(over: NodeJS.ProcessEnv = {}) {
  const forms = { accepted: 0, isRefused: false };
  const service = await startUpstream((_request, response) => {
    if (!forms.isRefused) forms.accepted++;
    response.writeHead(forms.isRefused ? 400 : 200, { 'content-type': 'application/json' }).end('{}');
  });
  const gateway = await testGateway(
    { NOTIFICATION_URL: service.url, RATE_LIMIT_FORMS_PER_MINUTE: '100', ...over },
    { storeTimeoutMs: 10_000 },
  );
  running.push(service, gateway);
  const send = (solution?: string, path = '/api/messages/contact') =>
    fetch(gateway.url + path, { method: 'POST', headers: solution ? { [solutionHeader]: solution } : {} });
  return { forms, send };
}

async function sendUntilAsked(send: () => Promise<Response>): Promise<Challenge> {
  for (;;) {
    const response = await send();
    if (response.status === 200) continue;
    expect([response.status, await response.json()]).toEqual([
      428,
      expect.objectContaining({ code: 'challenge-required', message: expect.stringMatching(/write to us by email/) }),
    ]);
    return JSON.parse(Buffer.from(String(response.headers.get(challengeHeader)), 'base64url').toString()) as Challenge;
  }
}

const solutionOf = async (challenge: Challenge) =>
  encode({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
const encode = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64url');

test('the fourth form of an hour needs the solution of a challenge, which counts once', async () => {
  const { forms, send } = await site();
  const challenge = await sendUntilAsked(send);
  expect(forms.accepted).toBe(3);
  const solution = await solutionOf(challenge);
  const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await send(solution)).status));
  expect(statuses.sort()).toEqual([200, 428, 428, 428, 428]);
  expect(forms.accepted).toBe(4);
});

test('all kinds of forms count together; refused ones, confirmations and unsubscriptions do not', async () => {
  const { forms, send } = await site();
  forms.isRefused = true;
  for (let times = 0; times < 5; times++) expect((await send()).status).toBe(400);
  forms.isRefused = false;
  for (const path of ['contact', 'job-applications', 'newsletter'])
    expect((await send(undefined, `/api/messages/${path}`)).status).toBe(200);
  for (const path of ['/api/messages/newsletter/confirm', '/newsletter/unsubscribe/some-token'])
    expect((await send(undefined, path)).status).toBe(200);
  expect((await send(undefined, '/api/messages/newsletter')).status).toBe(428);
});

test.each<[string, (challenge: Challenge) => Promise<string> | string]>([
  ['unreadable', () => 'no-json'],
  ['empty', () => encode({})],
  ['nothing but a signature', () => encode({ challenge: { signature: 'x' } })],
  ['of other types', (challenge) => encode({ challenge: { ...challenge, signature: [1] }, solution: 'x' })],
  ['guessed', (challenge) => encode({ challenge, solution: { counter: 7, derivedKey: '00'.repeat(32) } })],
  [
    'of an easier challenge',
    async ({ parameters, signature }) => solutionOf({ signature, parameters: { ...parameters, cost: 1 } }),
  ],
  ['of a challenge that nobody signed', async ({ parameters }) => solutionOf({ parameters })],
])('a solution that is %s does not count', async (_, solve) => {
  const { forms, send } = await site();
  const challenge = await sendUntilAsked(send);
  expect((await send(await solve(challenge))).status).toBe(428);
  expect(forms.accepted).toBe(3);
});

test('the gateways of a site accept each other’s challenges, and none of another site', async () => {
  const [one, other, another] = [await site(), await site(), await site({ MINIO_SECRET_KEY: 'of-another-site' })];
  const solution = await solutionOf(await sendUntilAsked(one.send));
  await sendUntilAsked(other.send);
  expect((await other.send(solution)).status).toBe(200);
  await sendUntilAsked(another.send);
  expect((await another.send(await solutionOf(await sendUntilAsked(one.send)))).status).toBe(428);
});

test('gateways with one store count forms together, and a solution once', async () => {
  // No hour of the clock ends within the test.
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2031-05-01T10:10:00Z'));
  const store = new URL(String(process.env.MONGO_URL));
  store.pathname = `/forms-${randomUUID()}`;
  const over = { PUBLIC_URL: 'http://localhost:3000', RATE_LIMIT_STORE_URL: store.href };
  const [one, other] = [await site(over), await site(over)];
  for (const { send } of [one, other, one]) expect((await send()).status).toBe(200);
  const solution = await solutionOf(await sendUntilAsked(other.send));
  expect(other.forms.accepted).toBe(1);
  const statuses = [(await one.send(solution)).status, (await other.send(solution)).status];
  expect(statuses).toEqual([200, 428]);
  const db = await connectMongo(store.href, store.pathname.slice(1));
  await db.dropDatabase();
  await db.close();
});

test('while the store is away, each gateway counts forms and solutions by itself', async () => {
  const { send } = await site({
    PUBLIC_URL: 'http://localhost:3000',
    RATE_LIMIT_STORE_URL: unreachableUrl.replace('http', 'mongodb'),
  });
  const solution = await solutionOf(await sendUntilAsked(send));
  const statuses = [(await send(solution)).status, (await send(solution)).status];
  expect(statuses).toEqual([200, 428]);
});

test('0 lifts the challenge', async () => {
  const { send } = await site({ FORMS_WITHOUT_CHALLENGE_PER_HOUR: '0' });
  for (let times = 0; times < 6; times++) expect((await send()).status).toBe(200);
});
