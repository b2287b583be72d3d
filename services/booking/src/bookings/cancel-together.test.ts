import { calls, events } from '@wayhouse/contracts';
import { bookingSteps } from '../testing/booking-steps.js';
import { inDays, noon, startTestBooking, type TestBooking } from '../testing/factories.js';
import { roomWithUnits } from '../testing/room-with-units.js';

let service: TestBooking;
let guest: ReturnType<typeof bookingSteps>;
let now = noon;
beforeAll(async () => {
  service = await startTestBooking(() => now);
  guest = bookingSteps(service);
});
beforeEach(() => (now = noon));
afterAll(() => service.stop());

let counter = 0;
const aRoom = (units?: number) => roomWithUnits(service, units);
type Seen = { bookingId: string; charge: number };

/** So many units of a room, booked together by Asha unless somebody else is named; their ids in order. */
async function book(room: string, units: number, from = 10, as = 'asha'): Promise<string[]> {
  const rooms = Array<{ room: string; guests: number }>(units).fill({ room, guests: 2 });
  const stay = { checkInDate: inDays(from), checkOutDate: inDays(from + 3) };
  const order = { key: `cancel-${++counter}`, ...stay, rooms, PaymentMethod: 'Pay at Hotel' as const };
  const { body } = await service.call(calls.bookTogether, order, { as });
  return (body.bookings as { _id: string }[]).map(({ _id }) => _id);
}
const at = (charge: number, ids: string[]): Seen[] => ids.map((bookingId) => ({ bookingId, charge }));
const cancelAll = (bookings: Seen[], as = 'asha') => service.call(calls.cancelTogether, { bookings }, { as });
const bookingsOf = ({ body }: { body: object }) =>
  (body as { bookings: { _id: string; cancellation?: object }[] }).bookings;
const published = async (ids: string[]) =>
  (await service.publishedEvents(events.bookingCancelled)).filter(({ bookingId }) => ids.includes(bookingId));

/** The events about all that were cancelled in one step. */
const inOneStep = async (ids: string[]) =>
  (await service.publishedEvents(events.cancelledTogether))
    .map(({ bookings }) => bookings)
    .filter(([first]) => ids.includes(first!.bookingId));

test('cancels all of them in one step, each as a cancellation of its own', async () => {
  const { id, taken } = await aRoom(3);
  const ids = await book(id, 3);
  const response = await cancelAll(at(0, ids));
  expect([response.status, response.body.message]).toEqual([200, 'Your bookings are cancelled.']);
  expect(bookingsOf(response)).toMatchObject(
    ids.map((_id) => ({ _id, state: 'cancelled', bookedTogether: ids, cancellation: { charge: 0 } })),
  );
  expect(await taken(11)).toBe(0);
  expect((await published(ids)).map(({ bookingId, by, isTogether }) => [bookingId, by, isTogether])).toEqual(
    ids.map((_id) => [_id, 'guest', true]),
  );
  expect(await inOneStep(ids)).toEqual([ids.map((bookingId) => ({ bookingId, chargedMinor: 0, owedMinor: 0 }))]);
});

test('each is charged and refunded by itself', async () => {
  const { id } = await aRoom(2);
  const [first, second] = (await book(id, 2, 1)) as [string, string];
  await guest.pay(second);
  await guest.waitUntil(second, { paid: 360 });
  const { body } = await cancelAll(at(120, [first, second]));
  expect(body.bookings).toMatchObject([
    { cancellation: { charge: 120 }, owed: 120, pendingRefund: 0 },
    { cancellation: { charge: 120 }, owed: 0, pendingRefund: 240 },
  ]);
  const byCard = { paidMinor: 360_00, refundedMinor: 0, pendingRefundMinor: 240_00 };
  expect(await inOneStep([first])).toEqual([
    [
      { bookingId: first, chargedMinor: 120_00, owedMinor: 120_00 },
      { bookingId: second, chargedMinor: 120_00, owedMinor: 0, byCard },
    ],
  ]);
});

test('where one of the charges is another one, none is cancelled, and the refusal names it', async () => {
  const { id, taken } = await aRoom(2);
  const ids = await book(id, 2, 15);
  now = new Date(Date.parse(`${inDays(13)}T08:30:00.001Z`));
  const [first, second] = ids as [string, string];
  for (const [seen, field] of [
    [at(0, ids), 'bookings.0.charge'],
    [[...at(120, [first]), ...at(0, [second])], 'bookings.1.charge'],
  ] as [Seen[], string][])
    expect(await cancelAll(seen)).toMatchObject({ status: 409, body: { code: 'terms-changed', field } });
  expect([await taken(16), await published(ids)]).toEqual([2, []]);
  for (const each of ids) expect(await guest.findOwnBooking(each)).toMatchObject({ state: 'unpaid' });
  expect((await cancelAll(at(120, ids))).status).toBe(200);
});

test('sent again, much later and at other charges, nothing is cancelled a second time', async () => {
  const { id } = await aRoom(2);
  const ids = await book(id, 2);
  const once = await cancelAll(at(0, ids));
  now = new Date(`${inDays(40)}T00:00:00Z`);
  const again = await cancelAll(at(120, ids));
  const cancelledAt = (response: typeof once) =>
    bookingsOf(response).map(({ _id, cancellation }) => [_id, cancellation]);
  expect([again.status, cancelledAt(again)]).toEqual([200, cancelledAt(once)]);
  expect([(await published(ids)).length, (await inOneStep(ids)).length]).toEqual([2, 1]);
});

test('one that was cancelled before stays as it was, and the others are cancelled', async () => {
  const { id, taken, cancel } = await aRoom(3);
  const ids = await book(id, 3);
  await cancel(ids[1]!);
  expect((await cancelAll(at(0, ids))).status).toBe(200);
  expect([await taken(11), (await published(ids)).length]).toEqual([0, 3]);
  expect((await inOneStep(ids)).map((all) => all.map(({ bookingId }) => bookingId))).toEqual([[ids[0], ids[2]]]);
});

test('a stay that has begun refuses all, and without it the others are cancelled', async () => {
  const { id, taken } = await aRoom(2);
  const [first, second] = (await book(id, 2)) as [string, string];
  const later = { checkInDate: inDays(20), checkOutDate: inDays(22), guests: 2, totalPrice: 240 };
  expect((await service.call(calls.changeStay, { id: second, ...later }, { as: 'asha' })).status).toBe(200);
  now = new Date(`${inDays(10)}T08:30:00Z`);
  const refused = await cancelAll(at(0, [second, first]));
  expect(refused).toMatchObject({ status: 422, body: { code: 'rule-broken', field: 'bookings.1.bookingId' } });
  expect([await taken(10), await taken(20), await published([first, second])]).toEqual([1, 1, []]);
  expect((await cancelAll(at(0, [second]))).status).toBe(200);
  expect([await taken(10), await taken(20)]).toEqual([1, 0]);
});

test('bookings of somebody else are not found, also beside own ones, and stay', async () => {
  const { id, taken } = await aRoom(4);
  const [own, other] = [await book(id, 2), await book(id, 2, 10, 'ben')];
  for (const [seen, as, field] of [
    [own, 'mallory', 'bookings.0.bookingId'],
    [[own[0]!, other[0]!], 'asha', 'bookings.1.bookingId'],
    [[own[0]!, 'nowhere'], 'asha', 'bookings.1.bookingId'],
  ] as const)
    expect(await cancelAll(at(0, [...seen]), as)).toMatchObject({ status: 404, body: { code: 'not-found', field } });
  expect(await taken(11)).toBe(4);
});

test('bookings that were not made together are not cancelled in one step', async () => {
  const { id, taken, bookAndGetId } = await aRoom(4);
  const [one, two, alone] = [await book(id, 1), await book(id, 2), await bookAndGetId(10, 3)];
  for (const other of [one[0]!, alone])
    expect(await cancelAll(at(0, [two[0]!, other]))).toMatchObject({
      status: 422,
      body: { code: 'rule-broken', field: 'bookings.1.bookingId' },
    });
  expect(await taken(11)).toBe(4);
  const response = await cancelAll(at(0, [alone]));
  expect([response.status, response.body.message]).toEqual([200, 'Your booking is cancelled.']);
});

test('the uses of a promotion code are given back, one for each', async () => {
  const { id } = await aRoom(2);
  const codes = service.db.collection<{ _id: string; uses: number }>('promotion_codes');
  await codes.insertOne({
    _id: 'c1',
    hotelId: 'h1',
    code: 'FAMILY10',
    percentOff: 10,
    uses: 0,
    addedAt: noon,
  } as never);
  const rooms = Array.from({ length: 2 }, () => ({ room: id, guests: 2, promotionCode: 'FAMILY10' }));
  const stay = { checkInDate: inDays(10), checkOutDate: inDays(13) };
  const order = { key: 'with-code', ...stay, rooms, PaymentMethod: 'Pay at Hotel' as const };
  const booked = await service.call(calls.bookTogether, order, { as: 'asha' });
  expect((await codes.findOne({ _id: 'c1' }))?.uses).toBe(2);
  const ids = bookingsOf(booked).map(({ _id }) => _id);
  expect((await cancelAll(at(0, ids))).status).toBe(200);
  expect((await codes.findOne({ _id: 'c1' }))?.uses).toBe(0);
});

test.each([
  ['no bookings', []],
  ['more bookings than can be made together', at(0, ['a', 'b', 'c', 'd', 'e'])],
  ['no charge', [{ bookingId: 'a' }]],
  ['a negative charge', at(-1, ['a'])],
])('refuses a request with %s', async (_what, bookings) => {
  const { status, body } = await cancelAll(bookings as Seen[]);
  expect([status, body.field]).toEqual([400, 'bookings']);
});
