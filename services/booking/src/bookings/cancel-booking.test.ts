import { calls, events } from '@wayhouse/contracts';
import { bookingSteps } from '../testing/booking-steps.js';
import { bookingService, inDays, noon, type TestBooking } from '../testing/factories.js';

let service: TestBooking;
let guest: ReturnType<typeof bookingSteps>;
let now = noon;
beforeAll(async () => {
  service = await bookingService(() => now);
  guest = bookingSteps(service);
});
beforeEach(() => (now = noon));
afterAll(() => service.stop());

test('in time it is free: the guest is told so, the booking is cancelled, and the nights can be booked at once', async () => {
  const id = await guest.booked(10);
  expect((await guest.show(id)).body).toMatchObject({ charge: 0, refund: 0, currency: 'USD' });
  const { status, body } = await guest.cancel(id);
  expect([status, body.message]).toEqual([200, 'Your booking is cancelled.']);
  expect(body.booking).toMatchObject({
    ...{ _id: id, state: 'cancelled', isPaid: false },
    cancellation: { at: noon.toISOString(), charge: 0 },
  });
  expect((await guest.book(10, 3, 'ben')).status).toBe(200);
  expect(await guest.toldOf(id, events.bookingCancelled)).toMatchObject([
    { version: 2, nights: [inDays(10), inDays(11), inDays(12)], chargedMinor: 0, cancelledAt: noon.toISOString() },
  ]);
});

test('within 48 hours of arrival it costs one night', async () => {
  const id = await guest.booked(1);
  expect((await guest.show(id)).body).toMatchObject({ charge: 120, refund: 0 });
  expect((await guest.cancel(id, 120)).body.booking).toMatchObject({ cancellation: { charge: 120 } });
  expect(await guest.isFree(1)).toBe(true);
});

test('a cost that has changed since the guest saw it is refused, and nothing is changed', async () => {
  const id = await guest.booked(15);
  const seenCost = (await guest.show(id)).body.charge as number;
  now = new Date(Date.parse(`${inDays(13)}T08:30:00.001Z`));
  const { status, body } = await guest.cancel(id, seenCost);
  expect([status, body.code, body.field]).toEqual([409, 'terms-changed', 'charge']);
  expect(await guest.seen(id)).toMatchObject({ state: 'due' });
  expect(await guest.isFree(15)).toBe(false);
  expect(await guest.toldOf(id, events.bookingCancelled)).toEqual([]);
  expect((await guest.cancel(id, 120)).status).toBe(200);
});

test('a stay that has begun is neither shown with a cost nor cancelled', async () => {
  const id = await guest.booked(20);
  now = new Date(`${inDays(20)}T08:30:00Z`);
  const [shown, cancelled] = [await guest.show(id), await guest.cancel(id, 120)];
  expect(shown).toMatchObject({ status: 422, body: { code: 'rule-broken', field: 'id' } });
  expect(cancelled).toMatchObject({ status: 422, body: { code: 'rule-broken', field: 'bookingId' } });
  expect(await guest.isFree(20)).toBe(false);
});

test('cancelling again, also much later and at another cost, answers the booking as it was cancelled', async () => {
  const id = await guest.booked(25);
  await guest.cancel(id);
  now = new Date(`${inDays(40)}T00:00:00Z`);
  const again = await guest.cancel(id, 120);
  expect([again.status, again.body.booking]).toMatchObject([200, { state: 'cancelled', cancellation: { charge: 0 } }]);
  expect(await guest.toldOf(id, events.bookingCancelled)).toHaveLength(1);
  expect((await guest.show(id)).body).toMatchObject({ charge: 0, refund: 0 });
});

test('a stranger’s booking is as unknown as none', async () => {
  const id = await guest.booked(30);
  const unknown = { success: false, code: 'not-found', message: 'We cannot find this booking.' };
  const inNameOf = (field: string) => ({ status: 404, body: { ...unknown, field, requestId: expect.any(String) } });
  for (const shown of [await guest.show(id, 'mallory'), await guest.show('none')]) {
    expect(shown).toEqual(inNameOf('id'));
  }
  for (const cancelled of [await guest.cancel(id, 0, 'mallory'), await guest.cancel('none')]) {
    expect(cancelled).toEqual(inNameOf('bookingId'));
  }
  expect(await guest.seen(id)).toMatchObject({ state: 'due' });
});

test('a visitor is asked to sign in', async () => {
  expect((await service.call(calls.showCancellation, { id: 'b' })).status).toBe(401);
  expect((await service.call(calls.cancelBooking, { bookingId: 'b', charge: 0 })).status).toBe(401);
});

test.each([
  ['no booking', { charge: 0 }, 'bookingId'],
  ['no cost', { bookingId: 'b' }, 'charge'],
  ['a cost below 0', { bookingId: 'b', charge: -1 }, 'charge'],
  ['a cost in words', { bookingId: 'b', charge: 'nothing' }, 'charge'],
])('refuses a wish that names %s', async (_what, wish, field) => {
  const answer = await service.call(calls.cancelBooking, wish as never, { as: 'asha' });
  expect([answer.status, answer.body.field]).toEqual([400, field]);
});

test('tells what a card payment comes to, less what went back by hand', async () => {
  const unpaid = await guest.booked(45);
  await guest.cancel(unpaid);
  expect((await guest.toldOf(unpaid, events.bookingCancelled))[0]).not.toHaveProperty('byCard');
  const id = await guest.booked(50);
  await guest.pay(id);
  await guest.turns(id, { paid: 360 });
  await guest.sendBack(id, 100_00);
  await guest.turns(id, { refunded: 100 });
  await guest.cancel(id);
  const byCard = { paidMinor: 360_00, refundedMinor: 100_00, comesBackMinor: 260_00 };
  expect(await guest.toldOf(id, events.bookingCancelled)).toMatchObject([{ byCard }]);
});

test('a cancellation that cannot be told does not happen at all', async () => {
  const id = await guest.booked(35);
  const store = (currency: unknown) =>
    service.db.collection('bookings').updateOne({ _id: id as never }, { $set: { 'booking.currency': currency } });
  await store(7);
  expect((await guest.cancel(id)).status).toBe(500);
  await store('USD');
  expect(await guest.seen(id)).toMatchObject({ state: 'due' });
  expect(await guest.isFree(35)).toBe(false);
});
