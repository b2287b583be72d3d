import { events } from '@wayhouse/contracts';
import { bookingFacts, eventually } from '@wayhouse/service-kit/testing';
import { stripeEvent } from '../testing/factories.js';
import { factsOf, type JointPayments, startJointPayments } from '../testing/joint-payments.js';
import { failingRefunds } from '../testing/stripe-emulator.js';

/** Stripe's clock. It stands still unless a test moves it. */
let now = Date.now();
let joint: JointPayments;
beforeAll(async () => (joint = await startJointPayments(() => now)));
afterAll(() => joint.stop());

const refundByHand = (payment_intent: string, amount?: number) =>
  joint.stripe.sdk.refunds.create({ payment_intent, amount });
const orders = async (bookingId: string) => (await joint.service.refundOrders(bookingId)).map(({ state }) => state);

test('one of the bookings is refunded of the joint payment, and the others stand', async () => {
  const paymentId = await joint.pay('one');
  await joint.cancel('one-2', 50_00);
  await joint.expectRefunds(paymentId, 150_00);
  await joint.deliverAll();
  await joint.deliverAll();
  expect(await joint.refunded('one')).toEqual(['one-2: 15000']);
});

test('bookings of the same price that are cancelled at once are refunded each, and never more than was paid', async () => {
  const paymentId = await joint.pay('every');
  await Promise.all(['every-1', 'every-2', 'every-3'].map((id) => joint.cancel(id)));
  await joint.expectRefunds(paymentId, 100_00, 200_00, 300_00);
  await joint.deliverAll();
  await joint.cancel('every-1');
  await joint.deliverAll();
  expect((await joint.refunded('every')).sort()).toEqual(['every-1: 10000', 'every-2: 20000', 'every-3: 30000']);
});

test('a joint payment that slips through is refunded as far as a booking was cancelled or paid alone before', async () => {
  await joint.book('slip');
  const alone = await joint.single('slip-1');
  const first = await joint.stripe.pay(alone.url!);
  now += 1000;
  const paymentId = await joint.stripe.pay(await joint.open('slip-2'));
  await joint.cancel('slip-3', 300_00, new Date(now - 60_000));
  await joint.deliverAll();
  await joint.expectRefunds(paymentId, 100_00, 300_00);
  expect(await joint.stripe.listRefunds(first)).toEqual([]);
});

test('what was paid at the hotel meanwhile is refunded of its portion alone', async () => {
  await joint.book('desk');
  const paymentId = await joint.stripe.pay(await joint.open('desk-1'));
  const atDesk = { paymentId: 'h1', paidAt: new Date(now).toISOString(), amountMinor: 200_00 };
  const paid = { ...atDesk, method: 'hotel' as const, owedMinor: 0, paidAtHotel: [atDesk] };
  const facts = bookingFacts({ bookingId: 'desk-2', version: 2, ...factsOf('desk-2') });
  await joint.service.publish(events.bookingPaid, { ...facts, ...paid });
  await joint.deliverAll();
  await joint.expectRefunds(paymentId, 200_00);
});

test('a refund by hand of the whole payment is of every booking, also if it arrives before the payment', async () => {
  await joint.book('whole');
  const paymentId = await joint.stripe.pay(await joint.open('whole-1'));
  await refundByHand(paymentId);
  const all = await joint.stripe.events();
  for (const event of all.filter(({ type }) => type.startsWith('refund'))) await joint.service.deliver(event);
  expect(await joint.refunded('whole')).toEqual([]);
  await joint.deliverAll();
  expect(await joint.refunded('whole')).toEqual(['whole-1: 10000', 'whole-2: 20000', 'whole-3: 30000']);
  const row = await joint.service.db.collection('refunds').findOne({ _id: paymentId as never });
  expect(row).not.toHaveProperty('unclaimedSince');
  await joint.cancel('whole-1');
  await eventually(async () => expect(await orders('whole-1')).toEqual(['done']));
  await joint.expectRefunds(paymentId, 600_00);
});

test('a refund by hand is of what is owed first, and settles an order that Stripe rejected', async () => {
  const paymentId = await joint.pay('owed');
  const portion = `${paymentId}:owed-2`;
  await joint.service.db.collection('refund_orders').insertOne({
    ...{ _id: `refund-${portion}-to-20000` as never, state: 'failed', attempts: 1, error: 'This charge is disputed.' },
    job: { id: `refund-${portion}-to-20000`, bookingId: 'owed-2', paymentId: portion, amountMinor: 200_00 },
  });
  await joint.cancel('owed-2');
  await refundByHand(paymentId, 200_00);
  await joint.deliverAll();
  await eventually(async () => expect(await orders('owed-2')).toEqual(['done']));
  expect(await joint.refunded('owed')).toEqual(['owed-2: 20000']);
  await joint.expectRefunds(paymentId, 200_00);
});

test('a booking is refunded in full after a refund by hand of another one', async () => {
  const paymentId = await joint.pay('other');
  await refundByHand(paymentId, 100_00);
  await joint.deliverAll();
  await joint.cancel('other-2');
  await joint.expectRefunds(paymentId, 100_00, 200_00);
  await joint.deliverAll();
  expect(await joint.refunded('other')).toEqual(['other-1: 10000', 'other-2: 20000']);
});

test('an order waits while a refund by hand is not recorded, of which nobody knows whose it is', async () => {
  const paymentId = await joint.pay('wait');
  await refundByHand(paymentId, 100_00);
  await joint.cancel('wait-1');
  await eventually(async () =>
    expect(await joint.service.db.collection('refund_orders').findOne({ 'job.bookingId': 'wait-1' })).toMatchObject({
      state: 'pending',
      error: expect.stringContaining('not recorded yet'),
    }),
  );
  await joint.expectRefunds(paymentId, 100_00);
  await joint.deliverAll();
  await joint.service.db
    .collection('refund_orders')
    .updateMany({ 'job.bookingId': 'wait-1' }, { $set: { dueAt: new Date(0) } });
  await eventually(async () => expect(await orders('wait-1')).toEqual(['done']));
  await joint.expectRefunds(paymentId, 100_00);
  expect(await joint.refunded('wait')).toEqual(['wait-1: 10000']);
});

test('reports of one refund at the same time are of the same parts', async () => {
  const paymentId = await joint.pay('same');
  const refund = { id: 're_same', object: 'refund', payment_intent: paymentId, created: 1, metadata: {} };
  const report = (status: string, amount: number, id = refund.id) =>
    joint.service.deliver(stripeEvent('refund.updated', { ...refund, id, status, amount }));
  await Promise.all([report('pending', 250_00), report('succeeded', 250_00), report('succeeded', 50_00, 're_other')]);
  await report('succeeded', 250_00);
  const parts = (await joint.service.publishedEvents(events.paymentRefunded)).filter(({ bookingId }) =>
    bookingId.startsWith('same'),
  );
  expect(parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(300_00);
  const ofBooking = (id: string) =>
    parts.filter(({ bookingId }) => bookingId === id).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  expect(['same-1', 'same-2', 'same-3'].map(ofBooking)).toEqual([100_00, 200_00, 0]);
});

test('a failed refund of all portions is counted once', async () => {
  const paymentId = await joint.pay('once', failingRefunds);
  await refundByHand(paymentId);
  now += 5000;
  await eventually(async () => expect((await joint.stripe.listRefunds(paymentId))[0]?.status).toBe('failed'));
  await joint.deliverAll();
  expect((await joint.refunded('once')).sort()).toEqual(['once-1: 10000', 'once-2: 20000', 'once-3: 30000']);
  await eventually(async () =>
    expect(await (await fetch(`${joint.service.url}/metrics`)).text()).toMatch(/^refunds_failed{.*} 1$/m),
  );
});

test('a refund that fails later is not counted as left to refund, and the portion has it again', async () => {
  const paymentId = await joint.pay('fails', failingRefunds);
  await joint.cancel('fails-1');
  await joint.expectRefunds(paymentId, 100_00);
  await joint.deliverAll();
  now += 5000;
  await eventually(async () => expect((await joint.stripe.listRefunds(paymentId))[0]?.status).toBe('failed'));
  await joint.deliverAll();
  expect(await joint.refunded('fails')).toEqual(['fails-1: 10000']);
  await joint.stripe.sdk.refunds.create({ payment_intent: paymentId, amount: 100_00 });
  await joint.deliverAll();
  expect(await joint.refunded('fails')).toEqual(['fails-1: 10000', 'fails-1: 10000']);
});

/** As after a restore: Stripe's events are sent again from its dashboard, which lists the newest first. */
test('a refund that names its portion is of that portion, also if it is reported before the payment', async () => {
  await joint.book('again');
  const paymentId = await joint.stripe.pay(await joint.open('again-1'));
  const metadata = { bookingId: 'again-1', paymentId: `${paymentId}:again-1` };
  await joint.stripe.sdk.refunds.create({ payment_intent: paymentId, amount: 100_00, metadata });
  await refundByHand(paymentId, 250_00);
  for (const event of (await joint.stripe.events()).reverse()) expect(await joint.service.deliver(event)).toBe(200);
  expect((await joint.refunded('again')).sort()).toEqual(['again-1: 10000', 'again-2: 20000', 'again-3: 5000']);
  await joint.cancel('again-1');
  await eventually(async () => expect(await orders('again-1')).toEqual(['done']));
  await joint.expectRefunds(paymentId, 100_00, 250_00);
});
