import { calls, events } from '@wayhouse/contracts';
import { bookingSteps } from '../testing/booking-steps.js';
import { startTestBooking, inDays, noon, type TestBooking } from '../testing/factories.js';

let service: TestBooking;
let guest: ReturnType<typeof bookingSteps>;
let now = noon;
beforeAll(async () => {
  service = await startTestBooking(() => now);
  guest = bookingSteps(service);
});
beforeEach(() => (now = noon));
afterAll(() => service.stop());

test('cancelling in time is free, and the nights can be booked again at once', async () => {
  const id = await guest.bookAndGetId(10);
  expect((await guest.showCancellation(id)).body).toMatchObject({ charge: 0, refund: 0, currency: 'USD' });
  const { status, body } = await guest.cancel(id);
  expect([status, body.message]).toEqual([200, 'Your booking is cancelled.']);
  expect(body.booking).toMatchObject({
    _id: id,
    state: 'cancelled',
    isPaid: false,
    cancellation: { at: noon.toISOString(), charge: 0 },
  });
  expect((await guest.book(10, 3, 'ben')).status).toBe(200);
  expect(await guest.publishedEvents(id, events.bookingCancelled)).toMatchObject([
    { version: 2, nights: [inDays(10), inDays(11), inDays(12)], chargedMinor: 0, cancelledAt: noon.toISOString() },
  ]);
});

test('cancelling within 48 hours of arrival costs one night', async () => {
  const id = await guest.bookAndGetId(1);
  expect((await guest.showCancellation(id)).body).toMatchObject({ charge: 120, refund: 0, owed: 120 });
  expect((await guest.cancel(id, 120)).body.booking).toMatchObject({ owed: 120, cancellation: { charge: 120 } });
  expect(await guest.isAvailable(1)).toBe(true);
  const charged = { chargedMinor: 120_00, owedMinor: 120_00 };
  expect(await guest.publishedEvents(id, events.bookingCancelled)).toMatchObject([charged]);
});

test('refuses a charge that has changed since the guest saw it, and changes nothing', async () => {
  const id = await guest.bookAndGetId(15);
  const shownCharge = (await guest.showCancellation(id)).body.charge as number;
  now = new Date(Date.parse(`${inDays(13)}T08:30:00.001Z`));
  const { status, body } = await guest.cancel(id, shownCharge);
  expect([status, body.code, body.field]).toEqual([409, 'terms-changed', 'charge']);
  expect(await guest.findOwnBooking(id)).toMatchObject({ state: 'unpaid' });
  expect(await guest.isAvailable(15)).toBe(false);
  expect(await guest.publishedEvents(id, events.bookingCancelled)).toEqual([]);
  expect((await guest.cancel(id, 120)).status).toBe(200);
});

test('a stay that has begun cannot be cancelled, and shows no charge', async () => {
  const id = await guest.bookAndGetId(20);
  now = new Date(`${inDays(20)}T08:30:00Z`);
  const [shown, cancelled] = [await guest.showCancellation(id), await guest.cancel(id, 120)];
  expect(shown).toMatchObject({ status: 422, body: { code: 'rule-broken', field: 'id' } });
  expect(cancelled).toMatchObject({ status: 422, body: { code: 'rule-broken', field: 'bookingId' } });
  expect(await guest.isAvailable(20)).toBe(false);
});

test('cancelling again, even much later and at another charge, returns the booking unchanged', async () => {
  const id = await guest.bookAndGetId(25);
  await guest.cancel(id);
  now = new Date(`${inDays(40)}T00:00:00Z`);
  const again = await guest.cancel(id, 120);
  expect([again.status, again.body.booking]).toMatchObject([200, { state: 'cancelled', cancellation: { charge: 0 } }]);
  expect(await guest.publishedEvents(id, events.bookingCancelled)).toHaveLength(1);
  expect((await guest.showCancellation(id)).body).toMatchObject({ charge: 0, refund: 0 });
});

test('somebody else’s booking is not found and stays unchanged', async () => {
  const id = await guest.bookAndGetId(30);
  const body = { success: false, code: 'not-found', message: 'We cannot find this booking.' };
  const notFound = (field: string) => ({ status: 404, body: { ...body, field, requestId: expect.any(String) } });
  for (const shown of [await guest.showCancellation(id, 'mallory'), await guest.showCancellation('none')]) {
    expect(shown).toEqual(notFound('id'));
  }
  for (const cancelled of [await guest.cancel(id, 0, 'mallory'), await guest.cancel('none')]) {
    expect(cancelled).toEqual(notFound('bookingId'));
  }
  expect(await guest.findOwnBooking(id)).toMatchObject({ state: 'unpaid' });
});

test.each([
  ['no booking', { charge: 0 }, 'bookingId'],
  ['no charge', { bookingId: 'b' }, 'charge'],
  ['a negative charge', { bookingId: 'b', charge: -1 }, 'charge'],
  ['a charge that is not a number', { bookingId: 'b', charge: 'nothing' }, 'charge'],
])('refuses a request with %s', async (_case, request, field) => {
  const response = await service.call(calls.cancelBooking, request as never, { as: 'asha' });
  expect([response.status, response.body.field]).toEqual([400, field]);
});

test('the event has what was paid by card, what was refunded and what is still to be refunded', async () => {
  const unpaid = await guest.bookAndGetId(45);
  await guest.cancel(unpaid);
  expect((await guest.publishedEvents(unpaid, events.bookingCancelled))[0]).not.toHaveProperty('byCard');
  const id = await guest.bookAndGetId(50);
  await guest.pay(id);
  await guest.waitUntil(id, { paid: 360 });
  await guest.refund(id, 100_00);
  await guest.waitUntil(id, { refunded: 100 });
  await guest.cancel(id);
  const byCard = { paidMinor: 360_00, refundedMinor: 100_00, pendingRefundMinor: 260_00 };
  expect(await guest.publishedEvents(id, events.bookingCancelled)).toMatchObject([{ byCard }]);
});

test('a cancellation whose event cannot be stored is not stored either', async () => {
  const id = await guest.bookAndGetId(35);
  const store = (currency: unknown) =>
    service.db.collection('bookings').updateOne({ _id: id as never }, { $set: { 'booking.currency': currency } });
  await store(7);
  expect((await guest.cancel(id)).status).toBe(500);
  await store('USD');
  expect(await guest.findOwnBooking(id)).toMatchObject({ state: 'unpaid' });
  expect(await guest.isAvailable(35)).toBe(false);
});
