import { startTestProviders } from '../../providers/testing/test-providers.js';
import { order } from '../testing/test-stripe.js';

// Stripe supports all of this, so these tests only ask the emulator.
let sandbox: Awaited<ReturnType<typeof startTestProviders>>;
beforeAll(async () => void (sandbox = await startTestProviders({ webhookUrl: 'http://127.0.0.1:1/' })));
afterAll(() => sandbox.close());

const { stringContaining } = expect;
const unsupported = (what: string, statusCode = 400) => ({
  statusCode,
  code: 'not_supported_by_sandbox',
  message: stringContaining(what) as string,
});
const get = (path: string, headers = {}) =>
  fetch(`${sandbox.url}/v1${path}`, { headers: { authorization: 'Bearer sk_test_stripe', ...headers } });

test.each(['customers', 'charges', 'paymentIntents'] as const)('refuses a call of %s with 404', async (resource) => {
  await expect(sandbox.stripeSdk[resource].list()).rejects.toMatchObject(unsupported('GET /v1/', 404));
});

test.each([
  [{ allow_promotion_codes: true }, 'allow_promotion_codes'],
  [{ expand: ['payment_intent'] }, 'expand'],
  [{ mode: 'subscription' }, 'mode'],
  [{ expires_at: 1 }, 'expires_at'],
  [lineIn('kwd'), 'line_items[0][price_data][currency]'],
])('refuses a session with %j by name', async (params, param) => {
  const { sessions } = sandbox.stripeSdk.checkout;
  await expect(sessions.create(order(params as object))).rejects.toMatchObject({ ...unsupported(''), param });
});

test.each([
  ['type=refund.*', 'type'],
  ['starting_after=evt_1', 'starting_after'],
])('refuses a list of events by %s by name', async (query, param) => {
  expect(await (await get(`/events?${query}`)).json()).toMatchObject({ error: { param } });
});

test('refuses another version of the API and another account by name', async () => {
  const { events } = sandbox.stripeSdk;
  await expect(events.list({}, { apiVersion: '2020-08-27' })).rejects.toMatchObject(unsupported('version 2020-08-27'));
  await expect(events.list({}, { stripeAccount: 'acct_1' })).rejects.toMatchObject(unsupported('stripe-account'));
});

test('sends its version and a request id', async () => {
  const { headers, status } = await get('/events');
  expect([status, headers.get('stripe-version')]).toEqual([200, sandbox.stripeSdk.getApiField('version')]);
  expect(headers.get('request-id')).toMatch(/^req_\w{14}$/);
  const failed = await get('/events?limit=101');
  expect(await failed.json()).toMatchObject({ error: { code: 'parameter_invalid_integer', param: 'limit' } });
});

test('asks for a missing API key', async () => {
  const response = await get('/events', { authorization: '' });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({
    error: { type: 'invalid_request_error', message: stringContaining('You did not provide an API key') as string },
  });
});

function lineIn(currency: string) {
  return { line_items: [{ quantity: 1, price_data: { currency, unit_amount: 5000, product_data: { name: 'Room' } } }] };
}
