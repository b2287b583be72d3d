import { type Booking, calls, events } from '@wayhouse/contracts';
import { addDays, type RateRule } from '@wayhouse/domain';
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

/** A room at 120.00 a night whose nights have these rates. */
async function listRoom(roomId: string, rates: RateRule[]): Promise<string> {
  await service.publish(events.roomListed, room({ roomId, rates }));
  await waitForDocument(service, 'rooms', roomId);
  return roomId;
}
const book = (roomId: string, from: number, nights: number, over = {}) => {
  const stay = { room: roomId, checkInDate: inDays(from), checkOutDate: inDays(from + nights) };
  return service.call(calls.bookRoom, { ...stay, guests: 1, PaymentMethod: 'Pay at Hotel', ...over }, { as: 'asha' });
};
const night = (day: number, nightMinor: number) => ({ from: inDays(day), to: inDays(day), nightMinor });

test('a booking costs the sum of its nights, and lists them by price', async () => {
  const id = await listRoom('dear', [night(11, 150_50)]);
  const { status, body } = await book(id, 10, 3);
  expect(status).toBe(200);
  expect(body.booking).toMatchObject({
    totalPrice: 390.5,
    owed: 390.5,
    lines: [
      { what: 'nights', nights: [inDays(10), inDays(12)], each: 120, amount: 240 },
      { what: 'nights', nights: [inDays(11)], each: 150.5, amount: 150.5 },
    ],
  });
  expect((await service.publishedEvents(events.bookingConfirmed)).at(-1)).toMatchObject({
    totalMinor: 390_50,
    lines: [
      { nights: [inDays(10), inDays(12)], eachMinor: 120_00 },
      { nights: [inDays(11)], eachMinor: 150_50 },
    ],
  });
});

test('where every night costs the same, a booking lists no lines', async () => {
  const id = await listRoom('season', [{ from: inDays(0), nightMinor: 200_00 }]);
  const { body } = await book(id, 20, 2);
  expect(body.booking).toMatchObject({ totalPrice: 400 });
  expect(body.booking).not.toHaveProperty('lines');
});

test('a booking keeps its lines when the rates change, and has no copy of the rates', async () => {
  const id = await listRoom('kept', [night(31, 150_00)]);
  const booked = (await book(id, 30, 2)).body.booking as Booking;
  await service.publish(events.roomChanged, room({ roomId: id, version: 2, rates: [night(31, 500_00)] }));
  await guest.waitUntil(booked._id, { totalPrice: 270, lines: booked.lines });
  const stored = await service.db.collection('bookings').findOne({ _id: booked._id as never });
  expect(stored?.['booking']).toHaveProperty('lines');
  expect(JSON.stringify(stored)).not.toContain('"rates"');
});

test('refuses the price of a stay by other rates than the room has, and books at the right one', async () => {
  const id = await listRoom('seen', [night(41, 150_00)]);
  expect(await book(id, 40, 2, { totalPrice: 240 })).toMatchObject({ status: 409, body: { code: 'terms-changed' } });
  expect((await book(id, 40, 2, { totalPrice: 270 })).status).toBe(200);
});

test('cancelling late costs the first night, not an average one', async () => {
  const id = await listRoom('late', [night(1, 300_00)]);
  const { _id } = (await book(id, 1, 3)).body.booking as Booking;
  expect((await guest.showCancellation(_id)).body).toMatchObject({ charge: 300 });
  expect((await guest.cancel(_id, 300)).body.booking).toMatchObject({ cancellation: { charge: 300 } });
});

test('weekdays are those of the nights', async () => {
  // Tue 5 Jan 2027 is today.
  const id = await listRoom('friday', [{ weekdays: ['fri'], nightMinor: 200_00 }]);
  const friday = addDays('2027-01-08', 49);
  const { body } = await book(id, 50, 4);
  expect(body.booking).toMatchObject({ lines: [{ amount: 360 }, { nights: [friday], amount: 200 }] });
});
