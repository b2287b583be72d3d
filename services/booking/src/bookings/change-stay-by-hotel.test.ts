import { calls } from '@wayhouse/contracts';
import { limits, retentionDays } from '@wayhouse/domain';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { bookingSteps } from '../testing/booking-steps.js';
import { inDays, noon, startTestBooking, type TestBooking } from '../testing/factories.js';
import { registerHotel } from '../testing/register-hotel.js';
import { setRole } from '../testing/set-role.js';
import { nights, refusal, stayChangeSteps, stayOf, wanted } from '../testing/stay-change-steps.js';

let service: TestBooking;
let guest: ReturnType<typeof bookingSteps>;
let steps: ReturnType<typeof stayChangeSteps>;
let now = noon;
beforeAll(async () => {
  service = await startTestBooking(() => now);
  guest = bookingSteps(service);
  steps = stayChangeSteps(service);
  await registerHotel(service, 'h2', 'rival');
});
beforeEach(() => (now = noon));
afterAll(() => service.stop());

const dayAfter = (days: number) => new Date(noon.getTime() + days * 24 * 3600_000);

test('the hotel sees the price before and after, changes the stay, and the guest has it with its new dates', async () => {
  const id = await guest.bookAndGetId(10);
  expect(await steps.booking(id)).toMatchObject({ isChangeable: true });
  expect((await steps.show(id, 12, 2)).body).toMatchObject({ before: 360, totalPrice: 240, refund: 0, owed: 240 });
  const { status, body } = await steps.change(id, 12, 2, { guests: 2 });
  expect([status, body.message]).toEqual([200, confirmations.stayChangedByHotel]);
  expect(await guest.findOwnBooking(id)).toMatchObject({ ...stayOf(12, 2), guests: 2, totalPrice: 240, owed: 240 });
  expect(await steps.nightsOf(id)).toEqual(nights(12, 2));
  const after = { checkIn: inDays(12), checkOut: inDays(14), totalMinor: 240_00, refundMinor: 0, owedMinor: 240_00 };
  const before = { checkIn: inDays(10), checkOut: inDays(13), guests: 1, totalMinor: 360_00 };
  expect(await steps.changes(id)).toMatchObject([{ by: 'hotel', ...after, before }]);
});

test('what binds guests does not bind the hotel: late, not offered any more, restricted and booked too soon', async () => {
  const roomId = await steps.aRoom();
  const id = await steps.bookIn(roomId, 3, 2);
  const rates = [{ from: inDays(0), minNights: 5 }];
  await steps.changeRoom(roomId, { isAvailable: false, bookingWindow: { leadDays: 30 }, rates });
  now = new Date(noon.getTime() + 2 * 24 * 3600_000);
  const own = { ...wanted(id, 4, 1), totalPrice: 120 };
  expect((await service.call(calls.changeStay, own, { as: 'asha' })).status).toBe(422);
  expect((await steps.change(id, 2, 1)).status).toBe(200);
  expect(await steps.nightsOf(id)).toEqual(nights(2, 1));
});

test('the prices are those of today for all nights, on the rate plan and with the terms of the booking', async () => {
  const cancellationPolicy = { freeUntilHours: 24, lateChargeNights: 2 };
  const plan = { id: 'early', name: 'Early bird', percentOff: 10, cancellationPolicy };
  const roomId = await steps.aRoom({ plans: [plan] });
  const order = { room: roomId, ...stayOf(10, 2), guests: 1, plan: 'early', PaymentMethod: 'Pay at Hotel' as const };
  const { body: booked } = await service.call(calls.bookRoom, order, { as: 'asha' });
  const { _id } = booked.booking as { _id: string };
  await steps.changeRoom(roomId, { nightMinor: 200_00, plans: [] });
  expect((await steps.show(_id, 10, 3)).body).toMatchObject({
    before: 216,
    totalPrice: 540,
    plan: { name: 'Early bird' },
  });
  const { body } = await steps.change(_id, 10, 3, { totalPrice: 540 });
  expect(body.booking).toMatchObject({ totalPrice: 540, plan: { id: 'early' }, cancellationPolicy });
});

test('a night that somebody has, and one that is blocked, changes nothing', async () => {
  const roomId = await steps.aRoom();
  const id = await steps.bookIn(roomId, 10, 3);
  await steps.bookIn(roomId, 14, 1, 'ben');
  await service.call(calls.blockNights, { room: roomId, from: inDays(8), to: inDays(9) }, { as: 'owner' });
  for (const [from, count] of [
    [10, 5],
    [8, 4],
  ] as const) {
    expect(refusal(await steps.show(id, from, count))).toEqual([409, 'not-available', undefined]);
    expect(refusal(await steps.change(id, from, count))).toEqual([409, 'not-available', undefined]);
  }
  expect(await steps.nightsOf(id)).toEqual(nights(10, 3));
  expect(await guest.findOwnBooking(id)).toMatchObject({ ...stayOf(10, 3), totalPrice: 360 });
  expect(await steps.changes(id)).toEqual([]);
});

test('of the hotel and a guest who want the same night at once, one gets it, and the stay is whole', async () => {
  const roomId = await steps.aRoom();
  for (let round = 0; round < 4; round++) {
    const id = await steps.bookIn(roomId, 10 + 5 * round, 2);
    const order = { room: roomId, ...stayOf(12 + 5 * round, 1), guests: 1, PaymentMethod: 'Pay at Hotel' as const };
    const [changed, booked] = await Promise.all([
      steps.change(id, 10 + 5 * round, 3),
      service.call(calls.bookRoom, order, { as: 'ben' }),
    ]);
    expect([changed.status, booked.status].sort()).toEqual([200, 409]);
    expect(await steps.nightsOf(id)).toEqual(nights(10 + 5 * round, changed.status === 200 ? 3 : 2));
  }
});

test('at another price than the one seen nothing is changed', async () => {
  const roomId = await steps.aRoom();
  const id = await steps.bookIn(roomId, 10, 2);
  await steps.changeRoom(roomId, { nightMinor: 150_00 });
  expect(refusal(await steps.change(id, 10, 3))).toEqual([409, 'terms-changed', 'totalPrice']);
  expect(await steps.nightsOf(id)).toEqual(nights(10, 2));
  expect((await steps.change(id, 10, 3, { totalPrice: 450 })).status).toBe(200);
});

test('of two changes that are based on the same stay the second one changes nothing, of the hotel as of the guest', async () => {
  const id = await steps.bookIn(await steps.aRoom(), 10, 2);
  const seen = { ...stayOf(10, 2), guests: 1 };
  expect((await steps.change(id, 10, 3, { seen })).status).toBe(200);
  const ofGuest = { ...wanted(id, 10, 1), seen, totalPrice: 120 };
  const byGuest = await service.call(calls.changeStay, ofGuest, { as: 'asha' });
  for (const second of [await steps.change(id, 10, 4, { seen }), byGuest])
    expect(refusal(second)).toEqual([409, 'edit-conflict', undefined]);
  expect((await steps.change(id, 10, 3, { seen })).status).toBe(200);
  expect(await steps.nightsOf(id)).toEqual(nights(10, 3));
  expect(await steps.changes(id)).toHaveLength(1);
  const now = { ...stayOf(10, 3), guests: 1 };
  const both = await Promise.all([1, 2].map((count) => steps.change(id, 10, count, { seen: now })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a change whose response was lost can be sent again, and changes once', async () => {
  const id = await guest.bookAndGetId(20);
  for (let times = 0; times < 2; times++) expect((await steps.change(id, 21, 3)).status).toBe(200);
  expect(await steps.changes(id)).toHaveLength(1);
});

test.each<[what: string, at: [from: number, nights: number, guests: number], answer: [number, string, string]]>([
  ['a day that is over', [-1, 2, 1], [422, 'rule-broken', 'checkInDate']],
  ['more guests than the room sleeps', [30, 2, 3], [422, 'rule-broken', 'guests']],
  ['more nights than a stay may have', [30, limits.nights + 1, 1], [422, 'rule-broken', 'checkOutDate']],
  ['a departure before the arrival', [30, -1, 1], [422, 'rule-broken', 'checkOutDate']],
])('refuses %s, and names the field', async (_what, [from, count, guests], answer) => {
  const id = await steps.bookIn(await steps.aRoom(), 30, 2);
  expect(refusal(await steps.change(id, from, count, { guests, totalPrice: 240 }))).toEqual(answer);
  expect(await steps.nightsOf(id)).toEqual(nights(30, 2));
});

test('a stay is refused by name once its guest was to be there, has left, or it is cancelled', async () => {
  const roomId = await steps.aRoom({ units: 9 });
  const left = await steps.bookIn(roomId, 0, 2);
  for (const status of ['in-house', 'departed'] as const)
    await service.call(calls.setStayStatus, { bookingId: left, status }, { as: 'owner' });
  expect((await steps.change(left, 0, 3)).body).toMatchObject({
    ...{ code: 'rule-broken', field: 'id', message: errorMessages['change-after-departure'] },
  });
  expect(await steps.booking(left)).not.toHaveProperty('isChangeable');
  const cancelled = await steps.bookIn(roomId, 5, 2);
  await guest.cancel(cancelled);
  expect(refusal(await steps.change(cancelled, 5, 3))).toEqual([409, 'already-cancelled', 'id']);
  const late = await steps.bookIn(roomId, 1, 2);
  now = dayAfter(1);
  expect(await steps.booking(late)).toMatchObject({ isChangeable: true });
  now = dayAfter(2);
  expect(refusal(await steps.change(late, 2, 3))).toEqual([422, 'rule-broken', 'id']);
  await service.call(calls.recordNoShow, { bookingId: late }, { as: 'owner' });
  expect(refusal(await steps.change(late, 2, 3))).toEqual([409, 'already-cancelled', 'id']);
  for (const id of [left, cancelled, late]) expect(await steps.changes(id)).toEqual([]);
});

test('reception changes stays, and the history names who it was; viewers, guests and other hotels do not', async () => {
  await setRole(service, { userId: 'rita', role: 'reception' });
  await setRole(service, { userId: 'vera', role: 'viewer' });
  await setRole(service, { userId: 'rob', role: 'manager', hotelId: 'h2' });
  const id = await steps.bookIn(await steps.aRoom(), 10, 2);
  for (const [as, status] of [
    ['vera', 403],
    ['asha', 403],
    ['rob', 404],
    ['rival', 404],
  ] as const)
    expect([(await steps.show(id, 10, 3, { as })).status, (await steps.change(id, 10, 3, { as })).status]).toEqual([
      status,
      status,
    ]);
  expect(await steps.nightsOf(id)).toEqual(nights(10, 2));
  expect((await steps.change(id, 10, 3, { as: 'rita' })).status).toBe(200);
  await service.call(calls.changeStay, { ...wanted(id, 10, 2), totalPrice: 240 }, { as: 'asha' });
  await steps.change(id, 10, 1);
  const before = { ...stayOf(10, 2), guests: 1 };
  const [at, twoLater] = [0, 2].map((ms) => new Date(noon.getTime() + ms).toISOString());
  expect((await steps.booking(id)).history).toEqual([
    expect.objectContaining({ type: 'booked', amount: 240 }),
    { type: 'stay-changed', at, amount: 360, before, by: 'hotel', actor: 'Name of rita' },
    expect.not.objectContaining({ by: 'hotel' }),
    { type: 'stay-changed', at: twoLater, amount: 120, before, by: 'hotel', actor: 'The owner' },
  ]);
  expect((await steps.changes(id)).map(({ by }) => by)).toEqual(['hotel', undefined, 'hotel']);
  const exported = await service.call(calls.exportBookings, {}, { as: 'asha' });
  expect(JSON.stringify(exported.body)).toContain('"by":"hotel"');
  for (const seen of [exported.body, await steps.changes(id)])
    expect(JSON.stringify(seen)).not.toMatch(/rita|"owner"\]/);
});

test('what was paid by card comes back down to the new price, and the rest of a higher one is due at the hotel', async () => {
  const id = await guest.bookAndGetId(40);
  await guest.pay(id);
  await guest.waitUntil(id, { state: 'paid' });
  expect((await steps.show(id, 40, 2)).body).toMatchObject({ before: 360, totalPrice: 240, refund: 120, owed: 0 });
  await steps.change(id, 40, 2);
  expect(await guest.findOwnBooking(id)).toMatchObject({ state: 'paid', pendingRefund: 120, owed: 0 });
  expect(await steps.changes(id)).toMatchObject([{ by: 'hotel', refundMinor: 120_00, owedMinor: 0 }]);
  await guest.refund(id, 120_00);
  await guest.waitUntil(id, { refunded: 120, pendingRefund: 0, owed: 0 });
  expect((await steps.change(id, 40, 4)).body.booking).toMatchObject({ state: 'paid', totalPrice: 480, owed: 240 });
});

test('the stay of a guest whose account is deleted is changed without a name in the event', async () => {
  const id = await steps.bookIn(await steps.aRoom(), 10, 2);
  const erased = { $set: { 'booking.guest.name': '', 'booking.guest.email': '' } };
  await service.db.collection('bookings').updateOne({ _id: id as never }, erased);
  expect((await steps.change(id, 10, 3)).body.message).toBe(confirmations.stayChangedAtDesk);
  expect(await steps.changes(id)).toMatchObject([{ guest: { id: 'asha', name: '', email: '' } }]);
});

test('a booking at the desk is changed as well, and its guest is struck out after the new departure', async () => {
  const id = await steps.bookAtDesk(await steps.aRoom(), 0, 2);
  expect((await steps.change(id, 1, 4)).body).toMatchObject({
    message: confirmations.stayChangedAtDesk,
    booking: { ...stayOf(1, 4), bookedBy: 'hotel', totalPrice: 480 },
  });
  expect(await steps.changes(id)).toMatchObject([
    { by: 'hotel', bookedBy: 'hotel', guest: { id: '', name: '', email: '' } },
  ]);
  const stored = await service.db.collection('bookings').findOne({ _id: id as never });
  const until = new Date(Date.parse(inDays(5)) + retentionDays.guestWithoutAccount * 24 * 3600_000);
  expect(stored?.guestUntil).toEqual(until);
});

test('a stay stays in its unit where that one is free, and otherwise gets another one', async () => {
  const roomId = await steps.aRoom({ units: 3 });
  const [first, second] = [await steps.bookIn(roomId, 10, 2), await steps.bookIn(roomId, 10, 2)];
  await steps.change(second, 11, 4);
  expect(await steps.nightsOf(second)).toEqual(nights(11, 4, 2));
  await steps.change(first, 10, 3);
  await service.call(calls.moveStay, { bookingId: first, unit: 3 }, { as: 'owner' });
  await service.call(calls.blockNights, { room: roomId, unit: 3, from: inDays(13), to: inDays(14) }, { as: 'owner' });
  await steps.change(first, 10, 4);
  expect(await steps.nightsOf(first)).toEqual(nights(10, 4, 1));
});

test('nobody changes a booking without end', async () => {
  const id = await steps.bookIn(await steps.aRoom(), 10, 2);
  const one = { at: noon, stay: { checkIn: inDays(10), checkOut: inDays(12) }, guests: 1, totalMinor: 240_00 };
  const many = Array.from({ length: limits.changesByHotel }, () => one);
  await service.db.collection('bookings').updateOne({ _id: id as never }, { $set: { 'booking.changes': many } });
  expect(refusal(await steps.change(id, 10, 3))).toEqual([422, 'rule-broken', 'id']);
});
