import { calls, events } from '@wayhouse/contracts';
import { errorMessages } from '@wayhouse/messages/errors';
import { bookingSteps } from '../testing/booking-steps.js';
import { inDays, noon, startTestBooking, type TestBooking } from '../testing/factories.js';
import { nights, refusal, stayChangeSteps, stayOf } from '../testing/stay-change-steps.js';

let service: TestBooking;
let guest: ReturnType<typeof bookingSteps>;
let steps: ReturnType<typeof stayChangeSteps>;
let now = noon;
beforeAll(async () => {
  service = await startTestBooking(() => now);
  guest = bookingSteps(service);
  steps = stayChangeSteps(service);
});
beforeEach(() => (now = noon));
afterAll(() => service.stop());

const after = (days: number) => new Date(noon.getTime() + days * 24 * 3600_000);
const setStatus = (bookingId: string, status: 'in-house' | 'departed') =>
  service.call(calls.setStayStatus, { bookingId, status }, { as: 'owner' });
const payAtDesk = (bookingId: string, amount: number) =>
  service.call(calls.markPaid, { bookingId, amount }, { as: 'owner' });
/** A guest who has come today, for so many nights at 120.00. */
async function inHouse(roomId: string, count: number) {
  const id = await steps.bookIn(roomId, 0, count);
  await setStatus(id, 'in-house');
  return id;
}

test('a guest who is there stays longer: the nights until then keep their price, the others have that of today', async () => {
  const roomId = await steps.aRoom();
  const id = await inHouse(roomId, 2);
  await steps.changeRoom(roomId, { nightMinor: 150_00 });
  now = after(1);
  expect(await steps.booking(id)).toMatchObject({ isChangeable: true });
  expect((await steps.show(id, 0, 4)).body).toMatchObject({ before: 240, totalPrice: 540, owed: 540 });
  expect((await steps.change(id, 0, 4, { totalPrice: 540 })).status).toBe(200);
  expect(await steps.nightsOf(id)).toEqual(nights(0, 4));
  const { booking } = await steps.booking(id);
  expect(booking).toMatchObject({
    ...stayOf(0, 4),
    lines: [
      { nights: [inDays(0), inDays(1)], each: 120 },
      { nights: [inDays(2), inDays(3)], each: 150 },
    ],
  });
  expect(await steps.changes(id)).toMatchObject([{ before: { checkOut: inDays(2), totalMinor: 240_00 } }]);
});

test('a guest who leaves earlier pays for the nights until then, and the others are free again', async () => {
  const roomId = await steps.aRoom();
  const id = await inHouse(roomId, 4);
  now = after(2);
  expect((await steps.show(id, 0, 2)).body).toMatchObject({ before: 480, totalPrice: 240 });
  await steps.change(id, 0, 2);
  expect(await steps.nightsOf(id)).toEqual(nights(0, 2));
  const next = { room: roomId, ...stayOf(2, 2), guests: 1, PaymentMethod: 'Pay at Hotel' as const };
  expect((await service.call(calls.bookRoom, next, { as: 'ben' })).status).toBe(200);
});

test('another arrival, other guests and a departure that is over are refused by name, and change nothing', async () => {
  const id = await inHouse(await steps.aRoom(), 3);
  now = after(2);
  const answers = [
    await steps.change(id, 1, 2),
    await steps.change(id, 2, 3),
    await steps.change(id, 0, 3, { guests: 2 }),
    await steps.change(id, 0, 1),
  ];
  expect(answers.map(refusal)).toEqual([
    [422, 'rule-broken', 'checkInDate'],
    [422, 'rule-broken', 'checkInDate'],
    [422, 'rule-broken', 'checkInDate'],
    [422, 'rule-broken', 'checkOutDate'],
  ]);
  expect(answers.map(({ body }) => body.message).slice(2)).toEqual([
    errorMessages['departure-alone'],
    errorMessages['past-departure'],
  ]);
  expect(await steps.changes(id)).toEqual([]);
});

test('what somebody else has is not taken, and the unit stays the same until the last night that it can', async () => {
  const roomId = await steps.aRoom({ units: 2 });
  const id = await inHouse(roomId, 2);
  const next = await steps.bookIn(roomId, 2, 1, 'ben');
  await service.call(calls.moveStay, { bookingId: next, unit: 1 }, { as: 'owner' });
  now = after(1);
  const { moves } = (await steps.show(id, 0, 3)).body;
  expect(moves).toEqual([{ from: inDays(2), unit: 2 }]);
  expect(refusal(await steps.change(id, 0, 3, { moves: [] }))).toEqual([409, 'terms-changed', 'moves']);
  expect(await steps.nightsOf(id)).toEqual(nights(0, 2, 1));
  expect((await steps.change(id, 0, 3, { moves: [{ from: inDays(2), unit: 2 }] })).status).toBe(200);
  expect(await steps.nightsOf(id)).toEqual([...nights(0, 2, 1), ...nights(2, 1, 2)]);
  expect((await steps.show(id, 0, 2)).body).not.toHaveProperty('moves');
  await service.call(calls.blockNights, { room: roomId, from: inDays(3), to: inDays(4) }, { as: 'owner' });
  expect(refusal(await steps.change(id, 0, 4))).toEqual([409, 'not-available', undefined]);
});

test('after the number of units was lowered a guest leaves earlier, or stays in a unit that is still there', async () => {
  const roomId = await steps.aRoom({ units: 2 });
  await steps.bookIn(roomId, 0, 2, 'ben');
  const id = await inHouse(roomId, 3);
  expect(await steps.nightsOf(id)).toEqual(nights(0, 3, 2));
  await steps.changeRoom(roomId, { units: 1 });
  expect((await steps.change(id, 0, 2)).status).toBe(200);
  expect(await steps.nightsOf(id)).toEqual(nights(0, 2, 2));
  expect((await steps.change(id, 0, 3)).status).toBe(200);
  expect(await steps.nightsOf(id)).toEqual([...nights(0, 2, 2), ...nights(2, 1, 1)]);
});

test('what was paid at the desk counts: a rest is paid there as well, and no price is less than that', async () => {
  const id = await inHouse(await steps.aRoom(), 2);
  await payAtDesk(id, 240);
  expect((await steps.show(id, 0, 3)).body).toMatchObject({ totalPrice: 360, owed: 120 });
  await steps.change(id, 0, 3);
  expect((await payAtDesk(id, 240)).body).toMatchObject({ code: 'terms-changed', field: 'amount' });
  for (const body of [(await payAtDesk(id, 120)).body, (await payAtDesk(id, 120)).body])
    expect(body.booking).toMatchObject({ state: 'paid', owed: 0, atHotel: { paid: 360 } });
  const paid = (await service.publishedEvents(events.bookingPaid)).filter(({ bookingId }) => bookingId === id);
  expect(paid.map(({ amountMinor, paidAtHotel }) => [amountMinor, paidAtHotel?.length])).toEqual([
    [240_00, 1],
    [120_00, 2],
  ]);
  const lower = await steps.change(id, 0, 2);
  expect(refusal(lower)).toEqual([422, 'rule-broken', 'checkOutDate']);
  expect(lower.body.message).toBe(errorMessages['price-below-paid']({ paid: 360, currency: 'USD' }));
  expect(await steps.nightsOf(id)).toEqual(nights(0, 3));
});

test('a payment at the desk is recorded once for its form, also where as much is owed once more', async () => {
  const id = await inHouse(await steps.aRoom(), 1);
  const press = (key: string) => service.call(calls.markPaid, { bookingId: id, amount: 120, key }, { as: 'owner' });
  await press('first');
  await steps.change(id, 0, 2);
  expect((await press('first')).body.booking).toMatchObject({ owed: 120, atHotel: { paid: 120 } });
  expect((await press('second')).body.booking).toMatchObject({ owed: 0, atHotel: { paid: 240 } });
});

test('a deposit at the desk before the arrival leaves dates to be changed, up to what was paid', async () => {
  const id = await steps.bookIn(await steps.aRoom(), 5, 2);
  await payAtDesk(id, 240);
  expect((await steps.change(id, 6, 3)).body.booking).toMatchObject({ ...stayOf(6, 3), owed: 120 });
  expect(refusal(await steps.change(id, 6, 1))).toEqual([422, 'rule-broken', 'checkOutDate']);
  await payAtDesk(id, 120);
  await service.call(calls.cancelByOwner, { bookingId: id }, { as: 'owner' });
  expect((await steps.booking(id)).booking).toMatchObject({
    state: 'cancelled',
    atHotel: { paid: 360, refunded: 360 },
    owed: 0,
  });
});

test('what was paid by card comes back where the guest leaves earlier', async () => {
  const id = await guest.bookAndGetId(0);
  await guest.pay(id);
  await guest.waitUntil(id, { state: 'paid' });
  await setStatus(id, 'in-house');
  now = after(1);
  expect((await steps.show(id, 0, 1)).body).toMatchObject({ totalPrice: 120, refund: 240 });
  await steps.change(id, 0, 1);
  expect(await guest.findOwnBooking(id)).toMatchObject({ state: 'paid', pendingRefund: 240, owed: 0 });
});

test('what a shorter stay has freed of a card payment is owed again where the guest stays after all', async () => {
  const id = await guest.bookAndGetId(12, 2);
  await guest.pay(id, { amountMinor: 240_00 });
  await guest.waitUntil(id, { state: 'paid' });
  await steps.change(id, 12, 3);
  now = new Date(noon.getTime() + 1000);
  await payAtDesk(id, 120);
  now = new Date(noon.getTime() + 2000);
  await steps.change(id, 12, 2);
  expect(await guest.findOwnBooking(id)).toMatchObject({ pendingRefund: 120, owed: 0 });
  now = new Date(noon.getTime() + 3000);
  await steps.change(id, 12, 3);
  expect(await guest.findOwnBooking(id)).toMatchObject({ pendingRefund: 120, owed: 120 });
});

test('of a check-out and a longer stay at once the outcome is whole, and a guest who has left stays no longer', async () => {
  for (let round = 0; round < 4; round++) {
    const id = await inHouse(await steps.aRoom(), 2);
    const [changed, left] = await Promise.all([steps.change(id, 0, 3), setStatus(id, 'departed')]);
    expect(left.status).toBe(200);
    expect([200, 422]).toContain(changed.status);
    expect(await steps.nightsOf(id)).toEqual(nights(0, changed.status === 200 ? 3 : 2));
    expect(refusal(await steps.change(id, 0, 4))).toEqual([422, 'rule-broken', 'id']);
  }
});

test('of a cancellation by the guest and a change at once nothing is left behind', async () => {
  for (let round = 0; round < 4; round++) {
    const id = await steps.bookIn(await steps.aRoom(), 20, 2);
    const [changed, cancelled] = await Promise.all([steps.change(id, 20, 3), guest.cancel(id)]);
    expect([cancelled.status, [200, 409].includes(changed.status)]).toEqual([200, true]);
    expect(await guest.findOwnBooking(id)).toMatchObject({ state: 'cancelled', owed: 0 });
    expect(await steps.nightsOf(id)).toEqual([]);
  }
});

test('a payment by card that arrives during a change counts, and the rest is owed', async () => {
  for (let round = 0; round < 4; round++) {
    const id = await steps.bookIn(await steps.aRoom(), 20, 2);
    const [changed] = await Promise.all([steps.change(id, 20, 3), guest.pay(id, { amountMinor: 240_00 })]);
    expect(changed.status).toBe(200);
    await guest.waitUntil(id, { state: 'paid', totalPrice: 360, paid: 240, owed: 120 });
    expect(await steps.nightsOf(id)).toEqual(nights(20, 3));
  }
});
