import { calls, events } from '@wayhouse/contracts';
import { bookingSteps } from '../testing/booking-steps.js';
import {
  inDays,
  noon,
  room,
  startTestBooking,
  testPolicy,
  type TestBooking,
  waitForDocument,
} from '../testing/factories.js';

let service: TestBooking;
let steps: ReturnType<typeof bookingSteps>;
beforeAll(async () => {
  service = await startTestBooking(
    () => noon,
    () => testPolicy,
    { bookings: 3, nights: 40, sameNight: 2 },
  );
  steps = bookingSteps(service);
  for (const roomId of ['r2', 'r3']) {
    await service.publish(events.roomListed, room({ roomId }));
    await waitForDocument(service, 'rooms', roomId);
  }
});
afterAll(() => service.stop());

const book = (guest: string, from: number, nights = 3, roomId = 'r1') => {
  const stay = { room: roomId, checkInDate: inDays(from), checkOutDate: inDays(from + nights) };
  return service.call(calls.bookRoom, { ...stay, guests: 1, PaymentMethod: 'Pay at Hotel' }, { as: guest });
};
const statuses = (responses: { status: number }[]) => responses.map(({ status }) => status).sort();

test('of 25 simultaneous bookings of one guest as many succeed as may be unpaid', async () => {
  const responses = await Promise.all(Array.from({ length: 25 }, (_, index) => book('hoarder', 100 + index * 4)));
  expect(statuses(responses)).toEqual([...Array(3).fill(200), ...Array(22).fill(422)]);
  expect(responses.find(({ status }) => status === 422)?.body).toMatchObject({
    code: 'rule-broken',
    message: expect.stringContaining('Pay for one of them by card') as string,
  });
  expect((await book('another', 300)).status).toBe(200);
});

test('refuses nights beyond the limit, and a third room for the same night', async () => {
  expect((await book('sleeper', 400, 30)).status).toBe(200);
  expect((await book('sleeper', 440, 11)).status).toBe(422);
  expect((await book('sleeper', 402, 3, 'r2')).status).toBe(200);
  expect((await book('sleeper', 404, 3, 'r3')).status).toBe(422);
  expect(await steps.isAvailable(440, 11)).toBe(true);
});

test('a paid or cancelled booking makes room for another', async () => {
  const ids = [];
  for (const from of [500, 504, 508]) ids.push(await steps.bookAndGetId(from));
  expect((await steps.book(512)).status).toBe(422);
  await steps.cancel(ids[0]!);
  expect((await steps.book(512)).status).toBe(200);
  expect((await steps.book(516)).status).toBe(422);
  await steps.pay(ids[1]!);
  await steps.waitUntil(ids[1]!, { state: 'paid' });
  expect((await steps.book(516)).status).toBe(200);
});

test('a stay that is over does not count', async () => {
  const past = { 'booking.stay': { checkIn: '2026-12-01', checkOut: '2026-12-04' } };
  for (const from of [600, 604, 608]) await book('regular', from);
  expect((await book('regular', 612)).status).toBe(422);
  await service.db.collection('bookings').updateOne({ guestId: 'regular' }, { $set: past });
  expect((await book('regular', 612)).status).toBe(200);
});
