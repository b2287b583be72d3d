import { calls, events } from '@wayhouse/contracts';
import { eventually } from '@wayhouse/service-kit/testing';
import { bookingSteps } from '../testing/booking-steps.js';
import { noon, startTestBooking, type TestBooking } from '../testing/factories.js';
import { stayChangeSteps, stayOf } from '../testing/stay-change-steps.js';

let service: TestBooking;
let steps: ReturnType<typeof stayChangeSteps>;
let counter = 0;
beforeAll(async () => {
  service = await startTestBooking(() => noon);
  steps = stayChangeSteps(service);
});
afterAll(() => service.stop());

/** Rooms at 240.00 that asha has booked together: the ids of the bookings, and the portions of a payment of all of them. */
async function book(from: number, count = 3) {
  const rooms = [];
  for (let at = 0; at < count; at++) rooms.push({ room: await steps.aRoom(), guests: 1 });
  const order = { ...stayOf(from, 2), rooms, key: `key-${++counter}`, PaymentMethod: 'Pay at Hotel' as const };
  const { body } = await service.call(calls.bookTogether, order, { as: `guest-${counter}` });
  const ids = (body.bookings as { _id: string }[]).map(({ _id }) => _id);
  const portions = ids.map((bookingId) => ({ bookingId, paymentId: `pi_${counter}:${bookingId}` }));
  const pay = ({ bookingId, paymentId }: (typeof portions)[number]) =>
    service.publish(
      events.paymentSucceeded,
      { bookingId, paymentId, amountMinor: 240_00, paidAt: noon.toISOString(), portions },
      paymentId,
    );
  const done = () =>
    eventually(async () => {
      const messageId = { $in: portions.map(({ paymentId }) => paymentId) };
      expect(await service.db.collection('inbox').countDocuments({ messageId })).toBe(count);
    });
  return { ids, portions, pay, done, as: `guest-${counter}` };
}
const together = async (ids: string[]) =>
  (await service.publishedEvents(events.paidTogether)).filter(({ bookings }) => ids.includes(bookings[0]!.bookingId));
const paid = async (ids: string[]) =>
  (await service.publishedEvents(events.bookingPaid)).filter(({ bookingId }) => ids.includes(bookingId));
const allPaid = (ids: string[]) => ids.map((bookingId) => ({ bookingId, amountMinor: 240_00, owedMinor: 0 }));

test('once all portions have arrived, all at once and each of them twice, one event names them', async () => {
  const { ids, portions, pay, done } = await book(2);
  await Promise.all([...portions, ...portions].map(pay));
  await done();
  expect(await paid(ids)).toHaveLength(3);
  expect((await paid(ids)).every(({ isTogether }) => isTogether)).toBe(true);
  expect(await together(ids)).toEqual([{ bookings: allPaid(ids) }]);
});

test('until the last portion has arrived there is none', async () => {
  const { ids, portions, pay, done } = await book(6);
  await pay(portions[2]!);
  await pay(portions[0]!);
  await eventually(async () => expect(await paid(ids)).toHaveLength(2));
  expect(await together(ids)).toEqual([]);
  await pay(portions[1]!);
  await done();
  expect(await together(ids)).toEqual([{ bookings: allPaid(ids) }]);
});

test('what was cancelled, or paid at the hotel before, is left out', async () => {
  const { ids, portions, pay, done, as } = await book(10);
  await bookingSteps(service).cancel(ids[0]!, 0, as);
  await service.call(calls.markPaid, { bookingId: ids[1]!, amount: 240 }, { as: 'owner' });
  for (const portion of portions) await pay(portion);
  await done();
  expect(await together(ids.slice(2))).toEqual([{ bookings: allPaid(ids.slice(2)) }]);
});

test('of a portion that went back before the last one arrived, nothing is named; one that goes back in part is', async () => {
  const { ids, portions, pay, done } = await book(20);
  await service.call(calls.markPaid, { bookingId: ids[0]!, amount: 240 }, { as: 'owner' });
  await steps.change(ids[1]!, 20, 1, { totalPrice: 120 });
  await pay(portions[0]!);
  await pay(portions[1]!);
  await eventually(async () => expect(await paid(ids)).toHaveLength(2));
  await bookingSteps(service).refund(ids[0]!, 240_00, portions[0]!.paymentId);
  await eventually(async () => expect((await steps.booking(ids[0]!)).booking).toMatchObject({ refunded: 240 }));
  await pay(portions[2]!);
  await done();
  expect(await together(ids.slice(1))).toEqual([{ bookings: allPaid(ids.slice(1)) }]);
});

test('a payment of one booking names none', async () => {
  const { ids } = await book(14, 2);
  await bookingSteps(service).pay(ids[0]!, { amountMinor: 240_00 });
  await eventually(async () => expect(await paid(ids)).toHaveLength(1));
  expect((await paid(ids))[0]).not.toHaveProperty('isTogether');
  expect(await together(ids)).toEqual([]);
});
