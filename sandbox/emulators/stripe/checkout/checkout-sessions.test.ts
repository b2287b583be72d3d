import type Stripe from 'stripe';
import { order, type TestStripe, testStripe } from '../testing/test-stripe.js';

let stripe: TestStripe;
beforeAll(async () => void (stripe = await testStripe()));
afterAll(() => stripe.stop());

const create = (over?: Partial<Stripe.Checkout.SessionCreateParams>) =>
  stripe.sdk.checkout.sessions.create(order(over));

test('creates an open, unpaid session with its total and a payment page', async () => {
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
    url: expect.stringMatching(/^https?:\/\//) as string,
  });
  expect(await stripe.sdk.checkout.sessions.retrieve(session.id)).toMatchObject({
    id: session.id,
    status: 'open',
  });
});

test('a wrong secret key is refused', async () => {
  const sdk = stripe.sdkWith('sk_test_wrong');
  await expect(sdk.checkout.sessions.create(order())).rejects.toMatchObject({
    type: 'StripeAuthenticationError',
    statusCode: 401,
  });
});

test.each([
  ['a missing success_url', { success_url: undefined }, 'parameter_missing', 'success_url'],
  ['missing line items', { line_items: undefined }, 'parameter_missing', 'line_items'],
  ['an invalid URL', { success_url: 'my-bookings' }, 'url_invalid', 'success_url'],
  ['an empty reference', { client_reference_id: '' }, 'parameter_invalid_empty', 'client_reference_id'],
  [
    'a broken amount',
    lineWith({ unit_amount: 1.5 }),
    'parameter_invalid_integer',
    'line_items[0][price_data][unit_amount]',
  ],
  ['less than half a dollar', lineWith({ unit_amount: 49 }), 'amount_too_small', undefined],
  ['less than 0.30 pounds', lineWith({ currency: 'gbp', unit_amount: 29 }), 'amount_too_small', undefined],
  ['more than 999,999.99', lineWith({ unit_amount: 100_000_000 }), 'amount_too_large', undefined],
])('refuses %s as Stripe does', async (_what, over, code, param) => {
  await expect(create(over as object)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    code,
    param,
  });
});

test('expires an open session once, after which it has no page', async () => {
  const { id } = await create();
  expect(await stripe.sdk.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
  await expect(stripe.sdk.checkout.sessions.expire(id)).rejects.toThrow(/status of expired/);
});

test('an empty metadata value unsets the key, and empty metadata all keys', async () => {
  expect((await create({ metadata: { a: '', b: '1' } })).metadata).toEqual({ b: '1' });
  expect((await create({ metadata: '' as never })).metadata).toEqual({});
});

test('answers 404 for an unknown session', async () => {
  await expect(stripe.sdk.checkout.sessions.retrieve('cs_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    message: "No such checkout.session: 'cs_none'",
  });
});

function lineWith(price: object) {
  const price_data = { currency: 'usd', unit_amount: 12_000, product_data: { name: 'Room' }, ...price };
  return { line_items: [{ quantity: 1, price_data }] };
}
