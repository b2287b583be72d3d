import { calls, RequestError } from '@wayhouse/contracts';
import { errorMessages } from '@wayhouse/messages/errors';
import { bookingFacts } from '@wayhouse/service-kit/testing';
import Stripe from 'stripe';
import { paidSession, startPaymentService, stripeEvent, type TestPayment } from '../testing/factories.js';
import { type StripeEmulator, startStripeEmulator } from '../testing/stripe-emulator.js';
import { checkout } from './checkout.js';

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
  expect(marked).toMatch(/⟦⟦2 .+⟧, Šåţ, 27 .+ 2027⟧/);
});

test('the payment page names the room as its hotel called it when it was booked', async () => {
  await service.confirm('named', { roomName: 'Sea view double' });
  const { body } = await service.call(calls.startPayment, { bookingId: 'named' }, { as: 'asha' });
  const page = await (await fetch(stripe.url + new URL(body.url as string).pathname)).text();
  expect(page).toContain('Sea view double, Amber Court');
});

test('the payment page names each price of a night, and charges their sum', async () => {
  const lines = [
    { what: 'nights' as const, nights: ['2027-02-27'], eachMinor: 100_00 },
    { what: 'nights' as const, nights: ['2027-02-28'], eachMinor: 140_50 },
  ];
  await service.confirm('b5', { lines, totalMinor: 240_50 });
  const { body } = await service.call(calls.startPayment, { bookingId: 'b5' }, { as: 'asha' });
  const page = await (await fetch(stripe.url + new URL(body.url as string).pathname)).text();
  expect(page).toContain('1 night × $100 + 1 night × $140.50 = $240.50');
  expect(page).toContain('240.50');
});

test('the payment page names a code that takes nothing off the nights', async () => {
  await service.confirm('unused-code', { unusedCode: 'SUMMER' });
  const { body } = await service.call(calls.startPayment, { bookingId: 'unused-code' }, { as: 'asha' });
  const page = await (await fetch(stripe.url + new URL(body.url as string).pathname)).text();
  expect(page).toContain('Code SUMMER takes nothing off these nights');
});

const open = (totalMinor: number) =>
  checkout(
    stripe.sdk,
    'http://localhost:3000',
  )([{ booking: bookingFacts({ bookingId: `b${totalMinor}`, totalMinor }), attempt: 1 }]);

test.each([1, 49, 300_000_000])('an amount of %i cents, which Stripe does not charge, is refused', async (cents) => {
  await expect(open(cents)).rejects.toMatchObject({ reason: 'amount-not-chargeable' });
});

test('a guest whose rate leaves less than a card can be charged reads that it is paid at the hotel', async () => {
  await service.confirm('cheap', { plan: { id: 'saver', name: 'Saver', percentOff: 80 }, totalMinor: 10 });
  const { status, body } = await service.call(calls.startPayment, { bookingId: 'cheap' }, { as: 'asha' });
  expect([status, body.message]).toEqual([422, errorMessages['amount-not-chargeable']]);
});

test('the smallest and the largest amount are charged', async () => {
  for (const cents of [50, 99_999_999]) expect((await open(cents)).url).toMatch(/^http/);
});

test('an attempt opens one page for each price that the booking had', async () => {
  const page = async (totals: number[]) => {
    const priceChanges = totals.map((toMinor) => ({ at: '2027-01-05T12:00:00Z', fromMinor: 240_00, toMinor }));
    const changed = totals.length ? { priceChanges, totalMinor: totals.at(-1)! } : {};
    const booking = bookingFacts({ bookingId: 'changed', ...changed });
    return (await checkout(stripe.sdk, 'http://localhost:3000')([{ booking, attempt: 1 }])).sessionId;
  };
  const pages = [await page([]), await page([300_00]), await page([300_00, 240_00])];
  expect(new Set(pages).size).toBe(3);
  expect(await page([300_00])).toBe(pages[1]);
});

test('a page that was closed for a payment at the hotel is not the one after that was taken back', async () => {
  const page = async (booking: Parameters<typeof bookingFacts>[0]) => {
    const payable = { booking: bookingFacts({ bookingId: 'taken-back', ...booking }), attempt: 1 };
    return (await checkout(stripe.sdk, 'http://localhost:3000')([payable])).sessionId;
  };
  const at = '2027-01-05T12:00:00Z';
  const takenBackAtHotel = [{ paymentId: 'of-1', amountMinor: 240_00, paidAt: at, takenBackAt: at }];
  expect(await page({ takenBackAtHotel })).not.toBe(await page({}));
});

test('after a bank payment has failed, another page is opened', async () => {
  await service.confirm('b7');
  const open = async () => (await service.call(calls.startPayment, { bookingId: 'b7' }, { as: 'asha' })).body.url;
  const url = await open();
  const session = paidSession('b7', { id: String(url).split('/').at(-1), payment_status: 'unpaid' });
  await service.deliver(stripeEvent('checkout.session.completed', session));
  expect(await open()).toBe(url);
  expect(await service.deliver(stripeEvent('checkout.session.async_payment_failed', session))).toBe(200);
  expect(await open()).not.toBe(url);
});

test.each([
  ['limits our rate', new Stripe.errors.StripeRateLimitError({ message: 'busy', type: 'rate_limit_error' as never })],
  ['fails itself', new Stripe.errors.StripeAPIError({ message: 'down', type: 'api_error' })],
])('names card payments unavailable where Stripe %s', async (_, error) => {
  const sdk = { checkout: { sessions: { create: () => Promise.reject(error) } } } as unknown as Stripe;
  const opened = checkout(sdk, 'http://localhost:3000')([{ booking: bookingFacts(), attempt: 1 }]);
  await expect(opened).rejects.toEqual(new RequestError('payment-unavailable'));
});

test('an account opens so many payment pages a minute', async () => {
  const limits = { STRIPE_API_URL: stripe.url, MAX_PAYMENT_PAGES_PER_ACCOUNT_AND_MINUTE: 2 };
  const limited = await startPaymentService(limits);
  await limited.confirm('b4');
  const statusFor = async (as: string) => (await limited.call(calls.startPayment, { bookingId: 'b4' }, { as })).status;
  // What is refused for another reason does not count.
  expect([await statusFor('ben'), await statusFor('ben'), await statusFor('ben')]).toEqual([404, 404, 404]);
  expect([await statusFor('asha'), await statusFor('asha'), await statusFor('asha')]).toEqual([200, 200, 429]);
  await limited.stop();
});

test('the payment page has a line for each tax and fee that is added, and names those that are included', async () => {
  const lines = [{ what: 'nights' as const, nights: ['2027-02-27', '2027-02-28'], eachMinor: 120_00 }];
  const vat = { name: 'VAT', kind: 'tax' as const, basis: 'percent' as const, hundredths: 7_00, isIncluded: true };
  const cleaning = { name: 'Cleaning', kind: 'fee' as const, basis: 'stay' as const, hundredths: 30_00 };
  const taxes = [
    { ...vat, amountMinor: 15_70 },
    { ...cleaning, isIncluded: false, amountMinor: 30_00 },
  ];
  await service.confirm('b6', { lines, taxes, totalMinor: 270_00 });
  const { body } = await service.call(calls.startPayment, { bookingId: 'b6' }, { as: 'asha' });
  const page = await (await fetch(stripe.url + new URL(body.url as string).pathname)).text();
  for (const text of ['240.00', 'Cleaning', '$30 per stay', '30.00', '270.00', 'Includes VAT (7%):\u00a0$15.70'])
    expect(page).toContain(text);
});
