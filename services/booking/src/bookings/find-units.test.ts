import { calls } from '@wayhouse/contracts';
import { noon, startTestBooking, type TestBooking } from '../testing/factories.js';
import { roomWithUnits } from '../testing/room-with-units.js';

let now = noon;
let service: TestBooking;
beforeAll(async () => void (service = await startTestBooking(() => now)));
beforeEach(() => (now = noon));
afterAll(() => service.stop());

type Answer = { booking: { unit?: number }; today: { bookings: { _id: string; unit?: number }[] } };
const show = async (id: string) =>
  ((await service.call(calls.showHotelBooking, { id }, { as: 'owner' })).body as Answer).booking;
const today = async (group: 'arrivals' | 'departures') => {
  const { body } = await service.call(calls.showHotelToday, { group }, { as: 'owner' });
  return new Map((body as Answer).today.bookings.map(({ _id, unit }) => [_id, unit]));
};
const move = (bookingId: string, unit: number) => service.call(calls.moveStay, { bookingId, unit }, { as: 'owner' });

test('the hotel reads which unit each guest has, on the booking and among today’s', async () => {
  const room = await roomWithUnits(service, 3);
  const ids = [await room.bookAndGetId(0, 2), await room.bookAndGetId(0, 2)];
  await move(ids[0]!, 3);
  expect(await Promise.all(ids.map(async (id) => (await show(id)).unit))).toEqual([3, 2]);
  const arrivals = await today('arrivals');
  expect(ids.map((id) => arrivals.get(id))).toEqual([3, 2]);
});

test('of a guest who has moved it is the one of today, on the day of departure the last', async () => {
  const room = await roomWithUnits(service, 2);
  const id = await room.bookAndGetId(10, 3);
  now = new Date('2027-01-16T06:30:00Z');
  await move(id, 2);
  expect((await show(id)).unit).toBe(2);
  now = new Date('2027-01-15T06:30:00Z');
  expect((await show(id)).unit).toBe(1);
  now = new Date('2027-01-18T06:30:00Z');
  expect((await today('departures')).get(id)).toBe(2);
});

test('a room that stands for itself alone has no number, unless its guest is in a unit that was taken away', async () => {
  const alone = await roomWithUnits(service);
  expect(await show(await alone.bookAndGetId(20, 2))).not.toHaveProperty('unit');
  const fewer = await roomWithUnits(service, 2);
  const ids = [await fewer.bookAndGetId(20, 2), await fewer.bookAndGetId(20, 2)];
  await fewer.changeUnits(1);
  expect(await Promise.all(ids.map(async (id) => (await show(id)).unit))).toEqual([undefined, 2]);
});

test('guests do not see it, and a cancelled booking has none', async () => {
  const room = await roomWithUnits(service, 2);
  const id = await room.bookAndGetId(30, 2);
  const { body } = await service.call(calls.listOwnBookings, {}, { as: 'asha' });
  expect(JSON.stringify(body)).not.toContain('"unit"');
  await room.cancel(id);
  expect(await show(id)).not.toHaveProperty('unit');
});
