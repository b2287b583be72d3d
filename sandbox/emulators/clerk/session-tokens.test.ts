import { verifyToken } from '@clerk/backend';
import { startedForTest } from '../providers/started-for-test.js';
import { browserForTest } from './browser-for-test.js';

// The stand-in's clock is turned by hand, so these tests do not look for Clerk.
let ahead = 0;
let sandbox: Awaited<ReturnType<typeof startedForTest>>;
let userId: string;
beforeAll(async () => {
  sandbox = await startedForTest({ now: () => Date.now() + ahead });
  const user = { emailAddress: ['asha@example.test'], password: 'a stay to remember' };
  ({ id: userId } = await sandbox.clerkSdk.users.createUser(user));
});
beforeEach(() => void (ahead = 0));
afterAll(() => sandbox.close());

const sessions = () => sandbox.clerkSdk.sessions;
const open = async () => (await sessions().createSession({ userId })).id;
const tokenOf = async (id: string) => (await sessions().getToken(id)).jwt;
const verify = (token: string, over = {}) => verifyToken(token, { jwtKey: sandbox.clerk.jwtKey, ...over });

test('a token says whose it is and of which session, and lives for a minute', async () => {
  const sid = await open();
  const { exp, iat, nbf, ...claims } = await verify(await tokenOf(sid));
  expect(claims).toMatchObject({ sub: userId, sid, iss: `${sandbox.url}/__clerk`, azp: sandbox.url });
  expect(exp - iat).toBe(60);
  expect(nbf).toBeLessThanOrEqual(iat);
});

const kept: [string, number, string | undefined][] = [
  ['half a minute old', -30, undefined],
  ['more than a minute old', -70, 'token-expired'],
  ['from a clock that is a minute ahead', 60, 'token-not-active-yet'],
];
test.each(kept)('a token that is %s', async (_, seconds, reason) => {
  const sid = await open();
  ahead = seconds * 1000;
  const verified = verify(await tokenOf(sid));
  if (reason) await expect(verified).rejects.toMatchObject({ reason });
  else expect((await verified).sub).toBe(userId);
});

test('a token is for its page and from its instance, and nothing in it can be changed', async () => {
  const token = await tokenOf(await open());
  const [head, , signature] = token.split('.');
  const claims = { ...(await verify(token)), sub: 'user_other' };
  const forged = [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
  await expect(verify(forged)).rejects.toMatchObject({ reason: 'token-invalid-signature' });
  const elsewhere = { authorizedParties: ['https://elsewhere.test'] };
  await expect(verify(token, elsewhere)).rejects.toMatchObject({ reason: 'token-invalid-authorized-parties' });
  expect((await verify(token, { authorizedParties: [sandbox.url] })).sub).toBe(userId);
});

test('a server that has no key asks for it, and finds only that of this instance', async () => {
  const { apiUrl, secretKey } = sandbox.clerk;
  const asked = (token: string) => verifyToken(token, { apiUrl, secretKey });
  expect((await asked(await tokenOf(await open()))).sub).toBe(userId);
  const other = await startedForTest();
  const eve = await other.clerkSdk.users.createUser({ emailAddress: ['eve@example.test'], password: 'quiet evening' });
  const { id } = await other.clerkSdk.sessions.createSession({ userId: eve.id });
  const { jwt } = await other.clerkSdk.sessions.getToken(id);
  await other.close();
  await expect(asked(jwt)).rejects.toMatchObject({ reason: 'jwk-kid-mismatch' });
});

test.each(['end', 'remove'] as const)('a session a browser %ss is over for servers too', async (way) => {
  const browser = browserForTest(sandbox.url);
  const id = String((await browser.signUp()).response.created_session_id);
  await browser.call('POST', `/client/sessions/${id}/${way}`);
  expect((await sessions().getSession(id)).status).toBe(way === 'end' ? 'ended' : 'removed');
  await expect(sessions().getToken(id)).rejects.toMatchObject({ status: 401 });
  expect((await browser.call('POST', `/client/sessions/${id}/touch`)).status).toBe(401);
});

test('a session that was revoked signs its browser out, and what it had handed out lives on for its minute', async () => {
  const browser = browserForTest(sandbox.url);
  const id = String((await browser.signUp()).response.created_session_id);
  const token = await tokenOf(id);
  await sessions().revokeSession(id);
  expect(await browser.userId()).toBeNull();
  const { status, errors } = await browser.call('POST', `/client/sessions/${id}/tokens`);
  expect([status, errors?.[0]?.code]).toEqual([401, 'authentication_invalid']);
  expect((await verify(token)).sid).toBe(id);
});

test('a session whose week is over has expired, however often it was used', async () => {
  const browser = browserForTest(sandbox.url);
  const id = String((await browser.signUp()).response.created_session_id);
  ahead = (7 * 24 - 1) * 3600_000;
  expect((await browser.call('POST', `/client/sessions/${id}/touch`)).status).toBe(200);
  ahead = 7 * 24 * 3600_000;
  expect((await sessions().getSession(id)).status).toBe('expired');
  await expect(sessions().getToken(id)).rejects.toMatchObject({ status: 401 });
});

test('a token from a template, and a session in an organization, are refused by name', async () => {
  const refusal = { status: 501, errors: [{ code: 'not_supported_by_sandbox' }] };
  await expect(sessions().getToken(await open(), 'own')).rejects.toMatchObject(refusal);
  const answer = await fetch(`${sandbox.clerk.apiUrl}/v1/sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sandbox.clerk.secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ user_id: userId, active_organization_id: 'org_1' }),
  });
  expect([answer.status, await answer.text()]).toEqual([501, expect.stringContaining('active_organization_id')]);
});
