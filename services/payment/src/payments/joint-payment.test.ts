import { events } from '@wayhouse/contracts';
import { bookingFacts, eventually } from '@wayhouse/service-kit/testing';
import { paidSession, stripeEvent } from '../testing/factories.js';
import { factsOf, type JointPayments, startJointPayments } from '../testing/joint-payments.js';

let joint: JointPayments;
beforeAll(async () => (joint = await startJointPayments()));
afterAll(() => joint.stop());

const expectClosed = (url: string) => eventually(async () => expect(await joint.statusOf(url)).toBe('expired'));
const lineNames = async (url: string) =>
  [...(await (await fetch(joint.stripe.url + new URL(url).pathname)).text()).matchAll(/Double Bed, Amber Court/g)]
    .length;
test('three rooms are paid by one payment, of which each booking has its portion, however often it is reported', async () => {
  await joint.book('all');
  const url = await joint.open('all-2');
  expect(await lineNames(url)).toBe(3);
  const paymentId = await joint.stripe.pay(url);
  expect(await joint.stripe.sdk.checkout.sessions.retrieve(url.split('/').at(-1)!)).toMatchObject({
    amount_total: 600_00,
    success_url: 'http://localhost:3000/my-bookings?paid=all-1,all-2,all-3',
    cancel_url: 'http://localhost:3000/my-bookings?unpaid=all-1,all-2,all-3',
  });
  await joint.deliverAll();
  await joint.deliverAll();
  const session = (await joint.stripe.events()).find(({ type }) => type === 'checkout.session.completed')!;
  expect(await joint.service.deliver(stripeEvent('checkout.session.completed', session.data.object))).toBe(200);
  expect(await joint.paid('all')).toEqual(['all-1: 10000', 'all-2: 20000', 'all-3: 30000']);
  const published = await joint.service.publishedEvents(events.paymentSucceeded);
  expect(published.map((each) => each.paymentId)).toContain(`${paymentId}:all-2`);
  const portions = ['all-1', 'all-2', 'all-3'].map((bookingId) => ({
    ...{ bookingId, paymentId: `${paymentId}:${bookingId}` },
  }));
  expect(published.map((each) => each.portions)).toEqual([portions, portions, portions]);
  expect([await joint.call('all-1'), await joint.single('all-3')]).toMatchObject([
    { code: 'already-paid' },
    { code: 'already-paid' },
  ]);
});

test('the guest returns to the page that is still open, whichever of the bookings they pay from', async () => {
  await joint.book('again');
  const url = await joint.open('again-1');
  expect(await Promise.all([joint.open('again-3'), joint.open('again-2')])).toEqual([url, url]);
});

test('a booking of another guest is not found, and one that was made alone has a page of its own', async () => {
  await joint.book('mine');
  expect(await joint.call('mine-1', 'ben')).toMatchObject({ code: 'not-found' });
  const { url } = await joint.single('b1');
  expect(await joint.open('b1')).toBe(url);
});

test('a page is closed when one of its bookings is cancelled, and the next one is for the others', async () => {
  await joint.book('less');
  const url = await joint.open('less-1');
  await joint.cancel('less-3');
  await expectClosed(url);
  const onPage = { _id: /^less-/ as never, session: { $exists: true } };
  expect(await joint.service.db.collection('payments').countDocuments(onPage)).toBe(0);
  const next = await joint.open('less-3');
  expect(await lineNames(next)).toBe(2);
  await joint.stripe.pay(next);
  await joint.deliverAll();
  expect(await joint.paid('less')).toEqual(['less-1: 10000', 'less-2: 20000']);
  expect(await joint.call('less-3')).toMatchObject({ code: 'already-cancelled' });
});

test('paying one booking alone closes the page for all, and the other way round', async () => {
  await joint.book('alone');
  const forAll = await joint.open('alone-1');
  const { url } = await joint.single('alone-2');
  await expectClosed(forAll);
  const again = await joint.open('alone-1');
  await expectClosed(url!);
  expect([again, await joint.statusOf(again)]).not.toContain(forAll);
  expect(await joint.statusOf(again)).toBe('open');
});

test('what is paid on another page closes the one that is open', async () => {
  await joint.book('older');
  const url = await joint.open('older-1');
  const older = paidSession('older-2', { amount_total: 200_00 });
  await joint.service.deliver(stripeEvent('checkout.session.completed', older));
  await expectClosed(url);
  expect(await lineNames(await joint.open('older-1'))).toBe(2);
});

test('at another price of one booking the page is closed, and the next one is for that price', async () => {
  await joint.book('priced');
  const url = await joint.open('priced-1');
  const change = { at: new Date().toISOString(), fromMinor: 200_00, toMinor: 150_00 };
  const changed = { bookingId: 'priced-2', version: 2, totalMinor: 150_00, priceChanges: [change] };
  const facts = bookingFacts({ ...factsOf('priced-2'), ...changed });
  const before = { checkIn: facts.checkIn, checkOut: facts.checkOut, guests: 2, totalMinor: 200_00 };
  await joint.service.publish(events.bookingChanged, { ...facts, before, refundMinor: 0, owedMinor: 150_00 });
  await expectClosed(url);
  await joint.stripe.pay(await joint.open('priced-1'));
  await joint.deliverAll();
  expect(await joint.paid('priced')).toEqual(['priced-1: 10000', 'priced-2: 15000', 'priced-3: 30000']);
});

test('the portion of a booking that is not known yet waits for it; the others count', async () => {
  const ids = ['late-1', 'late-2'];
  await joint.service.confirm('late-1', { bookedTogether: ids, totalMinor: 100_00 });
  const metadata = { bookingId: 'late-1', portions: 'late-1=10000 late-2=20000' };
  const session = paidSession('late', { amount_total: 300_00, metadata });
  await joint.service.deliver(stripeEvent('checkout.session.completed', session));
  expect(await joint.paid('late')).toEqual(['late-1: 10000']);
  await joint.service.confirm('late-2', { bookedTogether: ids, totalMinor: 200_00 });
  await eventually(async () => expect(await joint.paid('late')).toEqual(['late-1: 10000', 'late-2: 20000']));
});

test.each([
  ['do not add up to it', 'odd-1=10000 odd-2=20000', 310_00],
  ['cannot be read', 'odd-1', 240_00],
])('a payment whose portions %s is set aside as a whole', async (_what, portions, amount_total) => {
  await joint.service.confirm('odd-1', { totalMinor: 100_00 });
  await joint.service.confirm('odd-2', { totalMinor: 200_00 });
  const over = { payment_intent: `pi_${amount_total}`, amount_total, metadata: { bookingId: 'odd-1', portions } };
  await joint.service.deliver(stripeEvent('checkout.session.completed', paidSession('odd', over)));
  expect(await joint.paid('odd')).toEqual([]);
  const aside = await joint.service.db.collection('set_aside_payments').findOne({ _id: `pi_${amount_total}` as never });
  expect(aside).toMatchObject({ bookingId: 'odd-1', amountMinor: amount_total });
});
