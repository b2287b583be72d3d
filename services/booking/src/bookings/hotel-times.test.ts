import { type Booking, calls, events } from '@wayhouse/contracts';
import { eventually } from '@wayhouse/service-kit/testing';
import { buildReceipt } from '../receipts/receipt.js';
import { bookingSteps } from '../testing/booking-steps.js';
import { inDays, noon, room, startTestBooking, type TestBooking } from '../testing/factories.js';

let now = noon;
let service: TestBooking;
let guest: ReturnType<typeof bookingSteps>;
let older: string;
let newer: string;

/** Two bookings: one by the times of the house, and one made after the hotel has set its own. */
beforeAll(async () => {
  service = await startTestBooking(() => now);
  guest = bookingSteps(service);
  older = await guest.bookAndGetId(10);
  await setTimes(2, { checkInFrom: '15:30', checkOutUntil: '10:00' });
  newer = await guest.bookAndGetId(20);
});
beforeEach(() => (now = noon));
afterAll(() => service.stop());

async function setTimes(version: number, times: { checkInFrom?: string; checkOutUntil?: string }) {
  await service.publish(events.roomChanged, room({ version, ...times }));
  await eventually(async () =>
    expect(await service.db.collection('rooms').findOne({ _id: 'r1' as never })).toMatchObject({ version }),
  );
}

const ownBooking = async (id: string) => {
  const { body } = await service.call(calls.listOwnBookings, {}, { as: 'asha' });
  return (body.bookings as Booking[]).find(({ _id }) => _id === id)!;
};
/** At the hotel on the day that is so many from today. */
const at = (day: number, time: string) => new Date(`${inDays(day)}T${time}:00+05:30`);

test('a booking has the times of when it was made, and goes by them until when it can be cancelled', async () => {
  const times = { checkInFrom: '15:30', checkOutUntil: '10:00' };
  expect((await ownBooking(newer)).hotel).toMatchObject(times);
  expect((await ownBooking(newer)).freeCancellationUntil).toBe(at(18, '15:30').toISOString());
  expect((await ownBooking(older)).hotel).not.toHaveProperty('checkInFrom');
  expect((await ownBooking(older)).freeCancellationUntil).toBe(at(8, '14:00').toISOString());
  const confirmed = await service.publishedEvents(events.bookingConfirmed);
  expect(confirmed.find(({ bookingId }) => bookingId === newer)?.hotel).toMatchObject(times);
  expect(confirmed.find(({ bookingId }) => bookingId === older)?.hotel).not.toHaveProperty('checkInFrom');
});

test('the receipt names them', async () => {
  const factsOf = async (id: string) => JSON.stringify(buildReceipt(await ownBooking(id), noon).blocks);
  expect(await factsOf(older)).toMatch(/from 2:00 PM.*by 11:00 AM.*2:00 PM; after that/);
  expect(await factsOf(newer)).toMatch(/from 3:30 PM.*by 10:00 AM.*3:30 PM; after that/);
});

test('a stay begins and is over at the times of its booking', async () => {
  const show = async (id: string) => (await guest.showCancellation(id)).status;
  const cancelAsOwner = async (bookingId: string) =>
    (await service.call(calls.cancelByOwner, { bookingId }, { as: 'owner' })).status;
  now = at(10, '14:00');
  expect(await show(older)).toBe(422);
  now = at(20, '15:29');
  expect(await show(newer)).toBe(200);
  now = at(20, '15:30');
  expect(await show(newer)).toBe(422);
  now = at(23, '10:00');
  expect(await cancelAsOwner(newer)).toBe(422);
  now = at(13, '10:30');
  expect(await cancelAsOwner(older)).toBe(200);
});

test('the arrival is not before check-in of the booking', async () => {
  const stay = { room: 'r1', checkInDate: inDays(30), checkOutDate: inDays(31), guests: 1 };
  const book = (arrivalTime: '14:00' | '15:00') =>
    service.call(calls.bookRoom, { ...stay, PaymentMethod: 'Pay at Hotel', arrivalTime }, { as: 'asha' });
  expect((await book('14:00')).body).toMatchObject({ message: expect.stringContaining('from 3:30 PM') as string });
  expect((await book('15:00')).status).toBe(200);
});

test('other dates leave a booking its times', async () => {
  const id = await guest.bookAndGetId(40, 2);
  await setTimes(3, { checkInFrom: '16:00' });
  const stay = { checkInDate: inDays(50), checkOutDate: inDays(52), guests: 1, totalPrice: 240 };
  const { body } = await service.call(calls.changeStay, { id, ...stay }, { as: 'asha' });
  expect(body.booking).toMatchObject({
    checkInDate: inDays(50),
    hotel: { checkInFrom: '15:30', checkOutUntil: '10:00' },
    freeCancellationUntil: at(48, '15:30').toISOString(),
  });
  const later = await guest.bookAndGetId(60, 2);
  expect((await ownBooking(later)).hotel).toMatchObject({ checkInFrom: '16:00' });
  expect((await ownBooking(later)).hotel).not.toHaveProperty('checkOutUntil');
});
