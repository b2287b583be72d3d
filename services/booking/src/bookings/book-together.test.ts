import { calls, type CallInput, events, type RoomFacts } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { idFromKey } from '@wayhouse/service-kit';
import { eventually } from '@wayhouse/service-kit/testing';
import { inDays, noon, room, startTestBooking, testPolicy, type TestBooking } from '../testing/factories.js';
import { roomWithUnits } from '../testing/room-with-units.js';

let service: TestBooking;
beforeAll(async () => {
  const limits = { bookings: 12, nights: 60, sameNight: 4 };
  service = await startTestBooking(
    () => noon,
    () => testPolicy,
    limits,
  );
});
afterAll(() => service.stop());

let counter = 0;
const aRoom = (units?: number) => roomWithUnits(service, units);
type Order = CallInput<typeof calls.bookTogether>;
type Wanted = Order['rooms'][number];
type Booked = { _id: string; room: { _id: string }; guests: number; bookedTogether?: string[] };

const order = (rooms: (Partial<Wanted> & { room: string })[], over: Partial<Order> = {}): Order => ({
  ...{ key: `key-${++counter}`, checkInDate: inDays(10), checkOutDate: inDays(13), PaymentMethod: 'Pay at Hotel' },
  rooms: rooms.map((each) => ({ guests: 2, ...each })),
  ...over,
});
const book = (input: Order, as = `guest-${++counter}`) => service.call(calls.bookTogether, input, { as });
const bookedOf = ({ body }: { body: object }) => (body as { bookings: Booked[] }).bookings;
const stored = (as: string) => service.db.collection('bookings').countDocuments({ guestId: as });

async function publishRoom(facts: Partial<RoomFacts> & { roomId: string }) {
  await service.publish(events.roomListed, room(facts));
  const known = () => service.db.collection('rooms').findOne({ _id: facts.roomId as never });
  await eventually(async () => expect(await known()).not.toBeNull());
}

test('books rooms of two types, each with a booking of its own that has the ids of all', async () => {
  const [double, suite] = [await aRoom(3), await aRoom(1)];
  const rooms = [{ room: double.id }, { room: suite.id, guests: 1 }, { room: double.id }];
  const response = await book(order(rooms, { wishes: 'Next to each other', phone: '+91 98765 43210' }), 'family');
  expect(response).toMatchObject({ status: 200, body: { message: expect.stringContaining('rooms are booked') } });
  const bookings = bookedOf(response);
  const ids = bookings.map(({ _id }) => _id);
  expect(new Set(ids).size).toBe(3);
  expect(bookings).toMatchObject(
    rooms.map((each) => ({
      room: { _id: each.room },
      guests: each.guests ?? 2,
      bookedTogether: ids,
      totalPrice: 360,
      details: { wishes: 'Next to each other', phone: '+91 98765 43210' },
    })),
  );
  expect([await double.taken(10), await suite.taken(12), await double.taken(13)]).toEqual([2, 1, 0]);
});

test('the hour of arrival goes by the times of the hotel', async () => {
  const [early, late] = ['early', 'late'];
  await publishRoom({ roomId: early, checkInFrom: '12:00' });
  await publishRoom({ roomId: late, checkInFrom: '15:30' });
  const bookAt = (id: string, arrivalTime: '12:00' | '14:00') => book(order([{ room: id }], { arrivalTime }));
  expect((await bookAt(early, '12:00')).status).toBe(200);
  expect(await bookAt(late, '14:00')).toMatchObject({ status: 422, body: { field: 'arrivalTime' } });
});

test('each of the bookings is published, and after them that they were made together', async () => {
  const { id } = await aRoom(2);
  const ids = bookedOf(await book(order([{ room: id }, { room: id }]))).map(({ _id }) => _id);
  const confirmed = (await service.publishedEvents(events.bookingConfirmed)).slice(-2);
  expect(confirmed.map(({ bookingId, bookedTogether }) => ({ bookingId, bookedTogether }))).toEqual(
    ids.map((bookingId) => ({ bookingId, bookedTogether: ids })),
  );
  expect((await service.publishedEvents(events.bookedTogether)).at(-1)).toEqual({ bookingIds: ids });
});

test('one room alone is a booking like any other', async () => {
  const { id } = await aRoom();
  const before = (await service.publishedEvents(events.bookedTogether)).length;
  const response = await book(order([{ room: id }]));
  expect(response.body.message).toContain('Your room is booked');
  expect(bookedOf(response)[0]).not.toHaveProperty('bookedTogether');
  expect(await service.publishedEvents(events.bookedTogether)).toHaveLength(before);
});

test('the same form books once, sent again or at the same time', async () => {
  const { id, taken } = await aRoom(8);
  const form = order([{ room: id }, { room: id }]);
  const responses = await Promise.all(Array.from({ length: 5 }, () => book(form, 'double-clicker')));
  const again = await book(form, 'double-clicker');
  const ids = (response: { body: object }) => bookedOf(response).map(({ _id }) => _id);
  expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(200));
  expect(new Set([...responses, again].map((each) => ids(each).join())).size).toBe(1);
  expect([await taken(11), await stored('double-clicker')]).toEqual([2, 2]);
  expect(ids(await book(form, 'somebody-else'))).not.toEqual(ids(again));
});

test('a form that is sent again with other details or ages gets what was booked, and learns that the first ones count', async () => {
  const { id } = await aRoom(4);
  const form = { ...order([{ room: id }, { room: id }]), wishes: 'A cot' };
  const [first] = bookedOf(await book(form, 'second-thoughts'));
  const older = { ...form, rooms: form.rooms.map((each) => ({ ...each, children: [7] })) };
  for (const [sent, message] of [
    [form, confirmations.bookedTogether],
    [{ ...form, wishes: 'Two cots' }, confirmations.bookedBefore],
    [older, confirmations.bookedBefore],
  ] as const) {
    const { status, body } = await book(sent, 'second-thoughts');
    expect([status, body.message]).toEqual([200, message]);
    expect(body.bookings).toMatchObject([{ _id: first!._id, details: { wishes: 'A cot' } }, {}]);
  }
  expect(await stored('second-thoughts')).toBe(2);
});

test('a form that is sent again with other contents books nothing, and does not pass for booked', async () => {
  const [{ id, taken }, other] = [await aRoom(8), await aRoom(2)];
  const form = order([{ room: id }, { room: id }]);
  const [first] = bookedOf(await book(form, 'lost-answer'));
  const later = { checkInDate: inDays(20), checkOutDate: inDays(22) };
  for (const changed of [
    { ...form, ...later },
    { ...form, rooms: [...form.rooms, { room: id, guests: 1 }] },
    { ...form, rooms: [form.rooms[0]!, { room: other.id, guests: 2 }] },
    { ...form, rooms: [form.rooms[0]!, { room: id, guests: 1 }] },
    { ...form, rooms: [form.rooms[0]!, { room: id, guests: 2, promotionCode: 'FAMILY10' }] },
  ])
    expect(await book(changed, 'lost-answer')).toMatchObject({
      status: 409,
      body: { code: 'edit-conflict', field: 'key' },
    });
  expect([await taken(10), await taken(20), await stored('lost-answer')]).toEqual([2, 0, 2]);
  const move = { id: first!._id, ...later, guests: 2, totalPrice: 240 };
  expect((await service.call(calls.changeStay, move, { as: 'lost-answer' })).status).toBe(200);
  expect((await book(form, 'lost-answer')).status).toBe(200);
});

test('a room that is sold out is named, and nothing is stored', async () => {
  const [free, single] = [await aRoom(2), await aRoom(1)];
  await single.book(12, 1);
  const refused = await book(order([{ room: free.id }, { room: single.id }]), 'unlucky');
  expect(refused).toMatchObject({ status: 409, body: { code: 'not-available', field: 'rooms.1' } });
  const twice = await book(order([{ room: free.id }, { room: free.id }, { room: free.id }]), 'unlucky');
  expect(twice.body).toMatchObject({ code: 'not-available', field: 'rooms.2' });
  const [alone] = [await aRoom(1)];
  expect((await book(order([{ room: alone.id }, { room: alone.id }]), 'unlucky')).body.field).toBe('rooms.1');
  expect([await free.taken(10), await alone.taken(10), await stored('unlucky')]).toEqual([0, 0, 0]);
});

test.each<[string, Partial<Wanted>, number, string]>([
  ['more guests than it sleeps', { guests: 3 }, 422, 'rooms.1.guests'],
  ['as many children as guests', { children: [4, 6] }, 422, 'rooms.1.children'],
  ['another price than the guest has seen', { totalPrice: 300 }, 409, 'rooms.1.totalPrice'],
  ['a plan that it has not', { plan: 'nowhere' }, 409, 'rooms.1.plan'],
  ['a code that does not exist', { promotionCode: 'NOSUCHCODE' }, 422, 'rooms.1.promotionCode'],
  [
    'other terms than the guest has seen',
    { cancellationPolicy: { freeUntilHours: 1, lateChargeNights: 0 } },
    409,
    'rooms.1.cancellationPolicy',
  ],
  ['an id that no room has', { room: 'nowhere' }, 404, 'rooms.1.room'],
])('a room with %s is named, and nothing is stored', async (_what, over, status, field) => {
  const { id, taken } = await aRoom(2);
  const refused = await book(order([{ room: id }, { room: id, ...over }]), 'mistaken');
  expect([refused.status, refused.body.field]).toEqual([status, field]);
  expect([await taken(10), await stored('mistaken')]).toEqual([0, 0]);
});

test('what is common to all rooms is named as such', async () => {
  const { id } = await aRoom(2);
  const rooms = [{ room: id }, { room: id }];
  expect((await book(order(rooms, { arrivalTime: '09:00' }))).body.field).toBe('arrivalTime');
  expect((await book(order(rooms, { checkInDate: inDays(-1) }))).body.field).toBe('checkInDate');
  expect((await book(order(rooms, { checkOutDate: inDays(10) }))).body.field).toBe('checkOutDate');
  expect((await book(order(Array(5).fill({ room: id })))).body.field).toBe('rooms');
  expect((await book(order([]))).body.field).toBe('rooms');
});

test('a room of another hotel is refused, and so is one that restricts the stay', async () => {
  const { id } = await aRoom(2);
  await publishRoom({ roomId: 'elsewhere', hotelId: 'h2' });
  await publishRoom({ roomId: 'long-stays', rates: [{ from: inDays(0), to: inDays(60), minNights: 5 }] as never });
  const together = (other: string) => book(order([{ room: id }, { room: other }]));
  expect((await together('elsewhere')).body).toMatchObject({ code: 'rule-broken', field: 'rooms.1.room' });
  expect((await together('long-stays')).body).toMatchObject({ code: 'rule-broken', field: 'rooms.1' });
});

test('all rooms count in what an account may hold unpaid', async () => {
  const { id, taken } = await aRoom(9);
  const rooms = [{ room: id }, { room: id }, { room: id }];
  expect((await book(order(rooms), 'hoarder')).status).toBe(200);
  const refused = await book(order(rooms), 'hoarder');
  expect([refused.status, refused.body.code, refused.body.field]).toEqual([422, 'rule-broken', undefined]);
  expect((await book(order([{ room: id }]), 'hoarder')).status).toBe(200);
  expect(await taken(10)).toBe(4);
});

test('a promotion code is used once for each room, and nothing is booked where it has too few uses', async () => {
  const { id, taken } = await aRoom(9);
  const code = { _id: 'c1', hotelId: 'h1', code: 'FAMILY10', percentOff: 10, uses: 0, maxUses: 3, addedAt: noon };
  const codes = service.db.collection<{ _id: string; uses: number }>('promotion_codes');
  await codes.insertOne(code);
  const withCode = { room: id, promotionCode: 'FAMILY10', totalPrice: 324 };
  expect((await book(order([withCode, withCode]))).status).toBe(200);
  const refused = await book(order([withCode, withCode]));
  expect(refused.body).toMatchObject({ code: 'rule-broken', field: 'rooms.1.promotionCode' });
  expect([(await codes.findOne({ _id: 'c1' }))?.uses, await taken(10)]).toEqual([2, 2]);
});

test('one of the bookings is cancelled by itself, and the others stand', async () => {
  const { id, taken, cancel } = await aRoom(2);
  const form = order([{ room: id }, { room: id }]);
  const [first] = bookedOf(await book(form, 'changed-plans'));
  expect((await cancel(first!._id, 'changed-plans')).status).toBe(200);
  expect(await taken(10)).toBe(1);
  const { body } = await service.call(calls.listOwnBookings, {}, { as: 'changed-plans' });
  expect((body.bookings as { state: string }[]).map(({ state }) => state).sort()).toEqual(['cancelled', 'unpaid']);
  expect(await book(form, 'changed-plans')).toMatchObject({ status: 409, body: { field: 'key' } });
});

test('the key of a form leads to no booking of another guest', async () => {
  const { id } = await aRoom(4);
  const form = order([{ room: id }, { room: id }], { key: 'my-form' });
  const [first] = bookedOf(await book(form, 'asha'));
  expect(first!._id).toBe(idFromKey('booked-together', 'asha', '0', 'my-form'));
  const other = await book(form, 'ben');
  expect(bookedOf(other)[0]!._id).not.toBe(first!._id);
});
