import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifyToken } from '@clerk/backend';
import { clerkMiddleware, getAuth } from '@clerk/express';
import express from 'express';
import { startTestProviders } from '../../providers/testing/test-providers.js';
import { testBrowser } from '../testing/test-browser.js';

// The emulator's clock is set by hand, so these tests only ask the emulator.
let ahead = 0;
let sandbox: Awaited<ReturnType<typeof startTestProviders>>;
beforeAll(async () => void (sandbox = await startTestProviders({ now: () => Date.now() + ahead })));
beforeEach(() => void (ahead = 0));
afterAll(() => sandbox.close());

async function signedIn(at = sandbox) {
  const browser = testBrowser(at.url);
  const { response } = await browser.signUp();
  const id = String(response.created_session_id);
  const call = (action: string) => browser.call('POST', `/client/sessions/${id}/${action}`);
  return {
    browser,
    id,
    userId: String(response.created_user_id),
    call,
    token: async () => (await call('tokens')).jwt!,
  };
}
const verify = (token: string, over = {}) => verifyToken(token, { jwtKey: sandbox.clerk.jwtKey, ...over });

test('a token names its user and session and expires after a minute', async () => {
  const { id, userId, token } = await signedIn();
  const { exp, iat, nbf, ...claims } = await verify(await token());
  expect(claims).toMatchObject({ sub: userId, sid: id, iss: `${sandbox.url}/__clerk`, azp: sandbox.url });
  expect(exp - iat).toBe(60);
  expect(nbf).toBeLessThanOrEqual(iat);
});

test.each<[string, number, string | undefined]>([
  ['accepts a token that is half a minute old', -30, undefined],
  ['refuses a token that is more than a minute old', -70, 'token-expired'],
  ['refuses a token from a clock that is a minute ahead', 60, 'token-not-active-yet'],
])('the SDK %s', async (_, seconds, reason) => {
  const { userId, token } = await signedIn();
  ahead = seconds * 1000;
  const verified = verify(await token());
  if (reason) await expect(verified).rejects.toMatchObject({ reason });
  else expect((await verified).sub).toBe(userId);
});

test('the SDK refuses a token for another page and one whose claims were changed', async () => {
  const { token } = await signedIn();
  const [jwt, elsewhere] = [await token(), { authorizedParties: ['https://elsewhere.test'] }];
  const [head, , signature] = jwt.split('.');
  const claims = { ...(await verify(jwt)), sub: 'user_other' };
  const forged = [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
  await expect(verify(forged)).rejects.toMatchObject({ reason: 'token-invalid-signature' });
  await expect(verify(jwt, elsewhere)).rejects.toMatchObject({ reason: 'token-invalid-authorized-parties' });
  await expect(verify(jwt, { authorizedParties: [sandbox.url] })).resolves.toMatchObject({ sid: expect.any(String) });
});

test('@clerk/express verifies a token without a network call and refuses that of another instance', async () => {
  const { publishableKey, secretKey, jwtKey } = sandbox.clerk;
  const app = express().use(clerkMiddleware({ publishableKey, secretKey, jwtKey, apiUrl: 'http://127.0.0.1:1' }));
  app.get('/user', (req, res) => void res.json(getAuth(req).userId));
  const server = createServer(app);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const userOf = async (jwt: string) => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/user`;
    return (await fetch(url, { headers: { authorization: `Bearer ${jwt}` } })).json();
  };
  const other = await startTestProviders();
  const { userId, token } = await signedIn();
  expect(await userOf(await token())).toBe(userId);
  expect(await userOf(await (await signedIn(other)).token())).toBeNull();
  await Promise.all([other.close(), new Promise((closed) => server.close(closed))]);
});

test('a session that the browser ends gives no more tokens', async () => {
  const { browser, call, token, id } = await signedIn();
  const before = await token();
  await browser.signOut();
  const { status, errors } = await call('tokens');
  expect([status, errors?.[0]?.code]).toEqual([401, 'authentication_invalid']);
  expect((await call('touch')).status).toBe(401);
  expect((await verify(before)).sid).toBe(id);
});

test('a session expires after seven days, however often it was used', async () => {
  const { browser, call } = await signedIn();
  ahead = (7 * 24 - 1) * 3600_000;
  expect((await call('touch')).status).toBe(200);
  ahead = 7 * 24 * 3600_000;
  expect((await call('tokens')).status).toBe(401);
  expect(await browser.userId()).toBeNull();
  expect(browser.isMarkedSignedIn()).toBe(false);
});
