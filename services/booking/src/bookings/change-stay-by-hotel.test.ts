import { type CallInput, calls, events, type RoomFacts } from '@wayhouse/contracts';
import { limits, retentionDays } from '@wayhouse/domain';
import { confirmations } from '@wayhouse/messages/confirmations';
import { eventually } from '@wayhouse/service-kit/testing';
import { bookingSteps } from '../testing/booking-steps.js';
import { inDays, noon, room, startTestBooking, type TestBooking, waitForDocument } from '../testing/factories.js';
import { registerHotel } from '../testing/register-hotel.js';
import { setRole } from '../testing/set-role.js';

let service: TestBooking;
let guest: ReturnType<typeof bookingSteps>;
let now = noon;
beforeAll(async () => {
  service = await startTestBooking(() => now);
  guest = bookingSteps(service);
  await registerHotel(service, 'h2', 'rival');
});
beforeEach(() => (now = noon));
afterAll(() => service.stop());

let counter = 0;
/** Another room of the hotel, as the catalog has it. */
async function aRoom(facts: Partial<RoomFacts> = {}): Promise<string> {
  const roomId = `stay-${++counter}`;
  await service.publish(events.roomListed, room({ roomId, ...facts }));
  await waitForDocument(service, 'rooms', roomId);
  return roomId;
}
async function changeRoom(roomId: string, facts: Partial<RoomFacts>) {
  await service.publish(events.roomChanged, room({ roomId, version: 2, ...facts }));
  const stored = () => service.db.collection('rooms').findOne({ _id: roomId as never, version: 2 });
  await eventually(async () => expect(await stored()).not.toBeNull());
}
const stayOf = (from: number, nights: number) => ({
  checkInDate: inDays(from),
  checkOutDate: inDays(from + nights),
});
async function bookIn(roomId: string, from: number, nights: number, as = 'asha') {
  const order = { room: roomId, ...stayOf(from, nights), guests: 1, PaymentMethod: 'Pay at Hotel' as const };
  const { body } = await service.call(calls.bookRoom, order, { as });
  return (body.booking as { _id: string })._id;
}
async function bookAtDesk(roomId: string, from: number, nights: number) {
  const key = `stay-key-${++counter}`;
  const order: CallInput<typeof calls.bookAtDesk> = {
    ...{ key, room: roomId, ...stayOf(from, nights), guests: 1, guestName: 'Mira Sen', totalPrice: nights * 120 },
  };
  return ((await service.call(calls.bookAtDesk, order, { as: 'owner' })).body.booking as { _id: string })._id;
}
const wanted = (id: string, from: number, nights: number, guests = 1) => ({ id, ...stayOf(from, nights), guests });
const show = (id: string, from: number, nights: number, { guests = 1, as = 'owner' } = {}) =>
  service.call(calls.showStayChangeByHotel, wanted(id, from, nights, guests), { as });
type Change = Pick<CallInput<typeof calls.changeStayByHotel>, 'seen'> & {
  guests: number;
  totalPrice: number;
  as: string;
};
const change = (
  id: string,
  from: number,
  nights: number,
  { guests = 1, totalPrice = nights * 120, as = 'owner', ...seen }: Partial<Change> = {},
) => service.call(calls.changeStayByHotel, { ...wanted(id, from, nights, guests), ...seen, totalPrice }, { as });
const booking = async (id: string) => (await service.call(calls.showHotelBooking, { id }, { as: 'owner' })).body;
const nightsOf = async (holder: string) =>
  (await service.db.collection('room_nights').find({ holder }).sort({ night: 1 }).toArray()).map(
    ({ night, unit = 1 }) => [night as string, unit as number],
  );
const nights = (from: number, count: number, unit = 1) =>
  Array.from({ length: count }, (_, at) => [inDays(from + at), unit]);
const changes = async (id: string) =>
  (await service.publishedEvents(events.bookingChanged)).filter(({ bookingId }) => bookingId === id);
const refusal = ({ status, body }: Awaited<ReturnType<typeof change>>) => [status, body.code, body.field];

test('the hotel sees the price before and after, changes the stay, and the guest has it with its new dates', async () => {
  const id = await guest.bookAndGetId(10);
  expect(await booking(id)).toMatchObject({ isChangeable: true });
  expect((await show(id, 12, 2)).body).toMatchObject({ before: 360, totalPrice: 240, refund: 0, owed: 240 });
  const { status, body } = await change(id, 12, 2, { guests: 2 });
  expect([status, body.message]).toEqual([200, confirmations.stayChangedByHotel]);
  expect(await guest.findOwnBooking(id)).toMatchObject({ ...stayOf(12, 2), guests: 2, totalPrice: 240, owed: 240 });
  expect(await nightsOf(id)).toEqual(nights(12, 2));
  const after = { checkIn: inDays(12), checkOut: inDays(14), totalMinor: 240_00, refundMinor: 0, owedMinor: 240_00 };
  const before = { checkIn: inDays(10), checkOut: inDays(13), guests: 1, totalMinor: 360_00 };
  expect(await changes(id)).toMatchObject([{ by: 'hotel', ...after, before }]);
});

test('what binds guests does not bind the hotel: late, not offered any more, restricted and booked too soon', async () => {
  const roomId = await aRoom();
  const id = await bookIn(roomId, 3, 2);
  const rates = [{ from: inDays(0), minNights: 5 }];
  await changeRoom(roomId, { isAvailable: false, bookingWindow: { leadDays: 30 }, rates });
  now = new Date(noon.getTime() + 2 * 24 * 3600_000);
  const own = { ...wanted(id, 4, 1), totalPrice: 120 };
  expect((await service.call(calls.changeStay, own, { as: 'asha' })).status).toBe(422);
  expect((await change(id, 2, 1)).status).toBe(200);
  expect(await nightsOf(id)).toEqual(nights(2, 1));
});

test('the prices are those of today for all nights, on the rate plan and with the terms of the booking', async () => {
  const cancellationPolicy = { freeUntilHours: 24, lateChargeNights: 2 };
  const plan = { id: 'early', name: 'Early bird', percentOff: 10, cancellationPolicy };
  const roomId = await aRoom({ plans: [plan] });
  const order = { room: roomId, ...stayOf(10, 2), guests: 1, plan: 'early', PaymentMethod: 'Pay at Hotel' as const };
  const { body: booked } = await service.call(calls.bookRoom, order, { as: 'asha' });
  const { _id } = booked.booking as { _id: string };
  await changeRoom(roomId, { nightMinor: 200_00, plans: [] });
  expect((await show(_id, 10, 3)).body).toMatchObject({ before: 216, totalPrice: 540, plan: { name: 'Early bird' } });
  const { body } = await change(_id, 10, 3, { totalPrice: 540 });
  expect(body.booking).toMatchObject({ totalPrice: 540, plan: { id: 'early' }, cancellationPolicy });
});

test('a night that somebody has, and one that is blocked, changes nothing', async () => {
  const roomId = await aRoom();
  const id = await bookIn(roomId, 10, 3);
  await bookIn(roomId, 14, 1, 'ben');
  await service.call(calls.blockNights, { room: roomId, from: inDays(8), to: inDays(9) }, { as: 'owner' });
  for (const [from, count] of [
    [10, 5],
    [8, 4],
  ] as const) {
    expect(refusal(await show(id, from, count))).toEqual([409, 'not-available', undefined]);
    expect(refusal(await change(id, from, count))).toEqual([409, 'not-available', undefined]);
  }
  expect(await nightsOf(id)).toEqual(nights(10, 3));
  expect(await guest.findOwnBooking(id)).toMatchObject({ ...stayOf(10, 3), totalPrice: 360 });
  expect(await changes(id)).toEqual([]);
});

test('of the hotel and a guest who want the same night at once, one gets it, and the stay is whole', async () => {
  const roomId = await aRoom();
  for (let round = 0; round < 4; round++) {
    const id = await bookIn(roomId, 10 + 5 * round, 2);
    const order = { room: roomId, ...stayOf(12 + 5 * round, 1), guests: 1, PaymentMethod: 'Pay at Hotel' as const };
    const [changed, booked] = await Promise.all([
      change(id, 10 + 5 * round, 3),
      service.call(calls.bookRoom, order, { as: 'ben' }),
    ]);
    expect([changed.status, booked.status].sort()).toEqual([200, 409]);
    expect(await nightsOf(id)).toEqual(nights(10 + 5 * round, changed.status === 200 ? 3 : 2));
  }
});

test('at another price than the one seen nothing is changed', async () => {
  const roomId = await aRoom();
  const id = await bookIn(roomId, 10, 2);
  await changeRoom(roomId, { nightMinor: 150_00 });
  expect(refusal(await change(id, 10, 3))).toEqual([409, 'terms-changed', 'totalPrice']);
  expect(await nightsOf(id)).toEqual(nights(10, 2));
  expect((await change(id, 10, 3, { totalPrice: 450 })).status).toBe(200);
});

test('of two changes that are based on the same stay the second one changes nothing, of the hotel as of the guest', async () => {
  const id = await bookIn(await aRoom(), 10, 2);
  const seen = { ...stayOf(10, 2), guests: 1 };
  expect((await change(id, 10, 3, { seen })).status).toBe(200);
  const ofGuest = { ...wanted(id, 10, 1), seen, totalPrice: 120 };
  const byGuest = await service.call(calls.changeStay, ofGuest, { as: 'asha' });
  for (const second of [await change(id, 10, 4, { seen }), byGuest])
    expect(refusal(second)).toEqual([409, 'edit-conflict', undefined]);
  expect((await change(id, 10, 3, { seen })).status).toBe(200);
  expect(await nightsOf(id)).toEqual(nights(10, 3));
  expect(await changes(id)).toHaveLength(1);
  const now = { ...stayOf(10, 3), guests: 1 };
  const both = await Promise.all([1, 2].map((count) => change(id, 10, count, { seen: now })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a change whose response was lost can be sent again, and changes once', async () => {
  const id = await guest.bookAndGetId(20);
  for (let times = 0; times < 2; times++) expect((await change(id, 21, 3)).status).toBe(200);
  expect(await changes(id)).toHaveLength(1);
});

test.each<[what: string, at: [from: number, nights: number, guests: number], answer: [number, string, string]]>([
  ['a day that is over', [-1, 2, 1], [422, 'rule-broken', 'checkInDate']],
  ['more guests than the room sleeps', [30, 2, 3], [422, 'rule-broken', 'guests']],
  ['more nights than a stay may have', [30, limits.nights + 1, 1], [422, 'rule-broken', 'checkOutDate']],
  ['a departure before the arrival', [30, -1, 1], [422, 'rule-broken', 'checkOutDate']],
])('refuses %s, and names the field', async (_what, [from, count, guests], answer) => {
  const id = await bookIn(await aRoom(), 30, 2);
  expect(refusal(await change(id, from, count, { guests, totalPrice: 240 }))).toEqual(answer);
  expect(await nightsOf(id)).toEqual(nights(30, 2));
});

test('a stay is refused by name once its guest is there, was to be there, has paid at the hotel, or it is cancelled', async () => {
  const roomId = await aRoom({ units: 9 });
  const dayAfter = (days: number) => new Date(noon.getTime() + days * 24 * 3600_000);
  const there = await bookIn(roomId, 0, 2);
  await service.call(calls.setStayStatus, { bookingId: there, status: 'in-house' }, { as: 'owner' });
  expect((await change(there, 0, 3)).body).toMatchObject({ code: 'rule-broken', field: 'id' });
  expect(await booking(there)).not.toHaveProperty('isChangeable');
  const paid = await bookIn(roomId, 5, 2);
  await service.call(calls.markPaid, { bookingId: paid, amount: 240 }, { as: 'owner' });
  expect(refusal(await change(paid, 5, 3))).toEqual([409, 'already-paid', 'id']);
  const cancelled = await bookIn(roomId, 5, 2);
  await guest.cancel(cancelled);
  expect(refusal(await change(cancelled, 5, 3))).toEqual([409, 'already-cancelled', 'id']);
  const late = await bookIn(roomId, 1, 2);
  now = dayAfter(1);
  expect(await booking(late)).toMatchObject({ isChangeable: true });
  now = dayAfter(2);
  expect(refusal(await change(late, 2, 3))).toEqual([422, 'rule-broken', 'id']);
  await service.call(calls.recordNoShow, { bookingId: late }, { as: 'owner' });
  expect(refusal(await change(late, 2, 3))).toEqual([409, 'already-cancelled', 'id']);
  for (const id of [there, paid, cancelled, late]) expect(await changes(id)).toEqual([]);
});

test('reception changes stays, and the history names who it was; viewers, guests and other hotels do not', async () => {
  await setRole(service, { userId: 'rita', role: 'reception' });
  await setRole(service, { userId: 'vera', role: 'viewer' });
  await setRole(service, { userId: 'rob', role: 'manager', hotelId: 'h2' });
  const id = await bookIn(await aRoom(), 10, 2);
  for (const [as, status] of [
    ['vera', 403],
    ['asha', 403],
    ['rob', 404],
    ['rival', 404],
  ] as const)
    expect([(await show(id, 10, 3, { as })).status, (await change(id, 10, 3, { as })).status]).toEqual([
      status,
      status,
    ]);
  expect(await nightsOf(id)).toEqual(nights(10, 2));
  expect((await change(id, 10, 3, { as: 'rita' })).status).toBe(200);
  await service.call(calls.changeStay, { ...wanted(id, 10, 2), totalPrice: 240 }, { as: 'asha' });
  await change(id, 10, 1);
  const before = { ...stayOf(10, 2), guests: 1 };
  expect((await booking(id)).history).toEqual([
    expect.objectContaining({ type: 'booked', amount: 240 }),
    { type: 'stay-changed', at: noon.toISOString(), amount: 360, before, by: 'hotel', actor: 'Name of rita' },
    expect.not.objectContaining({ by: 'hotel' }),
    { type: 'stay-changed', at: noon.toISOString(), amount: 120, before, by: 'hotel', actor: 'The owner' },
  ]);
  expect((await changes(id)).map(({ by }) => by)).toEqual(['hotel', undefined, 'hotel']);
  const exported = await service.call(calls.exportBookings, {}, { as: 'asha' });
  expect(JSON.stringify(exported.body)).toContain('"by":"hotel"');
  for (const seen of [exported.body, await changes(id)]) expect(JSON.stringify(seen)).not.toMatch(/rita|"owner"\]/);
});

test('what was paid by card comes back down to the new price, and the rest of a higher one is due at the hotel', async () => {
  const id = await guest.bookAndGetId(40);
  await guest.pay(id);
  await guest.waitUntil(id, { state: 'paid' });
  expect((await show(id, 40, 2)).body).toMatchObject({ before: 360, totalPrice: 240, refund: 120, owed: 0 });
  await change(id, 40, 2);
  expect(await guest.findOwnBooking(id)).toMatchObject({ state: 'paid', pendingRefund: 120, owed: 0 });
  expect(await changes(id)).toMatchObject([{ by: 'hotel', refundMinor: 120_00, owedMinor: 0 }]);
  await guest.refund(id, 120_00);
  await guest.waitUntil(id, { refunded: 120, pendingRefund: 0, owed: 0 });
  expect((await change(id, 40, 4)).body.booking).toMatchObject({ state: 'paid', totalPrice: 480, owed: 240 });
});

test('the stay of a guest whose account is deleted is changed without a name in the event', async () => {
  const id = await bookIn(await aRoom(), 10, 2);
  const erased = { $set: { 'booking.guest.name': '', 'booking.guest.email': '' } };
  await service.db.collection('bookings').updateOne({ _id: id as never }, erased);
  expect((await change(id, 10, 3)).body.message).toBe(confirmations.stayChangedAtDesk);
  expect(await changes(id)).toMatchObject([{ guest: { id: 'asha', name: '', email: '' } }]);
});

test('a booking at the desk is changed as well, and its guest is struck out after the new departure', async () => {
  const id = await bookAtDesk(await aRoom(), 0, 2);
  expect((await change(id, 1, 4)).body).toMatchObject({
    message: confirmations.stayChangedAtDesk,
    booking: { ...stayOf(1, 4), bookedBy: 'hotel', totalPrice: 480 },
  });
  expect(await changes(id)).toMatchObject([{ by: 'hotel', bookedBy: 'hotel', guest: { id: '', name: '', email: '' } }]);
  const stored = await service.db.collection('bookings').findOne({ _id: id as never });
  const until = new Date(Date.parse(inDays(5)) + retentionDays.guestWithoutAccount * 24 * 3600_000);
  expect(stored?.guestUntil).toEqual(until);
});

test('a stay stays in its unit where that one is free, and otherwise gets another one', async () => {
  const roomId = await aRoom({ units: 3 });
  const [first, second] = [await bookIn(roomId, 10, 2), await bookIn(roomId, 10, 2)];
  await change(second, 11, 4);
  expect(await nightsOf(second)).toEqual(nights(11, 4, 2));
  await change(first, 10, 3);
  await service.call(calls.moveStay, { bookingId: first, unit: 3 }, { as: 'owner' });
  await service.call(calls.blockNights, { room: roomId, unit: 3, from: inDays(13), to: inDays(14) }, { as: 'owner' });
  await change(first, 10, 4);
  expect(await nightsOf(first)).toEqual(nights(10, 4, 1));
});

test('nobody changes a booking without end', async () => {
  const id = await bookIn(await aRoom(), 10, 2);
  const one = { at: noon, stay: { checkIn: inDays(10), checkOut: inDays(12) }, guests: 1, totalMinor: 240_00 };
  const many = Array.from({ length: limits.changesByHotel }, () => one);
  await service.db.collection('bookings').updateOne({ _id: id as never }, { $set: { 'booking.changes': many } });
  expect(refusal(await change(id, 10, 3))).toEqual([422, 'rule-broken', 'id']);
});
