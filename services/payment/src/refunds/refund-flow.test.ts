import { calls, events } from '@wayhouse/contracts';
import { bookingFacts, eventually } from '@wayhouse/service-kit/testing';
import { paymentService, type TestPayment } from '../testing/factories.js';
import { failingRefunds, slowRefunds, type StripeStandIn, stripeStandIn } from '../testing/stripe-emulator.js';

/** Stripe's clock, which stands still: what takes Stripe seconds takes as long as the test says. */
let now = Date.now();
let stripe: StripeStandIn;
let service: TestPayment;
beforeAll(async () => {
  stripe = await stripeStandIn({ now: () => now });
  service = await paymentService({ STRIPE_API_URL: stripe.url });
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

/** Tells the service all that Stripe has to tell, old news too. */
async function deliverAll() {
  for (const event of await stripe.events()) expect(await service.deliver(event)).toBe(200);
}

const cancel = (bookingId: string, chargedMinor = 0, seconds = 1) =>
  service.cancel(bookingId, { chargedMinor, cancelledAt: new Date(now + seconds * 1000).toISOString() });
const refunded = async (bookingId: string) =>
  (await service.told(events.paymentRefunded)).filter((refund) => refund.bookingId === bookingId);
const sentBack = (paymentId: string, ...amounts: number[]) =>
  eventually(async () => expect((await stripe.refundsOf(paymentId)).map(({ amount }) => amount)).toEqual(amounts));

test('a paid booking that is cancelled late: Stripe sends the rest, and it is told once', async () => {
  const paymentId = await stripe.pay(await book('late'));
  await deliverAll();
  await cancel('late', 120_00);
  await sentBack(paymentId, 120_00);
  await deliverAll();
  await deliverAll();
  expect(await refunded('late')).toMatchObject([{ paymentId, amountMinor: 120_00 }]);
});

test('the payment page of a cancelled booking is closed', async () => {
  const url = await book('unpaid');
  await cancel('unpaid');
  const sessionId = url.split('/').at(-1)!;
  await eventually(async () => expect((await stripe.sdk.checkout.sessions.retrieve(sessionId)).status).toBe('expired'));
  expect(await service.db.collection('session_closings').countDocuments({ state: 'given-up' })).toBe(0);
});

test('a payment that slips through after the cancellation goes back as a whole', async () => {
  const paymentId = await stripe.pay(await book('slipped'));
  await cancel('slipped', 120_00, -60);
  await eventually(async () =>
    expect(await service.db.collection('payments').findOne({ _id: 'slipped' as never })).toHaveProperty('cancellation'),
  );
  await deliverAll();
  await sentBack(paymentId, 240_00);
});

test('paid at the hotel: the payment page is closed, and a card payment that slips through goes back once', async () => {
  const url = await book('at-hotel');
  const slipped = await stripe.pay(await book('slipped-at-hotel'));
  for (const bookingId of ['at-hotel', 'slipped-at-hotel']) {
    const paid = { paymentId: 'h1', paidAt: new Date().toISOString(), by: 'hotel' as const };
    await service.tell(events.bookingPaid, { ...bookingFacts({ bookingId, version: 2 }), ...paid });
  }
  const sessionId = url.split('/').at(-1)!;
  await eventually(async () => expect((await stripe.sdk.checkout.sessions.retrieve(sessionId)).status).toBe('expired'));
  await deliverAll();
  await sentBack(slipped, 240_00);
  await deliverAll();
  await cancel('slipped-at-hotel');
  expect(await refunded('slipped-at-hotel')).toMatchObject([{ paymentId: slipped, amountMinor: 240_00 }]);
  await sentBack(slipped, 240_00);
});

test('a slow refund is told when it went through, one that fails later is not sent again', async () => {
  const slow = await stripe.pay(await book('slow'), slowRefunds);
  const failing = await stripe.pay(await book('failing'), failingRefunds);
  await deliverAll();
  await cancel('slow');
  await cancel('failing');
  await sentBack(slow, 240_00);
  await sentBack(failing, 240_00);
  await deliverAll();
  expect([await refunded('slow'), await refunded('failing')]).toMatchObject([[], [{ amountMinor: 240_00 }]]);

  now += 5000;
  await eventually(async () => expect((await stripe.refundsOf(failing))[0]?.status).toBe('failed'));
  await deliverAll();
  expect(await refunded('slow')).toHaveLength(1);
  await sentBack(failing, 240_00);
});

test('an order that Stripe refused is over once people have sent the money by hand', async () => {
  const paymentId = await stripe.pay(await book('by-hand'));
  await deliverAll();
  await service.db
    .collection('refund_orders')
    .insertOne({ _id: `refund-${paymentId}`, ...refused(paymentId) } as never);
  await stripe.sdk.refunds.create({ payment_intent: paymentId });
  await deliverAll();
  await eventually(async () => expect(await service.orders('by-hand')).toMatchObject([{ state: 'done' }]));
  expect(await refunded('by-hand')).toMatchObject([{ amountMinor: 240_00 }]);
});

const refused = (paymentId: string) => ({
  task: { id: `refund-${paymentId}`, bookingId: 'by-hand', paymentId, backMinor: 240_00 },
  ...{ state: 'given-up', attempts: 1, problem: 'This charge is disputed.' },
});
