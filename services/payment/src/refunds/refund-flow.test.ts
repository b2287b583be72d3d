import { calls, events } from '@wayhouse/contracts';
import { bookingFacts, eventually } from '@wayhouse/service-kit/testing';
import { startPaymentService, type TestPayment } from '../testing/factories.js';
import { failingRefunds, slowRefunds, type StripeEmulator, startStripeEmulator } from '../testing/stripe-emulator.js';

/** Stripe's clock. It stands still unless a test moves it. */
let now = Date.now();
let stripe: StripeEmulator;
let service: TestPayment;
beforeAll(async () => {
  stripe = await startStripeEmulator({ now: () => now });
  service = await startPaymentService({ STRIPE_API_URL: stripe.url });
});
afterAll(async () => {
  await service.stop();
  await stripe.close();
});

/** A booking of $240 and the address of its payment page. */
async function book(bookingId: string): Promise<string> {
  await service.confirm(bookingId);
  const { body } = await service.call(calls.startPayment, { bookingId }, { as: 'asha' });
  return body.url as string;
}

/** Delivers all events so far, including those delivered before. */
async function deliverAll() {
  for (const event of await stripe.events()) expect(await service.deliver(event)).toBe(200);
}

const cancel = (bookingId: string, chargedMinor = 0, seconds = 1) =>
  service.cancel(bookingId, { chargedMinor, cancelledAt: new Date(now + seconds * 1000).toISOString() });
const refunded = async (bookingId: string) =>
  (await service.publishedEvents(events.paymentRefunded)).filter((refund) => refund.bookingId === bookingId);
const expectRefunds = (paymentId: string, ...amounts: number[]) =>
  eventually(async () => expect((await stripe.listRefunds(paymentId)).map(({ amount }) => amount)).toEqual(amounts));

test('refunds the rest of a paid booking that is cancelled late, and publishes it once', async () => {
  const paymentId = await stripe.pay(await book('late'));
  await deliverAll();
  await cancel('late', 120_00);
  await expectRefunds(paymentId, 120_00);
  await deliverAll();
  await deliverAll();
  expect(await refunded('late')).toMatchObject([{ paymentId, amountMinor: 120_00 }]);
});

test('closes the payment page of a cancelled booking', async () => {
  const url = await book('unpaid');
  await cancel('unpaid');
  const sessionId = url.split('/').at(-1)!;
  await eventually(async () => expect((await stripe.sdk.checkout.sessions.retrieve(sessionId)).status).toBe('expired'));
  expect(await service.db.collection('session_closings').countDocuments({ state: 'failed' })).toBe(0);
});

test('refunds all of a payment that slips through after the cancellation', async () => {
  const paymentId = await stripe.pay(await book('slipped'));
  await cancel('slipped', 120_00, -60);
  await eventually(async () =>
    expect(await service.db.collection('payments').findOne({ _id: 'slipped' as never })).toHaveProperty('cancellation'),
  );
  await deliverAll();
  await expectRefunds(paymentId, 240_00);
});

test('closes the payment page of a booking paid at the hotel, and refunds a card payment that slips through once', async () => {
  const url = await book('at-hotel');
  const slipped = await stripe.pay(await book('slipped-at-hotel'));
  for (const bookingId of ['at-hotel', 'slipped-at-hotel']) {
    const atDesk = { paymentId: 'h1', paidAt: new Date().toISOString(), amountMinor: 240_00 };
    const paid = { ...atDesk, method: 'hotel' as const, owedMinor: 0, paidAtHotel: [atDesk] };
    await service.publish(events.bookingPaid, { ...bookingFacts({ bookingId, version: 2 }), ...paid });
  }
  const sessionId = url.split('/').at(-1)!;
  await eventually(async () => expect((await stripe.sdk.checkout.sessions.retrieve(sessionId)).status).toBe('expired'));
  await deliverAll();
  await expectRefunds(slipped, 240_00);
  await deliverAll();
  await cancel('slipped-at-hotel');
  expect(await refunded('slipped-at-hotel')).toMatchObject([{ paymentId: slipped, amountMinor: 240_00 }]);
  await expectRefunds(slipped, 240_00);
});

test('publishes a slow refund once it has succeeded, and does not send a failed one again', async () => {
  const slow = await stripe.pay(await book('slow'), slowRefunds);
  const failing = await stripe.pay(await book('failing'), failingRefunds);
  await deliverAll();
  await cancel('slow');
  await cancel('failing');
  await expectRefunds(slow, 240_00);
  await expectRefunds(failing, 240_00);
  await deliverAll();
  expect([await refunded('slow'), await refunded('failing')]).toMatchObject([[], [{ amountMinor: 240_00 }]]);

  now += 5000;
  await eventually(async () => expect((await stripe.listRefunds(failing))[0]?.status).toBe('failed'));
  await deliverAll();
  expect(await refunded('slow')).toHaveLength(1);
  await expectRefunds(failing, 240_00);
});

test('an order that Stripe rejected is done once the money was sent by hand', async () => {
  const paymentId = await stripe.pay(await book('by-hand'));
  await deliverAll();
  await service.db
    .collection('refund_orders')
    .insertOne({ _id: `refund-${paymentId}`, ...rejected(paymentId) } as never);
  await stripe.sdk.refunds.create({ payment_intent: paymentId });
  await deliverAll();
  await eventually(async () => expect(await service.refundOrders('by-hand')).toMatchObject([{ state: 'done' }]));
  expect(await refunded('by-hand')).toMatchObject([{ amountMinor: 240_00 }]);
});

const rejected = (paymentId: string) => ({
  job: { id: `refund-${paymentId}`, bookingId: 'by-hand', paymentId, amountMinor: 240_00 },
  state: 'failed',
  attempts: 1,
  error: 'This charge is disputed.',
});
