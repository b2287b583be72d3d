import { startedForTest } from '../providers/started-for-test.js';
import { browserForTest } from './browser-for-test.js';

let sandbox: Awaited<ReturnType<typeof startedForTest>>;
let ahead = 0;
beforeAll(async () => void (sandbox = await startedForTest({ now: () => Date.now() + ahead })));
beforeEach(() => void (ahead = 0));
afterAll(() => sandbox.close());

test('a new guest signs up, is signed in at once, signs out and in again', async () => {
  const browser = browserForTest(sandbox.url);
  const { response } = await browser.signUp();
  expect(response).toMatchObject({ object: 'sign_up', status: 'complete' });
  expect(await browser.userId()).toBe(response.created_user_id);
  await browser.signOut();
  expect(await browser.userId()).toBeNull();
  expect((await browser.signIn()).response).toMatchObject({ status: 'complete' });
  expect(await browser.userId()).toBe(response.created_user_id);
});

test('identifier and password can come one after the other, as the dialog sends them', async () => {
  const { email, signUp } = browserForTest(sandbox.url);
  await signUp();
  const browser = browserForTest(sandbox.url, email);
  const first = await browser.call('POST', '/client/sign_ins', { identifier: email.toUpperCase() });
  expect(first.response).toMatchObject({
    status: 'needs_first_factor',
    supported_first_factors: [{ strategy: 'password' }],
  });
  expect(first.client?.sign_in).toMatchObject({ id: first.response.id });
  const answered = await browser.call('POST', `/client/sign_ins/${first.response.id}/attempt_first_factor`, {
    strategy: 'password',
    password: 'a stay to remember',
  });
  expect(answered.response.status).toBe('complete');
});

test("says what is wrong in Clerk's words, at the field it is about", async () => {
  const { email, signUp } = browserForTest(sandbox.url);
  await signUp();
  const browser = browserForTest(sandbox.url, email);
  const problem = async (answer: ReturnType<typeof browser.signUp>) => {
    const { status, errors } = await answer;
    return [status, errors?.[0]?.code, errors?.[0]?.meta.param_name];
  };
  expect(await problem(browser.signIn('not the password'))).toEqual([422, 'form_password_incorrect', 'password']);
  expect(await problem(browser.signIn('x', 'ben@example.test'))).toEqual([
    422,
    'form_identifier_not_found',
    'identifier',
  ]);
  expect(await problem(browser.signUp())).toEqual([422, 'form_identifier_exists', 'email_address']);
  expect(await problem(browser.signUp({ email_address: 'b@x.test', password: 'short' }))).toEqual([
    422,
    'form_password_length_too_short',
    'password',
  ]);
  expect(await problem(browser.signUp({ email_address: 'b@x.test', password: 'Password1' }))).toEqual([
    422,
    'form_password_pwned',
    'password',
  ]);
  expect(await problem(browser.signUp({ email_address: 'nonsense' }))).toEqual([
    422,
    'form_param_format_invalid',
    'email_address',
  ]);
  expect(await problem(browser.signUp({ role: 'hotelOwner' }))).toEqual([422, 'form_param_unknown', 'role']);
  expect(await browser.userId()).toBeNull();
});

test('a browser holds one session at a time', async () => {
  const browser = browserForTest(sandbox.url);
  await browser.signUp();
  expect((await browser.signIn()).errors?.[0]?.code).toBe('session_exists');
});

test("a browser cannot use another one's session", async () => {
  const asha = browserForTest(sandbox.url);
  const { response } = await asha.signUp();
  const stranger = browserForTest(sandbox.url);
  const path = `/client/sessions/${String(response.created_session_id)}/tokens`;
  expect((await stranger.call('POST', path)).status).toBe(401);
  expect((await asha.call('POST', path)).jwt).toMatch(/^ey/);
});

test('a session ends after seven days', async () => {
  const browser = browserForTest(sandbox.url);
  const { response } = await browser.signUp();
  ahead = 7 * 24 * 3600_000;
  expect(await browser.userId()).toBeNull();
  expect((await browser.call('POST', `/client/sessions/${String(response.created_session_id)}/tokens`)).status).toBe(
    401,
  );
});

test('a restart signs nobody out', async () => {
  const before = await startedForTest();
  const browser = browserForTest(before.url);
  const { response } = await browser.signUp();
  await before.close();
  const after = await startedForTest({ dataDir: before.dataDir });
  browser.goTo(after.url);
  const userId = await browser.userId();
  await after.close();
  expect(userId).toBe(response.created_user_id);
  expect(after.clerk.jwtKey).toBe(before.clerk.jwtKey);
});
