import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clerkMiddleware, getAuth } from '@clerk/express';
import express from 'express';
import { clerkSdk, startedForTest } from '../providers/started-for-test.js';

let sandbox: Awaited<ReturnType<typeof startedForTest>>;
beforeAll(async () => void (sandbox = await startedForTest()));
afterAll(() => sandbox.close());

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const createUser = (email: string, over = {}) =>
  sandbox.clerkSdk.users.createUser({
    emailAddress: [email],
    password: 'a stay to remember',
    firstName: 'Asha',
    lastName: 'Rao',
    ...over,
  });

test('a user made by a server is found by id, by address in any case, and by external id', async () => {
  const user = await createUser('Asha@example.test', { externalId: 'demo-guest-1', privateMetadata: { demo: true } });
  expect(user).toMatchObject({
    fullName: 'Asha Rao',
    externalId: 'demo-guest-1',
    privateMetadata: { demo: true },
    passwordEnabled: true,
  });
  expect((await sandbox.clerkSdk.users.getUser(user.id)).primaryEmailAddress?.emailAddress).toBe('asha@example.test');
  for (const query of [{ emailAddress: ['ASHA@example.test'] }, { externalId: ['demo-guest-1'] }]) {
    const { data, totalCount } = await sandbox.clerkSdk.users.getUserList(query);
    expect([data.map(({ id }) => id), totalCount]).toEqual([[user.id], 1]);
  }
  expect((await sandbox.clerkSdk.users.getUserList({ emailAddress: ['nobody@example.test'] })).data).toEqual([]);
});

test('the same address or external id is refused a second time', async () => {
  await createUser('ben@example.test', { externalId: 'ben' });
  await expect(createUser('ben@example.test')).rejects.toMatchObject({
    status: 422,
    errors: [{ code: 'form_identifier_exists' }],
  });
  await expect(createUser('other@example.test', { externalId: 'ben' })).rejects.toMatchObject({ status: 422 });
});

test('an unknown user is a 404, a wrong secret key a 401, another call a 501 that names it', async () => {
  await expect(sandbox.clerkSdk.users.getUser('user_none')).rejects.toMatchObject({
    status: 404,
    errors: [{ code: 'resource_not_found' }],
  });
  await expect(clerkSdk(sandbox.clerk, 'sk_test_wrong').users.getUser('user_none')).rejects.toMatchObject({
    status: 401,
  });
  await expect(sandbox.clerkSdk.users.deleteUser('user_none')).rejects.toMatchObject({
    status: 501,
    errors: [{ longMessage: expect.stringContaining('DELETE /v1/users/user_none') as string }],
  });
});

test('a service tells a session token from a tampered, foreign or expired one without a network call', async () => {
  const { publishableKey, secretKey, jwtKey } = sandbox.clerk;
  const app = express().use(clerkMiddleware({ publishableKey, secretKey, jwtKey, apiUrl: 'http://127.0.0.1:1' }));
  app.get('/who', (req, res) => void res.json(getAuth(req).userId));
  const server = createServer(app);
  open.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const who = async (token: string) => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/who`;
    return (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).json();
  };

  const user = await createUser('cara@example.test');
  const { id } = await sandbox.clerkSdk.sessions.createSession({ userId: user.id });
  const { jwt } = await sandbox.clerkSdk.sessions.getToken(id);
  const other = await startedForTest();
  open.push(other);
  const stranger = await other.clerkSdk.users.createUser({
    emailAddress: ['eve@example.test'],
    password: 'a stay to remember',
  });
  const foreign = await other.clerkSdk.sessions.createSession({ userId: stranger.id });
  const old = await sandbox.clerkSdk.sessions.getToken(id, undefined, -60);

  expect(await who(jwt)).toBe(user.id);
  expect(await who(jwt.slice(0, -8) + 'AAAAAAAA')).toBeNull();
  expect(await who((await other.clerkSdk.sessions.getToken(foreign.id)).jwt)).toBeNull();
  expect(await who(old.jwt)).toBeNull();
});

test('a revoked session gives no more tokens', async () => {
  const user = await createUser('dan@example.test');
  const { id } = await sandbox.clerkSdk.sessions.createSession({ userId: user.id });
  expect((await sandbox.clerkSdk.sessions.revokeSession(id)).status).toBe('revoked');
  await expect(sandbox.clerkSdk.sessions.getToken(id)).rejects.toMatchObject({ status: 401 });
});

test('serves the installed clerk-js whatever version is asked for', async () => {
  for (const version of ['5', '5.128.0', 'latest']) {
    const answer = await fetch(`${sandbox.url}/__clerk/npm/@clerk/clerk-js@${version}/dist/clerk.browser.js`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('javascript')]);
    await answer.body?.cancel();
  }
});
