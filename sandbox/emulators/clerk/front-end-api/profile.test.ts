import { startTestProviders } from '../../providers/testing/test-providers.js';
import { testBrowser } from '../testing/test-browser.js';

let sandbox: Awaited<ReturnType<typeof startTestProviders>>;
let browser: ReturnType<typeof testBrowser>;
beforeAll(async () => void (sandbox = await startTestProviders()));
afterAll(() => sandbox.close());
beforeEach(async () => {
  browser = testBrowser(sandbox.url);
  await browser.signUp();
});

test('changes the name, also for servers', async () => {
  const { response } = await browser.call('PATCH', '/me', { first_name: 'Aisha' });
  expect(response).toMatchObject({ first_name: 'Aisha', last_name: 'Rao' });
  expect((await sandbox.clerkSdk.users.getUser(response.id)).fullName).toBe('Aisha Rao');
});

test('changes the password only with the current one', async () => {
  const change = (current_password: string) =>
    browser.call('POST', '/me/change_password', { current_password, new_password: 'another stay 34' });
  expect((await change('wrong')).errors?.[0]).toMatchObject({ meta: { param_name: 'current_password' } });
  expect((await change('a stay to remember')).status).toBe(200);
  await browser.signOut();
  expect((await browser.signIn()).status).toBe(422);
  expect((await browser.signIn('another stay 34')).status).toBe(200);
});

test('lists and revokes the sessions on other devices', async () => {
  const phone = testBrowser(sandbox.url, browser.email);
  const { response } = await phone.signIn();
  const listed = (await browser.call('GET', '/me/sessions/active')) as unknown as Record<string, { id: string }>;
  expect(Object.values(listed).map(({ id }) => id)).toContain(response.created_session_id);
  await browser.call('POST', `/me/sessions/${String(response.created_session_id)}/revoke`);
  expect(await phone.userId()).toBeNull();
  expect(await browser.userId()).not.toBeNull();
});

test('has no profile when signed out', async () => {
  await browser.signOut();
  expect((await browser.call('GET', '/me')).status).toBe(401);
  expect((await browser.call('PATCH', '/me', { first_name: 'Eve' })).status).toBe(401);
});

test.each([
  ['DELETE', '/me'],
  ['POST', '/me/totp'],
  ['GET', '/client/sessions/sess_1'],
  ['POST', '/client/sessions/sess_1/end'],
  ['POST', '/client/sessions/sess_1/remove'],
  ['GET', '/client/sign_ins/sia_1'],
  ['GET', '/client/sign_ups/sua_1'],
  ['PATCH', '/client/sign_ups/sua_1'],
])('refuses %s %s by name', async (method, path) => {
  const { status, errors } = await browser.call(method, path);
  expect([status, errors?.[0]?.code]).toEqual([501, 'not_supported_by_sandbox']);
});

test('refuses by name what it does not support for servers', async () => {
  await expect(sandbox.clerkSdk.users.updateUser('user_none', {})).rejects.toMatchObject({
    status: 501,
    errors: [{ longMessage: expect.stringContaining('PATCH /v1/users/user_none') as string }],
  });
});

test('serves a picture with the initials of a user', async () => {
  const { response } = await browser.call('GET', '/me');
  const picture = await fetch(String(response.image_url));
  expect(picture.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
  expect(await picture.text()).toContain('>AR<');
});

test('serves the installed clerk-js for any version in the address', async () => {
  for (const version of ['5', '5.128.0', 'latest']) {
    const response = await fetch(`${sandbox.url}/__clerk/npm/@clerk/clerk-js@${version}/dist/clerk.browser.js`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('javascript'),
    ]);
    await response.body?.cancel();
  }
});
