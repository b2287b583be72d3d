import type Stripe from 'stripe';
import { order, type StripeUnderTest, useStripe } from './stripe-under-test.js';

let stripe: StripeUnderTest;
beforeAll(async () => void (stripe = await useStripe()));
afterAll(() => stripe.stop());

const create = (over?: Partial<Stripe.Checkout.SessionCreateParams>) =>
  stripe.sdk.checkout.sessions.create(order(over));

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
    url: expect.stringMatching(/^https?:\/\//) as string,
  });
  expect(await stripe.sdk.checkout.sessions.retrieve(session.id)).toMatchObject({
    id: session.id,
    status: 'open',
  });
});

test('a wrong secret key is refused', async () => {
  const stranger = stripe.sdkWith('sk_test_wrong');
  await expect(stranger.checkout.sessions.create(order())).rejects.toMatchObject({
    type: 'StripeAuthenticationError',
    statusCode: 401,
  });
});

test.each([
  ['an unknown parameter', { colour: 'teal' }, 'parameter_unknown', 'colour'],
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
  expect(await stripe.sdk.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
  await expect(stripe.sdk.checkout.sessions.expire(id)).rejects.toThrow(/status of expired/);
});

test('an unknown session is a 404 that names it', async () => {
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
