import { startedForTest } from '../providers/started-for-test.js';
import { order } from './stripe-under-test.js';

// Stripe can do all of this, so these tests do not look for it. The stand-in never skips what it does not know.
let sandbox: Awaited<ReturnType<typeof startedForTest>>;
beforeAll(async () => void (sandbox = await startedForTest({ webhookUrl: 'http://127.0.0.1:1/' })));
afterAll(() => sandbox.close());

const { stringContaining } = expect;
const refusalOf = (what: string) => ({
  statusCode: 400,
  code: 'not_supported_by_sandbox',
  message: stringContaining(what) as string,
});
const get = (path: string, headers = {}) =>
  fetch(`${sandbox.url}/v1${path}`, { headers: { authorization: 'Bearer sk_test_stripe', ...headers } });

test('a call is refused by name', async () => {
  await expect(sandbox.stripeSdk.customers.create({})).rejects.toMatchObject(refusalOf('POST /v1/customers'));
});

test.each([
  ['POST', { allow_promotion_codes: true }, 'allow_promotion_codes'],
  ['POST', { expand: ['payment_intent'] }, 'expand'],
  ['POST', { mode: 'subscription' }, 'mode'],
  ['GET', { customer: 'cus_1' }, 'customer'],
])('%s of a session with %j is refused by name', async (method, params, param) => {
  const { sessions } = sandbox.stripeSdk.checkout;
  const call = method === 'POST' ? sessions.create(order(params as object)) : sessions.list(params as object);
  await expect(call).rejects.toMatchObject({ ...refusalOf(param), param });
});

test('another version of the API, and another account, are refused by name', async () => {
  const { events } = sandbox.stripeSdk;
  await expect(events.list({}, { apiVersion: '2020-08-27' })).rejects.toMatchObject(refusalOf('version 2020-08-27'));
  await expect(events.list({}, { stripeAccount: 'acct_1' })).rejects.toMatchObject(refusalOf('stripe-account'));
});

test('says which version it speaks, and has a name for every request', async () => {
  const { headers, status } = await get('/events');
  expect([status, headers.get('stripe-version')]).toEqual([200, sandbox.stripeSdk.getApiField('version')]);
  expect(headers.get('request-id')).toMatch(/^req_\w{14}$/);
});

test('a request without a key is told how to give one', async () => {
  const answer = await get('/events', { authorization: '' });
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({
    error: { type: 'invalid_request_error', message: stringContaining('You did not provide an API key') as string },
  });
});
