import { type BookingFacts, calls, events } from '@wayhouse/contracts';
import { bookingFacts, eventually } from '@wayhouse/service-kit/testing';
import { startStripeEmulator, type StripeEmulator } from '../testing/stripe-emulator.js';
import { paidSession, startPaymentService, stripeEvent, type TestPayment } from '../testing/factories.js';

/** Stripe's clock. */
const now = Date.parse('2027-01-05T12:00:00Z');
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

const openPage = async (bookingId: string) =>
  (await service.call(calls.startPayment, { bookingId }, { as: 'asha' })).body as { url?: string; code?: string };
const sessionIdOf = (url: string) => url.split('/').at(-1)!;
const processed = (messageId: string) =>
  eventually(async () => expect(await service.db.collection('inbox').countDocuments({ messageId })).toBe(1));
const refunds = (paymentId: string, ...amounts: number[]) =>
  eventually(async () =>
    expect((await stripe.listRefunds(paymentId)).map(({ amount }) => amount).reverse()).toEqual(amounts),
  );
const setAside = (bookingId: string) => service.db.collection('set_aside_payments').countDocuments({ bookingId });
const payments = async (bookingId: string) =>
  (await service.publishedEvents(events.paymentSucceeded)).filter((paid) => paid.bookingId === bookingId);
async function deliverAll() {
  for (const event of await stripe.events()) expect(await service.deliver(event)).toBe(200);
}

/** The booking of 240.00 after its price became each of these, one a minute. Returns its facts. */
function changedFacts(bookingId: string, totals: number[]): BookingFacts {
  const all = [240_00, ...totals];
  const at = (minute: number) => new Date(Date.parse('2027-01-05T13:00:00Z') + minute * 60_000).toISOString();
  const priceChanges = totals.map((toMinor, index) => ({ at: at(index), fromMinor: all[index]!, toMinor }));
  return bookingFacts({ bookingId, version: 1 + totals.length, totalMinor: all.at(-1)!, priceChanges });
}
async function change(bookingId: string, ...totals: number[]) {
  const facts = changedFacts(bookingId, totals);
  const before = { checkIn: '2027-03-01', checkOut: '2027-03-03', guests: 2, totalMinor: 240_00 };
  const messageId = `${bookingId}-${totals.join('-')}`;
  await service.publish(events.bookingChanged, { ...facts, before, refundMinor: 0, owedMinor: 0 }, messageId);
  await processed(messageId);
}
async function payAtHotel(bookingId: string, amountMinor: number, totals: number[]) {
  const facts = { ...changedFacts(bookingId, totals), version: 2 + totals.length };
  const atDesk = { paymentId: 'h1', paidAt: '2027-01-06T12:00:00Z', amountMinor };
  const paid = { ...atDesk, method: 'hotel' as const, owedMinor: 0, paidAtHotel: [atDesk] };
  await service.publish(events.bookingPaid, { ...facts, ...paid }, `hotel-${bookingId}`);
  await processed(`hotel-${bookingId}`);
}

test('a changed booking is paid on another page, at its price', async () => {
  await service.confirm('page');
  const first = (await openPage('page')).url!;
  await change('page', 300_00);
  const sessionOf = (url: string) => stripe.sdk.checkout.sessions.retrieve(sessionIdOf(url));
  await eventually(async () => expect((await sessionOf(first)).status).toBe('expired'));
  const second = (await openPage('page')).url!;
  expect(second).not.toBe(first);
  expect(await sessionOf(second)).toMatchObject({ status: 'open', amount_total: 300_00 });
  const paymentId = await stripe.pay(second);
  await deliverAll();
  expect(await payments('page')).toMatchObject([{ paymentId, amountMinor: 300_00 }]);
  await refunds(paymentId);
});

test('a change that arrives late closes no page that was opened at the newest price', async () => {
  await service.confirm('late');
  await change('late', 300_00, 360_00);
  const { url } = await openPage('late');
  await change('late', 300_00);
  expect(await service.db.collection('session_closings').countDocuments({ _id: sessionIdOf(url!) as never })).toBe(0);
  expect((await openPage('late')).url).toBe(url);
});

test('a payment before the change is refunded down to the lower price, once', async () => {
  await service.confirm('lower');
  const paymentId = await stripe.pay((await openPage('lower')).url!);
  await deliverAll();
  await change('lower', 180_00);
  await refunds(paymentId, 60_00);
  await change('lower', 180_00, 210_00);
  await change('lower', 180_00, 210_00, 100_00);
  await refunds(paymentId, 60_00, 80_00);
  await deliverAll();
  await service.cancel('lower', { ...changedFacts('lower', [180_00, 210_00, 100_00]), version: 9, chargedMinor: 0 });
  await refunds(paymentId, 60_00, 80_00, 100_00);
});

test('a payment on the page of an earlier price counts, whichever is known first', async () => {
  for (const [id, isChangedFirst] of [
    ['old-first', false],
    ['old-second', true],
  ] as const) {
    await service.confirm(id);
    const url = (await openPage(id)).url!;
    const paymentId = await stripe.pay(url);
    if (isChangedFirst) await change(id, 180_00);
    await deliverAll();
    if (!isChangedFirst) await change(id, 180_00);
    expect(await payments(id)).toMatchObject([{ paymentId, amountMinor: 240_00 }]);
    expect(await setAside(id)).toBe(0);
    await refunds(paymentId, 60_00);
  }
});

test('a difference that is paid at the hotel refunds nothing, also where its event overtakes that of the change', async () => {
  for (const [id, isChangeLate] of [
    ['diff', false],
    ['diff-late', true],
  ] as const) {
    await service.confirm(id);
    const paymentId = await stripe.pay((await openPage(id)).url!);
    await deliverAll();
    if (!isChangeLate) await change(id, 300_00);
    await payAtHotel(id, 60_00, [300_00]);
    if (isChangeLate) await change(id, 300_00);
    await refunds(paymentId);
    expect(await service.refundOrders(id)).toEqual([]);
  }
});

test('of two payments at different prices the later one comes back whole, whichever Stripe reports first', async () => {
  for (const [id, isEarlierFirst] of [
    ['twice', true],
    ['twice-late', false],
  ] as const) {
    await service.confirm(id);
    await change(id, 180_00);
    const at = now / 1000;
    const paid = (paymentId: string, amount: number, created: number) =>
      stripeEvent(
        'checkout.session.completed',
        paidSession(id, { payment_intent: paymentId, amount_total: amount }),
        created,
      );
    const earlier = paid(`pi_${id}_1`, 240_00, at);
    const later = paid(`pi_${id}_2`, 180_00, at + 60);
    for (const event of isEarlierFirst ? [earlier, later] : [later, earlier])
      expect(await service.deliver(event)).toBe(200);
    expect(await service.refundOrders(id)).toMatchObject([
      { paymentId: `pi_${id}_1`, amountMinor: 60_00 },
      { paymentId: `pi_${id}_2`, amountMinor: 180_00 },
    ]);
  }
});
