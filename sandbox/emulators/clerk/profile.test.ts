import { startedForTest } from '../providers/started-for-test.js';
import { browserForTest } from './browser-for-test.js';

let sandbox: Awaited<ReturnType<typeof startedForTest>>;
let browser: ReturnType<typeof browserForTest>;
beforeAll(async () => void (sandbox = await startedForTest()));
afterAll(() => sandbox.close());
beforeEach(async () => {
  browser = browserForTest(sandbox.url);
  await browser.signUp();
});

test('a name can be changed, and servers see the new one', async () => {
  const { response } = await browser.call('PATCH', '/me', { first_name: 'Aisha' });
  expect(response).toMatchObject({ first_name: 'Aisha', last_name: 'Rao' });
  expect((await sandbox.clerkSdk.users.getUser(response.id)).fullName).toBe('Aisha Rao');
});

test('a password is changed only by who knows the old one', async () => {
  const change = (current_password: string) =>
    browser.call('POST', '/me/change_password', { current_password, new_password: 'another stay 34' });
  expect((await change('wrong')).errors?.[0]).toMatchObject({ meta: { param_name: 'current_password' } });
  expect((await change('a stay to remember')).status).toBe(200);
  await browser.signOut();
  expect((await browser.signIn()).status).toBe(422);
  expect((await browser.signIn('another stay 34')).status).toBe(200);
});

test('the sessions on other devices are listed and can be ended', async () => {
  const phone = browserForTest(sandbox.url, browser.email);
  const { response } = await phone.signIn();
  const listed = (await browser.call('GET', '/me/sessions/active')) as unknown as Record<string, { id: string }>;
  expect(Object.values(listed).map(({ id }) => id)).toContain(response.created_session_id);
  await browser.call('POST', `/me/sessions/${String(response.created_session_id)}/revoke`);
  expect(await phone.userId()).toBeNull();
  expect(await browser.userId()).not.toBeNull();
});

test('signed out, there is no profile', async () => {
  await browser.signOut();
  expect((await browser.call('GET', '/me')).status).toBe(401);
  expect((await browser.call('PATCH', '/me', { first_name: 'Eve' })).status).toBe(401);
});

test('what is not supported is refused by name', async () => {
  const { status, errors } = await browser.call('POST', '/me/totp');
  expect([status, errors?.[0]?.code]).toEqual([501, 'not_supported_by_sandbox']);
});

test('a picture with the initials stands for every user', async () => {
  const { response } = await browser.call('GET', '/me');
  const picture = await fetch(String(response.image_url));
  expect(picture.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
  expect(await picture.text()).toContain('>AR<');
});
