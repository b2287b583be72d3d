import { calls, type CallInput, events } from '@wayhouse/contracts';
import { bookingSteps } from '../testing/booking-steps.js';
import { inDays, noon, room, startTestBooking, type TestBooking, waitForDocument } from '../testing/factories.js';

let service: TestBooking;
let guest: ReturnType<typeof bookingSteps>;
let now = noon;
beforeAll(async () => {
  service = await startTestBooking(() => now);
  guest = bookingSteps(service);
});
beforeEach(() => (now = noon));
afterAll(() => service.stop());

const wanted = (id: string, from: number, nights: number, guests = 1) => ({
  id,
  checkInDate: inDays(from),
  checkOutDate: inDays(from + nights),
  guests,
});
const show = (id: string, from: number, nights: number, { guests = 1, as = 'asha' } = {}) =>
  service.call(calls.showStayChange, wanted(id, from, nights, guests), { as });
const change = (
  id: string,
  from: number,
  nights: number,
  { guests = 1, totalPrice = nights * 120, as = 'asha' } = {},
) => service.call(calls.changeStay, { ...wanted(id, from, nights, guests), totalPrice }, { as });
const nightsOf = async (holder: string) =>
  (await service.db.collection('room_nights').find({ holder }).sort({ night: 1 }).toArray()).map(
    ({ night }) => night as string,
  );
const changes = async (id: string) =>
  (await service.publishedEvents(events.bookingChanged)).filter(({ bookingId }) => bookingId === id);
const field = ({ status, body }: Awaited<ReturnType<typeof change>>) => [status, body.code, body.field];

test('other dates release the nights that are not needed any more and take the others, at the price of today', async () => {
  const id = await guest.bookAndGetId(10);
  expect((await show(id, 12, 2)).body).toMatchObject({ totalPrice: 240, refund: 0, owed: 240 });
  const { status, body } = await change(id, 12, 2);
  expect(status).toBe(200);
  expect(body.booking).toMatchObject({ checkInDate: inDays(12), checkOutDate: inDays(14), totalPrice: 240, owed: 240 });
  expect(await nightsOf(id)).toEqual([inDays(12), inDays(13)]);
  expect([await guest.isAvailable(10, 2), await guest.isAvailable(13, 1)]).toEqual([true, false]);
  expect(await changes(id)).toMatchObject([
    {
      version: 2,
      nights: [inDays(12), inDays(13)],
      totalMinor: 240_00,
      before: { checkIn: inDays(10), checkOut: inDays(13), guests: 1, totalMinor: 360_00 },
      priceChanges: [{ at: noon.toISOString(), fromMinor: 360_00, toMinor: 240_00 }],
      refundMinor: 0,
      owedMinor: 240_00,
    },
  ]);
});

test('the end of free cancellation follows the arrival, and the policy stays', async () => {
  const id = await guest.bookAndGetId(20);
  const { body } = await change(id, 25, 3);
  expect(body.booking).toMatchObject({
    freeCancellationUntil: new Date(Date.parse(`${inDays(23)}T08:30:00Z`)).toISOString(),
    changeableUntil: new Date(Date.parse(`${inDays(23)}T08:30:00Z`)).toISOString(),
    cancellationPolicy: { freeUntilHours: 48, lateChargeNights: 1 },
  });
});

test('one taken night changes nothing', async () => {
  const id = await guest.bookAndGetId(30);
  await guest.bookAndGetId(34, 1);
  expect((await show(id, 32, 3)).status).toBe(409);
  const refused = await change(id, 32, 3);
  expect([refused.status, refused.body.code]).toEqual([409, 'not-available']);
  expect(await nightsOf(id)).toEqual([inDays(30), inDays(31), inDays(32)]);
  expect((await guest.findOwnBooking(id)) as object).toMatchObject({ checkInDate: inDays(30), totalPrice: 360 });
  expect(await changes(id)).toEqual([]);
});

test('the dates that a booking has are no change, however often they are sent', async () => {
  const id = await guest.bookAndGetId(40);
  for (let times = 0; times < 2; times++) expect((await change(id, 41, 3)).status).toBe(200);
  expect(await changes(id)).toHaveLength(1);
  expect((await change(id, 41, 3, { totalPrice: 1 })).status).toBe(200);
});

test('a change whose response was lost can be sent again, also where no other one is possible any more', async () => {
  const id = await guest.bookAndGetId(45, 1);
  expect((await change(id, 1, 1)).status).toBe(200);
  expect((await change(id, 1, 1)).status).toBe(200);
  expect(field(await change(id, 46, 1))).toEqual([422, 'rule-broken', 'id']);
  expect(await changes(id)).toHaveLength(1);
});

test('of guests that change to the same nights at once, one gets them', async () => {
  const ids = await Promise.all([0, 1, 2, 3].map((index) => guest.bookAndGetId(50 + index, 1)));
  const responses = await Promise.all(ids.map((id) => change(id, 60, 2)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const taken = (await Promise.all(ids.map(nightsOf))).flat();
  expect(new Set(taken).size).toBe(taken.length);
});

test('another price than the one seen changes nothing', async () => {
  const id = await guest.bookAndGetId(70);
  expect(field(await change(id, 71, 3, { totalPrice: 300 }))).toEqual([409, 'terms-changed', 'totalPrice']);
  expect(await nightsOf(id)).toEqual([inDays(70), inDays(71), inDays(72)]);
});

test.each<[what: string, at: [from: number, nights: number, guests: number], status: number, field: string]>([
  ['a day that is over', [-1, 2, 1], 422, 'checkInDate'],
  ['more guests than the room sleeps', [80, 2, 3], 422, 'guests'],
  ['a departure before the arrival', [82, -1, 1], 422, 'checkOutDate'],
])('refuses %s, and names the field', async (_what, [from, nights, guests], status, name) => {
  const id = await guest.bookAndGetId(90);
  const response = await change(id, from, nights, { guests, totalPrice: 240 });
  expect([response.status, response.body.field]).toEqual([status, name]);
  expect(await nightsOf(id)).toHaveLength(3);
  await guest.cancel(id);
});

test('others neither see nor change a booking', async () => {
  const id = await guest.bookAndGetId(100);
  expect((await show(id, 101, 2, { as: 'mallory' })).status).toBe(404);
  expect((await change(id, 101, 2, { as: 'mallory' })).status).toBe(404);
  expect((await change(id, 101, 2, { as: 'owner' })).status).toBe(404);
});

test('a deleted account whose last token is still valid is neither shown nor given another stay', async () => {
  const { body } = await guest.book(190, 3, 'hema');
  const id = (body.booking as { _id: string })._id;
  expect((await guest.cancel(id, 0, 'hema')).status).toBe(200);
  expect((await service.call(calls.deleteAccount, {}, { as: 'hema' })).status).toBe(200);
  for (const ask of [show, change])
    expect(field(await ask(id, 191, 3, { as: 'hema' }))).toEqual([401, 'sign-in-required', undefined]);
});

test('a booking cannot be changed once cancelling costs something, once it is cancelled, or once it was paid at the hotel', async () => {
  const late = await guest.bookAndGetId(3);
  now = new Date(Date.parse(`${inDays(1)}T08:30:01Z`));
  expect(field(await change(late, 110, 2))).toEqual([422, 'rule-broken', 'id']);
  now = noon;
  const cancelled = await guest.bookAndGetId(112);
  await guest.cancel(cancelled);
  expect((await change(cancelled, 110, 2)).body.code).toBe('already-cancelled');
  const atHotel = await guest.bookAndGetId(116);
  await service.call(calls.markPaid, { bookingId: atHotel, amount: 360 }, { as: 'owner' });
  expect(field(await change(atHotel, 110, 2))).toEqual([422, 'rule-broken', 'id']);
  expect(await guest.findOwnBooking(atHotel)).not.toHaveProperty('changeableUntil');
});

test('what was paid by card is refunded down to the lower price, and the rest of a higher one is owed', async () => {
  const id = await guest.bookAndGetId(120);
  await guest.pay(id);
  await guest.waitUntil(id, { state: 'paid' });
  expect((await show(id, 120, 2)).body).toMatchObject({ totalPrice: 240, refund: 120, owed: 0 });
  expect((await change(id, 120, 2)).body.booking).toMatchObject({ state: 'paid', pendingRefund: 120, owed: 0 });
  expect(await changes(id)).toMatchObject([{ refundMinor: 120_00, owedMinor: 0 }]);
  await guest.refund(id, 120_00);
  await guest.waitUntil(id, { refunded: 120, pendingRefund: 0, owed: 0 });
  expect((await change(id, 120, 4)).body.booking).toMatchObject({ state: 'paid', totalPrice: 480, owed: 240 });
  const paid = await service.call(calls.markPaid, { bookingId: id, amount: 240 }, { as: 'owner' });
  expect(paid.body.booking).toMatchObject({ owed: 0, atHotel: { paid: 240 } });
  expect(await guest.publishedEvents(id, events.bookingPaid)).toMatchObject([
    { method: 'card', amountMinor: 360_00, owedMinor: 0 },
    { method: 'hotel', amountMinor: 240_00, owedMinor: 0 },
  ]);
});

test('of two lower prices in quick succession each event names what that change frees', async () => {
  const id = await guest.bookAndGetId(160);
  await guest.pay(id);
  await guest.waitUntil(id, { state: 'paid' });
  await change(id, 160, 2);
  expect((await show(id, 160, 1)).body).toMatchObject({ refund: 120 });
  await change(id, 160, 1);
  await change(id, 160, 2);
  expect(await changes(id)).toMatchObject([
    { refundMinor: 120_00, owedMinor: 0 },
    { refundMinor: 120_00, owedMinor: 0 },
    { refundMinor: 0, owedMinor: 120_00 },
  ]);
});

test('of two payments by card at different prices the earlier counts, in whatever order they arrive', async () => {
  for (const [from, isEarlierFirst] of [
    [170, true],
    [180, false],
  ] as const) {
    const id = await guest.bookAndGetId(from);
    await change(id, from, 2);
    const earlier = { paymentId: `${id}-1`, amountMinor: 360_00 };
    const later = { paymentId: `${id}-2`, amountMinor: 240_00, paidAt: new Date(noon.getTime() + 60_000) };
    for (const paid of isEarlierFirst ? [earlier, later] : [later, earlier]) {
      await guest.pay(id, paid);
      await guest.waitUntil(id, { state: 'paid' });
    }
    await guest.waitUntil(id, { paid: 600, pendingRefund: 360, owed: 0 });
    await guest.refund(id, 240_00, later.paymentId);
    await guest.waitUntil(id, { refunded: 240, pendingRefund: 120, owed: 0 });
  }
});

test('a payment by card at the price before the change is counted, and the rest is owed', async () => {
  const id = await guest.bookAndGetId(130);
  await change(id, 130, 4);
  await guest.pay(id);
  await guest.waitUntil(id, { state: 'paid', paid: 360, owed: 120, pendingRefund: 0 });
});

test('the history names each change with its price and what was before', async () => {
  const id = await guest.bookAndGetId(140);
  await change(id, 141, 2);
  await change(id, 141, 2, { guests: 2 });
  // The clock stands still, but no two changes are of the same instant.
  const justAfterNoon = new Date(noon.getTime() + 1).toISOString();
  const { body } = await service.call(calls.showHotelBooking, { id }, { as: 'owner' });
  expect(body.history).toEqual([
    { type: 'booked', at: noon.toISOString(), amount: 360 },
    {
      type: 'stay-changed',
      at: noon.toISOString(),
      amount: 240,
      before: { checkInDate: inDays(140), checkOutDate: inDays(143), guests: 1 },
    },
    {
      type: 'stay-changed',
      at: justAfterNoon,
      amount: 240,
      before: { checkInDate: inDays(141), checkOutDate: inDays(143), guests: 1 },
    },
  ]);
});

test('children that were entered keep the number of guests above theirs', async () => {
  const order: CallInput<typeof calls.bookRoom> = {
    ...{ room: 'r1', checkInDate: inDays(150), checkOutDate: inDays(151), guests: 2, children: [4] },
    PaymentMethod: 'Pay at Hotel',
  };
  const { body } = await service.call(calls.bookRoom, order, { as: 'asha' });
  const { _id } = body.booking as { _id: string };
  expect(field(await change(_id, 150, 1, { guests: 1 }))).toEqual([422, 'rule-broken', 'guests']);
});

test('a stay keeps its unit where that one is free for all nights', async () => {
  await service.publish(events.roomListed, room({ roomId: 'r3', units: 3 }));
  await waitForDocument(service, 'rooms', 'r3');
  const book = async (from: number, nights: number) => {
    const order = { room: 'r3', checkInDate: inDays(from), checkOutDate: inDays(from + nights), guests: 1 };
    const { body } = await service.call(calls.bookRoom, { ...order, PaymentMethod: 'Pay at Hotel' }, { as: 'asha' });
    return (body.booking as { _id: string })._id;
  };
  const [first, second] = [await book(10, 2), await book(10, 2)];
  const unitsOf = async (holder: string) =>
    (await service.db.collection('room_nights').find({ holder }).toArray()).map(({ unit = 1 }) => unit as number);
  expect([await unitsOf(first), await unitsOf(second)]).toEqual([
    [1, 1],
    [2, 2],
  ]);
  await change(second, 20, 2);
  expect(await unitsOf(second)).toEqual([2, 2]);
  const third = await book(20, 2);
  await change(third, 22, 2);
  await change(second, 22, 2);
  expect(await unitsOf(second)).toEqual([2, 2]);
});
