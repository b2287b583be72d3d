import { calls, events, type RoomFacts } from '@wayhouse/contracts';
import { errorMessages } from '@wayhouse/messages/errors';
import { inDays, noon, room, startTestBooking, type TestBooking, waitForDocument } from '../testing/factories.js';

let service: TestBooking;
beforeAll(async () => (service = await startTestBooking(() => noon)));
afterAll(() => service.stop());

async function listRoom(facts: Partial<RoomFacts> & { roomId: string }): Promise<string> {
  await service.publish(events.roomListed, room(facts));
  await waitForDocument(service, 'rooms', facts.roomId);
  return facts.roomId;
}
const stayOf = (roomId: string, from: number, nights: number) => ({
  room: roomId,
  checkInDate: inDays(from),
  checkOutDate: inDays(from + nights),
});
const book = (roomId: string, from: number, nights: number) =>
  service.call(
    calls.bookRoom,
    { ...stayOf(roomId, from, nights), guests: 1, PaymentMethod: 'Pay at Hotel' },
    { as: 'asha' },
  );
const check = async (roomId: string, from: number, nights: number) =>
  (await service.call(calls.checkAvailability, stayOf(roomId, from, nights))).body;
const on = (day: number) => ({ from: inDays(day), to: inDays(day) });

/** Two nights at least and five at most, for arrivals from day 10; nobody arrives on day 20 or leaves on day 30. */
const restricted = {
  rates: [
    { from: inDays(10), minNights: 2, maxNights: 5 },
    { ...on(20), noArrival: true },
    { ...on(30), noDeparture: true },
  ],
};

test.each<[string, number, number, string, string]>([
  ['too short', 11, 1, 'checkOutDate', errorMessages['stay-too-short']({ nights: 2, day: inDays(11) })],
  ['too long', 11, 6, 'checkOutDate', errorMessages['stay-too-long']({ nights: 5, day: inDays(11) })],
  ['from a day without arrivals', 20, 3, 'checkInDate', errorMessages['closed-to-arrival']({ day: inDays(20) })],
  ['to a day without departures', 27, 3, 'checkOutDate', errorMessages['closed-to-departure']({ day: inDays(30) })],
])('refuses a stay that is %s, and says so when it is checked', async (what, from, nights, field, message) => {
  const id = await listRoom({ roomId: what.replaceAll(' ', '-'), ...restricted });
  expect(await book(id, from, nights)).toMatchObject({ status: 422, body: { code: 'rule-broken', field, message } });
  expect(await check(id, from, nights)).toMatchObject({ success: true, isAvailable: false, message });
  expect(await service.db.collection('room_nights').countDocuments({ room: id })).toBe(0);
});

test('books a stay that keeps to the restrictions', async () => {
  const id = await listRoom({ roomId: 'kept', ...restricted });
  expect(await check(id, 18, 3)).toMatchObject({ isAvailable: true });
  expect((await book(id, 18, 3)).status).toBe(200);
  expect((await book(id, 9, 1)).status).toBe(200);
});

test('restrictions without a price cost nothing, and a booking has no copy of them', async () => {
  const bookingWindow = { leadDays: 1 };
  const id = await listRoom({ roomId: 'priced', ...restricted, bookingWindow });
  const { body } = await book(id, 40, 2);
  expect(body.booking).toMatchObject({ totalPrice: 240 });
  const stored = await service.db
    .collection('bookings')
    .findOne({ _id: (body.booking as { _id: string })._id as never });
  expect(JSON.stringify(stored)).not.toMatch(/minNights|leadDays/);
});

test('a room is booked no later and no earlier than its owner has set', async () => {
  const id = await listRoom({ roomId: 'window', bookingWindow: { leadDays: 2, daysAhead: 60 } });
  const late = errorMessages['arrival-too-soon']({ days: 2 });
  expect(await book(id, 1, 1)).toMatchObject({ status: 422, body: { field: 'checkInDate', message: late } });
  expect(await check(id, 1, 1)).toMatchObject({ isAvailable: false, message: late });
  const early = errorMessages['too-far-ahead']({ days: 60 });
  expect(await book(id, 61, 1)).toMatchObject({ status: 422, body: { field: 'checkInDate', message: early } });
  expect(await check(id, 61, 1)).toMatchObject({ isAvailable: false, message: early });
  expect((await book(id, 2, 1)).status).toBe(200);
  expect((await book(id, 60, 1)).status).toBe(200);
});

test('a taken night is reported with the message of before', async () => {
  const id = await listRoom({ roomId: 'taken', ...restricted });
  await book(id, 12, 2);
  expect(await check(id, 12, 2)).toMatchObject({ isAvailable: false, message: errorMessages['room-not-available'] });
});
