import { calls } from '@wayhouse/contracts';
import { startPaymentService, type TestPayment } from '../testing/factories.js';
import { type StripeEmulator, startStripeEmulator } from '../testing/stripe-emulator.js';

let stripe: StripeEmulator;
let service: TestPayment;
beforeAll(async () => {
  stripe = await startStripeEmulator();
  service = await startPaymentService({ STRIPE_API_URL: stripe.url });
});
afterAll(async () => {
  await service.stop();
  await stripe.close();
});

/** The page on which a guest pays a booking made in `locale`. */
async function paymentPage(bookingId: string, locale: string): Promise<string> {
  await service.confirm(bookingId, { locale });
  const { body } = await service.call(calls.startPayment, { bookingId }, { as: 'asha' });
  return (await fetch(stripe.url + new URL(body.url as string).pathname)).text();
}

test('the payment page names the room, the hotel and the dates, in the language of the booking', async () => {
  const english = await paymentPage('b2', 'en');
  expect(english).toContain('Double Bed, Amber Court');
  expect(english).toContain('Sat, 27 Feb 2027 to Mon, 1 Mar 2027');
  const marked = await paymentPage('b3', 'en-XA');
  expect(marked).toContain('⟦Döûbļé Béd⟧');
  expect(marked).toMatch(/⟦Šåţ, 27 .+ 2027⟧/);
});
