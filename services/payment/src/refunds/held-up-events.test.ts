import { type BookingFacts, calls, events } from '@wayhouse/contracts';
import { bookingFacts, eventually } from '@wayhouse/service-kit/testing';
import { startPaymentService, type TestPayment } from '../testing/factories.js';
import { startStripeEmulator, type StripeEmulator } from '../testing/stripe-emulator.js';

let stripe: StripeEmulator;
let service: TestPayment;
const now = Date.parse('2027-01-05T12:00:00Z');
beforeAll(async () => {
  stripe = await startStripeEmulator({ now: () => now });
  service = await startPaymentService({ STRIPE_API_URL: stripe.url });
});
afterAll(async () => {
  await service.stop();
  await stripe.close();
});

/** Seconds before the guest pays by card. */
const before = (seconds: number) => new Date(now - seconds * 1000).toISOString();

/** The guest pays on the page that is open, of which Stripe reports before the events of booking arrive. */
async function pay(bookingId: string): Promise<string> {
  await service.confirm(bookingId);
  const { body } = await service.call(calls.startPayment, { bookingId }, { as: 'asha' });
  const paymentId = await stripe.pay(body.url as string);
  for (const event of await stripe.events()) expect(await service.deliver(event)).toBe(200);
  return paymentId;
}

/** Resolves once the orders of the booking are done, with the refunds at Stripe. */
async function settled(bookingId: string, paymentId: string): Promise<number[]> {
  const rows = service.db.collection('refund_orders');
  await eventually(async () => {
    await rows.updateMany({ 'job.bookingId': bookingId, attempts: 0 }, { $set: { dueAt: new Date(0) } });
    for (const { state } of await service.refundOrders(bookingId)) expect(state).toBe('done');
  });
  return (await stripe.listRefunds(paymentId)).map(({ amount }) => amount);
}

const atDesk = { paymentId: 'h1', amountMinor: 240_00, paidAt: before(300) };
const processed = (messageId: string) =>
  eventually(async () => expect(await service.db.collection('inbox').countDocuments({ messageId })).toBe(1));

async function payAtHotel(bookingId: string, version = 2, paid = atDesk): Promise<void> {
  const facts = bookingFacts({ bookingId, version, paidAtHotel: [paid] });
  const messageId = `${bookingId}-${version}`;
  await service.publish(events.bookingPaid, { ...facts, ...paid, method: 'hotel', owedMinor: 0 }, messageId);
  await processed(messageId);
}
async function takeBack(bookingId: string): Promise<void> {
  const facts = bookingFacts({
    ...{ bookingId, version: 3 },
    takenBackAtHotel: [{ ...atDesk, takenBackAt: before(200) }],
  });
  const { paymentId, amountMinor } = atDesk;
  await service.publish(
    events.bookingPaymentTakenBack,
    { ...facts, paymentId, amountMinor, owedMinor: 240_00 },
    `${bookingId}-3`,
  );
  await processed(`${bookingId}-3`);
}

test('a card payment made after a payment at the hotel was taken back is not refunded, where that is known late', async () => {
  const paymentId = await pay('desk');
  await payAtHotel('desk');
  await takeBack('desk');
  expect(await settled('desk', paymentId)).toEqual([]);
  // The same amount can be owed later, for another reason.
  const facts = { paymentId: 'h2', amountMinor: 240_00, paidAt: new Date(now + 60_000).toISOString() };
  await payAtHotel('desk', 4, facts);
  expect(await settled('desk', paymentId)).toEqual([240_00]);
});

test('a card payment made after the price has risen again is not refunded, where that is known late', async () => {
  const paymentId = await pay('price');
  const lower = { at: before(300), fromMinor: 240_00, toMinor: 120_00 };
  const higher = { at: before(200), fromMinor: 120_00, toMinor: 240_00 };
  const change = async (facts: Partial<BookingFacts>, fromMinor: number) => {
    const earlier = { checkIn: '2027-03-01', checkOut: '2027-03-03', guests: 2, totalMinor: fromMinor };
    const all = bookingFacts({ bookingId: 'price', ...facts });
    const messageId = `price-${all.version}`;
    await service.publish(events.bookingChanged, { ...all, before: earlier, refundMinor: 0, owedMinor: 0 }, messageId);
    await processed(messageId);
  };
  await change({ version: 2, totalMinor: 120_00, priceChanges: [lower] }, 240_00);
  await change({ version: 3, totalMinor: 240_00, priceChanges: [lower, higher] }, 120_00);
  expect(await settled('price', paymentId)).toEqual([]);
});

test('a card payment made after one at the hotel that stands is refunded a moment later', async () => {
  const paymentId = await pay('stands');
  await payAtHotel('stands');
  const rows = await service.db.collection('refund_orders').find({ 'job.bookingId': 'stands' }).toArray();
  expect(rows).toMatchObject([{ state: 'pending', attempts: 0 }]);
  expect(await settled('stands', paymentId)).toEqual([240_00]);
});
