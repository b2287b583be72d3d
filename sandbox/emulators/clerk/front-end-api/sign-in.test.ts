import { startTestProviders } from '../../providers/testing/test-providers.js';
import { testBrowser } from '../testing/test-browser.js';

let sandbox: Awaited<ReturnType<typeof startTestProviders>>;
beforeAll(async () => void (sandbox = await startTestProviders()));
afterAll(() => sandbox.close());

test('signs up, which signs in, and signs out and in again', async () => {
  const browser = testBrowser(sandbox.url);
  const { response } = await browser.signUp();
  expect(response).toMatchObject({ object: 'sign_up_attempt', status: 'complete' });
  expect(await browser.userId()).toBe(response.created_user_id);
  expect(browser.isMarkedSignedIn()).toBe(true);
  await browser.signOut();
  expect(await browser.userId()).toBeNull();
  expect(browser.isMarkedSignedIn()).toBe(false);
  expect((await browser.signIn()).response).toMatchObject({ status: 'complete' });
  expect(await browser.userId()).toBe(response.created_user_id);
});

test('takes identifier and password one after the other, as the dialog sends them', async () => {
  const { email, signUp } = testBrowser(sandbox.url);
  await signUp();
  const browser = testBrowser(sandbox.url, email);
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

test("answers with Clerk's code and the field of the problem", async () => {
  const { email, signUp } = testBrowser(sandbox.url);
  await signUp();
  const browser = testBrowser(sandbox.url, email);
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
  expect(await problem(browser.signUp({ last_name: '' }))).toEqual([422, 'form_param_missing', 'last_name']);
  expect(await problem(browser.call('POST', '/client/sign_ins'))).toEqual([422, 'form_param_missing', 'identifier']);
  expect(await problem(browser.signUp({ email_address: 'nonsense' }))).toEqual([
    422,
    'form_param_format_invalid',
    'email_address',
  ]);
  expect(await problem(browser.signUp({ role: 'hotelOwner' }))).toEqual([422, 'form_param_unknown', 'role']);
  expect(await browser.userId()).toBeNull();
});

test('refuses a second session in a browser', async () => {
  const browser = testBrowser(sandbox.url);
  await browser.signUp();
  expect((await browser.signIn()).errors?.[0]?.code).toBe('session_exists');
});

test('refuses the session of another browser', async () => {
  const asha = testBrowser(sandbox.url);
  const { response } = await asha.signUp();
  const other = testBrowser(sandbox.url);
  const path = `/client/sessions/${String(response.created_session_id)}/tokens`;
  expect((await other.call('POST', path)).status).toBe(401);
  expect((await asha.call('POST', path)).jwt).toMatch(/^ey/);
});

test('a restart signs nobody out', async () => {
  const before = await startTestProviders();
  const browser = testBrowser(before.url);
  const { response } = await browser.signUp();
  await before.close();
  const after = await startTestProviders({ dataDir: before.dataDir });
  browser.goTo(after.url);
  const userId = await browser.userId();
  await after.close();
  expect(userId).toBe(response.created_user_id);
  expect(after.clerk.jwtKey).toBe(before.clerk.jwtKey);
});
