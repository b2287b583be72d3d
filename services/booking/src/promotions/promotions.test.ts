import { type Booking, type CallInput, calls, events } from '@wayhouse/contracts';
import type { PromotionCode } from '@wayhouse/contracts/promotion-codes';
import { limits } from '@wayhouse/domain';
import { inDays, noon, room, startTestBooking, type TestBooking, waitForDocument } from '../testing/factories.js';

let service: TestBooking;
beforeAll(async () => {
  service = await startTestBooking(() => noon);
});
afterAll(() => service.stop());

let count = 0;
type Terms = Omit<CallInput<typeof calls.addPromotionCode>, 'code'>;
const add = (code: string, terms: Terms, as = 'owner') =>
  service.call(calls.addPromotionCode, { code, ...terms }, { as });
/** A code of the hotel of the room r1 that no other test has. */
async function aCode(terms: Terms = { percentOff: 10 }): Promise<PromotionCode> {
  return (await add(`CODE${++count}`, terms)).body.promotion as PromotionCode;
}
const list = async () =>
  (await service.call(calls.listPromotionCodes, {}, { as: 'owner' })).body.codes as PromotionCode[];
const usesOf = async ({ _id }: PromotionCode) => (await list()).find((each) => each._id === _id)?.uses;
const end = ({ _id: id }: PromotionCode) => service.call(calls.endPromotionCode, { id }, { as: 'owner' });

async function aRoom(over: Parameters<typeof room>[0] = {}): Promise<string> {
  const roomId = `room-${++count}`;
  await service.publish(events.roomListed, room({ roomId, ...over }));
  await waitForDocument(service, 'rooms', roomId);
  return roomId;
}
const stayIn = (roomId: string, from = 10, nights = 3) => ({
  ...{ room: roomId, checkInDate: inDays(from), checkOutDate: inDays(from + nights) },
});
const check = (roomId: string, promotionCode: string, { from = 10, nights = 3, as = 'asha' } = {}) =>
  service.call(calls.checkPromotionCode, { ...stayIn(roomId, from, nights), promotionCode }, { as });
const book = (
  roomId: string,
  promotionCode: string,
  { from = 10, as = 'asha', ...over }: Record<string, unknown> & { from?: number; as?: string } = {},
) => {
  const order = { ...stayIn(roomId, from), guests: 1, PaymentMethod: 'Pay at Hotel' as const, promotionCode };
  return service.call(calls.bookRoom, { ...order, ...over }, { as });
};
const refused = (message?: string) => ({
  status: 422,
  body: { code: 'rule-broken', field: 'promotionCode', ...(message && { message }) },
});

test('a booking with a code costs less by one line, names the code, and counts as a use', async () => {
  const [id, { code, ...made }] = [await aRoom(), await aCode({ percentOff: 15, maxUses: 5 })];
  expect((await check(id, ` ${code.toLowerCase()} `)).body.promotion).toEqual({ code, percentOff: 15 });
  expect(await book(id, code, { totalPrice: 360 })).toMatchObject({ status: 409, body: { field: 'totalPrice' } });
  const { status, body } = await book(id, code.toLowerCase(), { totalPrice: 306 });
  expect(status).toBe(200);
  expect(body.booking).toMatchObject({
    ...{ totalPrice: 306, owed: 306, promotion: { code, percentOff: 15 } },
    ...{ lines: [{ each: 120, amount: 360 }], adjustments: [{ what: 'promotion', code, amount: -54 }] },
  });
  expect((await service.publishedEvents(events.bookingConfirmed)).at(-1)).toMatchObject({
    totalMinor: 306_00,
    adjustments: [{ what: 'promotion', code, amountMinor: -54_00 }],
  });
  expect(await usesOf({ code, ...made })).toBe(1);
});

test('an amount leaves of the nights what a card can be charged, and a rate plan counts first', async () => {
  const plan = { id: 'saver', name: 'Non-refundable', percentOff: 10 };
  const id = await aRoom({ plans: [plan] });
  const [half, all] = [await aCode({ percentOff: 50 }), await aCode({ amountOff: 10_000 })];
  expect((await book(id, half.code, { plan: 'saver' })).body.booking).toMatchObject({ totalPrice: 162 });
  expect((await book(id, all.code, { from: 20 })).body.booking).toMatchObject({
    ...{ totalPrice: 2, promotion: { amountOff: 10_000 }, adjustments: [{ amount: -358 }] },
  });
});

test('names why a code does not hold, and books nothing', async () => {
  const id = await aRoom();
  const ended = await aCode();
  await end(ended);
  const used = await aCode({ percentOff: 10, maxUses: 1 });
  expect((await book(id, used.code, { from: 40 })).status).toBe(200);
  const winter = await aCode({ percentOff: 10, stayFrom: inDays(100) });
  const early = await aCode({ percentOff: 10, daysAhead: 30 });
  const cases: [string, string][] = [
    ['NOSUCHCODE', 'This hotel has no such code. Please check how it is written.'],
    [ended.code, 'This code has ended.'],
    [used.code, 'This code has been used as often as it can be.'],
    [winter.code, 'This code is not for these nights.'],
    [early.code, 'This code is for stays that are booked at least 30 days ahead.'],
  ];
  for (const [code, message] of cases) {
    expect(await check(id, code)).toMatchObject(refused(message));
    expect(await book(id, code)).toMatchObject(refused(message));
  }
  const { body } = await service.call(calls.checkAvailability, stayIn(id));
  expect(body.isAvailable).toBe(true);
});

test('a code of another hotel is unknown', async () => {
  const id = await aRoom({ hotelId: 'h2', ownerId: 'other' });
  const { code } = await aCode();
  expect(await check(id, code)).toMatchObject(refused());
});

test('sixty guests who book at once with a code for seven make seven bookings', async () => {
  const code = await aCode({ amountOff: 20, maxUses: 7 });
  const id = await aRoom({ units: 50 });
  const orders = Array.from({ length: 60 }, (_, at) =>
    book(id, code.code, { as: `guest${at}`, from: 10 + 3 * (at % 20) }),
  );
  const responses = await Promise.all(orders);
  const statuses = responses.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(7);
  expect(statuses.filter((status) => status === 422)).toHaveLength(53);
  expect(await usesOf(code)).toBe(7);
}, 60_000);

test('a booking that is refused for its nights uses nothing', async () => {
  const code = await aCode({ percentOff: 10, maxUses: 1 });
  const id = await aRoom();
  await service.call(calls.bookRoom, { ...stayIn(id), guests: 1, PaymentMethod: 'Pay at Hotel' }, { as: 'ravi' });
  expect((await book(id, code.code)).status).toBe(409);
  expect(await usesOf(code)).toBe(0);
});

test('a late cancellation charges the first nights less their share of the discount', async () => {
  const code = await aCode({ amountOff: 30 });
  const id = await aRoom();
  const { _id } = (await book(id, code.code, { from: 1 })).body.booking as Booking;
  const { body } = await service.call(calls.showCancellation, { id: _id }, { as: 'asha' });
  expect(body.charge).toBe(110);
});

test('a changed stay keeps the code, which takes nothing off nights that it is not for', async () => {
  const code = await aCode({ percentOff: 10, stayTo: inDays(14) });
  const id = await aRoom();
  const { _id } = (await book(id, code.code)).body.booking as Booking;
  await end(code);
  const change = (from: number, nights: number, totalPrice: number) => {
    const { room: _, ...stay } = stayIn(id, from, nights);
    return service.call(calls.changeStay, { id: _id, ...stay, guests: 1, totalPrice }, { as: 'asha' });
  };
  expect((await change(10, 5, 540)).body.booking).toMatchObject({ adjustments: [{ amount: -60 }] });
  const later = await change(20, 2, 240);
  expect(later.body.booking).toMatchObject({ totalPrice: 240, promotion: { code: code.code } });
  expect(later.body.booking).not.toHaveProperty('adjustments');
  const published = async () =>
    (await service.publishedEvents(events.bookingChanged)).filter(({ bookingId }) => bookingId === _id);
  expect((await published()).map(({ unusedCode }) => unusedCode)).toEqual([undefined, code.code]);
  expect((await change(10, 1, 108)).body.booking).toMatchObject({ adjustments: [{ amount: -12 }] });
  expect(await usesOf(code)).toBe(1);
});

test('the front desk books with a code too', async () => {
  const code = await aCode({ amountOff: 20 });
  const id = await aRoom();
  const order = { key: 'walk-in-1', ...stayIn(id, 0, 1), guests: 1, guestName: 'Mira Sen', totalPrice: 100 };
  const desk = (promotionCode: string) => service.call(calls.bookAtDesk, { ...order, promotionCode }, { as: 'owner' });
  expect(await desk('NOTTHIS1')).toMatchObject(refused());
  expect((await desk(code.code)).body.booking).toMatchObject({ totalPrice: 100, promotion: { amountOff: 20 } });
  expect((await desk(code.code)).status).toBe(200);
  expect(await usesOf(code)).toBe(1);
});

test('whoever tries many codes that do not exist learns of none any more', async () => {
  const [id, { code }] = [await aRoom(), await aCode()];
  for (let tried = 0; tried < limits.wrongPromotionCodes; tried += 1)
    expect((await check(id, `GUESS${tried}`, { as: 'mallory' })).status).toBe(422);
  const tooMany = { status: 429, body: { code: 'too-many-requests', field: 'promotionCode' } };
  expect(await check(id, code, { as: 'mallory' })).toMatchObject(tooMany);
  expect(await book(id, code, { as: 'mallory' })).toMatchObject(tooMany);
  expect((await check(id, code)).status).toBe(200);
});

test('a hotel has each code once; adding it again changes nothing', async () => {
  const first = await add('ONCE2027', { percentOff: 10, maxUses: 3 });
  expect(await add('once2027', { percentOff: 10, maxUses: 3 })).toEqual(first);
  expect(await add('ONCE2027', { percentOff: 20 })).toMatchObject({ status: 422, body: { field: 'code' } });
  expect((await list()).filter(({ code }) => code === 'ONCE2027')).toHaveLength(1);
});

test('the same wrong code counts once, however often it is checked', async () => {
  const [id, { code }] = [await aRoom(), await aCode()];
  const times = limits.wrongPromotionCodes + 2;
  for (let from = 10; from < 10 + times; from += 1)
    expect(await check(id, 'TYPING1', { from, as: 'meera' })).toMatchObject({ status: 422 });
  await Promise.all([40, 41, 42].map((from) => check(id, 'TYPING2', { from, as: 'meera' })));
  expect((await check(id, code, { as: 'meera' })).status).toBe(200);
  for (let tried = 2; tried < limits.wrongPromotionCodes; tried += 1)
    expect((await check(id, `GUESS${tried}`, { as: 'meera' })).status).toBe(422);
  expect((await check(id, code, { as: 'meera' })).status).toBe(429);
});

test('of requests that add the same code at once one adds it, and each is answered', async () => {
  const same = await Promise.all(Array.from({ length: 6 }, () => add('ATONCE27', { percentOff: 10 })));
  expect(same.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const others = await Promise.all([5, 10, 15].map((percentOff) => add('RIVALS27', { percentOff })));
  expect(others.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  const codes = (await list()).map(({ code }) => code);
  expect(codes.filter((code) => code === 'ATONCE27' || code === 'RIVALS27')).toHaveLength(2);
});

test('a code that has ended is not added again', async () => {
  const code = await aCode();
  await end(code);
  const message = 'Your hotel has had this code and ended it. Please choose another one.';
  expect(await add(code.code, { percentOff: 10 })).toMatchObject({ status: 422, body: { field: 'code', message } });
});

test.each<[string, string, Terms, string]>([
  ['signs', 'SUMMER-27', { percentOff: 10 }, 'code'],
  ['a letter that has two capitals', 'straße', { percentOff: 10 }, 'code'],
  ['three characters', 'ABC', { percentOff: 10 }, 'code'],
  ['neither a percentage nor an amount', 'NOTHING1', {}, 'percentOff'],
  ['both', 'BOTH2027', { percentOff: 10, amountOff: 5 }, 'percentOff'],
  ['more percent than nights may be lowered by', 'TOOMUCH1', { percentOff: 81 }, 'percentOff'],
  ['days that end before they begin', 'BACKWARDS', { percentOff: 5, bookFrom: inDays(2), bookTo: inDays(1) }, 'bookTo'],
  [
    'nights that end before they begin',
    'BACKWARDS',
    { percentOff: 5, stayFrom: inDays(2), stayTo: inDays(1) },
    'stayTo',
  ],
  ['no use', 'NOUSE2027', { percentOff: 5, maxUses: 0 }, 'maxUses'],
])('refuses a code with %s, and names the field', async (_what, code, terms, field) => {
  const { status, body } = await add(code, terms);
  expect([400, 422]).toContain(status);
  expect(body.field).toBe(field);
});

test('a code is its hotel’s alone', async () => {
  const code = await aCode();
  expect(await add('GUEST2027', { percentOff: 10 }, 'asha')).toMatchObject({ status: 403 });
  await service.publish(events.hotelRegistered, {
    ...{ hotelId: 'h3', version: 1, ownerId: 'other', name: 'Tide House', contact: '+91 141 000 001' },
    ...{ address: '2 Fort Road', city: 'Jaipur' },
  });
  await waitForDocument(service, 'hotels', 'h3');
  const ended = await service.call(calls.endPromotionCode, { id: code._id }, { as: 'other' });
  expect(ended).toMatchObject({ status: 404, body: { field: 'id' } });
  expect((await service.call(calls.listPromotionCodes, {}, { as: 'other' })).body.codes).toEqual([]);
});
