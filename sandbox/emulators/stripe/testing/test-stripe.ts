import Stripe from 'stripe';
import { startTestProviders, stripeSdk } from '../../providers/testing/test-providers.js';

export type TestStripe = Awaited<ReturnType<typeof testStripe>>;

/** An emulator; with STRIPE_TEST_KEY, the secret key of a sandbox at Stripe, the real one. */
export async function testStripe() {
  const { STRIPE_TEST_KEY: key } = process.env;
  if (!key) {
    const sandbox = await startTestProviders({ webhookUrl: 'http://127.0.0.1:1/' });
    return { sdk: sandbox.stripeSdk, sdkWith: (other: string) => stripeSdk(sandbox.url, other), stop: sandbox.close };
  }
  if (!key.startsWith('sk_test_')) throw new Error('STRIPE_TEST_KEY must be the key of a test account.');
  const sdkWith = (given: string) => new Stripe(given, { maxNetworkRetries: 0, telemetry: false });
  return { sdk: sdkWith(key), sdkWith, stop: () => Promise.resolve() };
}

/** The parameters of a session as the product creates it. */
export const order = (
  over: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams => ({
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
