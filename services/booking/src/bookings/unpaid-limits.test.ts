import { calls, events } from '@wayhouse/contracts';
import { eventually } from '@wayhouse/service-kit/testing';
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
import { stayChangeSteps, wanted } from '../testing/stay-change-steps.js';
import { defaultUnpaidLimits } from './domain/unpaid-limits.js';

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

/** Another service in which a guest may hold so much without having paid. */
async function withLimits(limits: Partial<typeof defaultUnpaidLimits>, work: (limited: TestBooking) => Promise<void>) {
  const limited = await startTestBooking(() => noon, undefined, { ...defaultUnpaidLimits, ...limits });
  await work(limited).finally(() => limited.stop());
}

test('a longer stay counts against what a guest may hold without having paid, without its former nights', () =>
  withLimits({ bookings: 1, nights: 4 }, async (limited) => {
    const id = await bookingSteps(limited).bookAndGetId(10);
    const to = (nights: number) =>
      limited.call(calls.changeStay, { ...wanted(id, 10, nights), totalPrice: nights * 120 }, { as: 'asha' });
    expect((await to(4)).status).toBe(200);
    expect((await to(5)).status).toBe(422);
    const shown = await limited.call(calls.showStayChange, wanted(id, 10, 5), { as: 'asha' });
    expect(shown.status).toBe(422);
    await eventually(async () =>
      expect(await limited.db.collection('room_nights').countDocuments({ holder: id })).toBe(4),
    );
  }));

test('of changes at once in several rooms as many succeed as what a guest may hold unpaid leaves room for, and a rest counts', () =>
  withLimits({ nights: 8 }, async (limited) => {
    const guest = bookingSteps(limited);
    const hotel = stayChangeSteps(limited);
    const longer = (id: string) =>
      limited.call(calls.changeStay, { ...wanted(id, 10, 3), totalPrice: 360 }, { as: 'asha' });
    const ids: string[] = [];
    for (let rooms = 0; rooms < 3; rooms++) ids.push(await hotel.bookIn(await hotel.aRoom(), 10, 2));
    const responses = await Promise.all(ids.map(longer));
    expect(statuses(responses)).toEqual([200, 200, 422]);
    const refused = responses.findIndex(({ status }) => status === 422);
    await guest.pay(ids[refused]!, { amountMinor: 240_00 });
    await guest.waitUntil(ids[refused]!, { state: 'paid' });
    await guest.bookAndGetId(40, 2);
    expect((await longer(ids[refused]!)).status).toBe(422);
    await guest.cancel(ids[(refused + 1) % 3]!);
    expect((await longer(ids[refused]!)).status).toBe(200);
    expect((await guest.book(50)).status).toBe(422);
  }));
