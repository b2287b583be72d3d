import type Stripe from 'stripe';
import { startedForTest, stripeSdk } from '../providers/started-for-test.js';

let sandbox: Awaited<ReturnType<typeof startedForTest>>;
beforeAll(async () => void (sandbox = await startedForTest()));
afterAll(() => sandbox.close());

const order = (over: Partial<Stripe.Checkout.SessionCreateParams> = {}): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  success_url: 'http://localhost:3000/my-bookings?paid={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:3000/my-bookings',
  client_reference_id: 'booking-1',
  customer_email: 'asha@example.test',
  metadata: { bookingId: 'booking-1' },
  line_items: [
    {
      quantity: 3,
      price_data: { currency: 'usd', unit_amount: 12_000, product_data: { name: 'Double Bed, 3 nights' } },
    },
  ],
  ...over,
});
const create = (over?: Partial<Stripe.Checkout.SessionCreateParams>, options?: Stripe.RequestOptions) =>
  sandbox.stripeSdk.checkout.sessions.create(order(over), options);

test('opens a session that is unpaid, adds up, and has a page to pay on', async () => {
  const session = await create();
  expect(session).toMatchObject({
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 36_000,
    currency: 'usd',
    client_reference_id: 'booking-1',
    metadata: { bookingId: 'booking-1' },
    payment_intent: null,
    url: `${sandbox.url}/__sandbox/stripe/pay/${session.id}`,
  });
  expect(await sandbox.stripeSdk.checkout.sessions.retrieve(session.id)).toMatchObject({
    id: session.id,
    status: 'open',
  });
});

test('the same idempotency key with the same parameters gives the same session', async () => {
  const [first, again] = [await create({}, { idempotencyKey: 'key-1' }), await create({}, { idempotencyKey: 'key-1' })];
  expect(again.id).toBe(first.id);
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
});

test('the same idempotency key with other parameters is an error', async () => {
  await create({}, { idempotencyKey: 'key-2' });
  await expect(create({ client_reference_id: 'booking-2' }, { idempotencyKey: 'key-2' })).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  });
});

test('a wrong or missing secret key is refused', async () => {
  const stranger = stripeSdk(sandbox.url, 'sk_test_wrong');
  await expect(stranger.checkout.sessions.create(order())).rejects.toMatchObject({ type: 'StripeAuthenticationError' });
  expect((await fetch(`${sandbox.url}/v1/events`)).status).toBe(401);
});

test.each([
  ['an unknown parameter', { colour: 'teal' }, 'parameter_unknown', 'colour'],
  [
    'a parameter that is not supported',
    { allow_promotion_codes: true },
    'not_supported_by_sandbox',
    'allow_promotion_codes',
  ],
  ['no success_url', { success_url: undefined }, 'parameter_missing', 'success_url'],
  ['no line items', { line_items: undefined }, 'parameter_missing', 'line_items'],
  ['an address that is none', { success_url: 'my-bookings' }, 'url_invalid', 'success_url'],
  ['an empty reference', { client_reference_id: '' }, 'parameter_invalid_empty', 'client_reference_id'],
  ['an expiry that is too near', { expires_at: Math.floor(Date.now() / 1000) + 60 }, undefined, 'expires_at'],
  [
    'a broken amount',
    lineWith({ unit_amount: 1.5 }),
    'parameter_invalid_integer',
    'line_items[0][price_data][unit_amount]',
  ],
  ['an unknown currency', lineWith({ currency: 'xxz' }), undefined, 'line_items[0][price_data][currency]'],
  ['less than half a dollar', lineWith({ unit_amount: 49 }), 'amount_too_small', undefined],
])('refuses %s as Stripe does', async (_what, over, code, param) => {
  await expect(create(over as object)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    code,
    param,
  });
});

test('an open session can be expired once, and then has no page', async () => {
  const { id } = await create();
  expect(await sandbox.stripeSdk.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
  await expect(sandbox.stripeSdk.checkout.sessions.expire(id)).rejects.toThrow(/status of expired/);
});

test('an unknown session is a 404 that names it', async () => {
  await expect(sandbox.stripeSdk.checkout.sessions.retrieve('cs_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    message: "No such checkout.session: 'cs_none'",
  });
});

test('a call that is not supported is refused by name', async () => {
  await expect(sandbox.stripeSdk.customers.create({})).rejects.toThrow(/does not support POST \/v1\/customers/);
});

function lineWith(price: object) {
  const price_data = { currency: 'usd', unit_amount: 12_000, product_data: { name: 'Room' }, ...price };
  return { line_items: [{ quantity: 1, price_data }] };
}
