import { bookingFacts } from '@wayhouse/service-kit/testing';
import { type StripeEmulator, startStripeEmulator } from '../testing/stripe-emulator.js';
import { checkout } from './checkout.js';

let stripe: StripeEmulator;
beforeAll(async () => (stripe = await startStripeEmulator()));
afterAll(() => stripe.close());

const open = (totalMinor: number) =>
  checkout(stripe.sdk, 'http://localhost:3000')(bookingFacts({ bookingId: `b${totalMinor}`, totalMinor }), 1);

test.each([1, 49, 300_000_000])(
  'an amount of %i cents, which Stripe does not charge, is refused as such',
  async (cents) => {
    await expect(open(cents)).rejects.toMatchObject({ reason: 'amount-not-chargeable' });
  },
);

test('the smallest and the largest amount are charged', async () => {
  for (const cents of [50, 99_999_999]) expect((await open(cents)).url).toMatch(/^http/);
});
