import { type Booking, calls } from '@wayhouse/contracts';
import { addDays } from '@wayhouse/domain';
import { bookingSteps } from '../testing/booking-steps.js';
import { startTestBooking, type TestBooking } from '../testing/factories.js';
import { stayChangeSteps } from '../testing/stay-change-steps.js';

const booked = new Date('2027-01-05T06:30:00Z');
let now = booked;
let service: TestBooking;
let hotel: ReturnType<typeof stayChangeSteps>;
beforeAll(async () => {
  service = await startTestBooking(() => now);
  hotel = stayChangeSteps(service);
});
beforeEach(() => (now = booked));
afterAll(() => service.stop());

/** A stay from 15 to 17 January 2027, booked before the hotel has corrected its city. */
async function bookBeforeMove(from: string, to: string, terms: Parameters<typeof hotel.aRoom>[0] = {}) {
  const roomId = await hotel.aRoom({ city: from, ...terms });
  const id = await hotel.bookIn(roomId, 10, 2);
  await hotel.changeRoom(roomId, { city: to, address: 'Elsewhere 1' });
  return id;
}
const ownBooking = (id: string) => bookingSteps(service).findOwnBooking(id) as unknown as Promise<Booking>;
const setStatus = (bookingId: string) =>
  service.call(calls.setStayStatus, { bookingId, status: 'in-house' }, { as: 'owner' });

test('who arrives today at the hotel is checked in (Los Angeles corrected to Sydney)', async () => {
  const id = await bookBeforeMove('Los Angeles', 'Sydney');
  now = new Date('2027-01-14T12:00:00Z'); // 23:00 on the 14th in Sydney
  expect((await setStatus(id)).status).toBe(422);
  now = new Date('2027-01-15T05:00:00Z'); // 16:00 on the 15th in Sydney, the 14th in Los Angeles
  expect((await setStatus(id)).status).toBe(200);
});

test('who does not arrive before tomorrow cancels today (Sydney corrected to Los Angeles)', async () => {
  const id = await bookBeforeMove('Sydney', 'Los Angeles');
  now = new Date('2027-01-15T04:00:00Z'); // 20:00 on the 14th in Los Angeles
  expect((await bookingSteps(service).showCancellation(id)).status).toBe(200);
});

test('nobody is a no-show on the day of arrival (Sydney corrected to Los Angeles)', async () => {
  const id = await bookBeforeMove('Sydney', 'Los Angeles');
  now = new Date('2027-01-15T16:00:00Z'); // 8:00 on the 15th in Los Angeles, the 16th in Sydney
  const noShow = () => service.call(calls.recordNoShow, { bookingId: id }, { as: 'owner' });
  expect(await noShow()).toMatchObject({ status: 422 });
  now = new Date('2027-01-16T16:00:00Z');
  expect(await noShow()).toMatchObject({ status: 200, body: { booking: { cancellation: { charge: 120 } } } });
});

test('a no-show is charged although cancelling was free until check-in there (Los Angeles corrected to Sydney)', async () => {
  const cancellationPolicy = { freeUntilHours: 0, lateChargeNights: 1 };
  const bookingId = await bookBeforeMove('Los Angeles', 'Sydney', { cancellationPolicy });
  now = new Date('2027-01-15T14:00:00Z'); // 1:00 on the 16th in Sydney, before check-in on the 15th in Los Angeles
  const recorded = await service.call(calls.recordNoShow, { bookingId }, { as: 'owner' });
  expect(recorded).toMatchObject({ status: 200, body: { booking: { cancellation: { charge: 120 } } } });
});

test('the booking names the city whose clock it goes by, and has the place and the deadline that were agreed', async () => {
  const roomId = await hotel.aRoom({ city: 'Sydney' });
  const id = await hotel.bookIn(roomId, 10, 2);
  const { hotel: at, freeCancellationUntil } = await ownBooking(id);
  expect(at).not.toHaveProperty('clockCity');
  await hotel.changeRoom(roomId, { city: 'Los Angeles', address: 'Elsewhere 1' });
  expect(await ownBooking(id)).toMatchObject({ hotel: { ...at, clockCity: 'Los Angeles' }, freeCancellationUntil });
});

test('a stay that is over, and one in another room, go by the clock that they had', async () => {
  const [roomId, other] = [await hotel.aRoom({ city: 'Sydney' }), await hotel.aRoom({ city: 'Sydney' })];
  const [over, elsewhere] = [await hotel.bookIn(roomId, 10, 2), await hotel.bookIn(other, 10, 2)];
  now = new Date(`${addDays('2027-01-17', 2)}T06:00:00Z`);
  const later = await hotel.bookIn(roomId, 20, 2);
  await hotel.changeRoom(roomId, { city: 'Los Angeles' });
  const clocks = [over, elsewhere, later].map(async (id) => (await ownBooking(id)).hotel.clockCity);
  expect(await Promise.all(clocks)).toEqual([undefined, undefined, 'Los Angeles']);
});

test('other dates are those of a hotel in its city of today', async () => {
  const id = await bookBeforeMove('Sydney', 'Los Angeles');
  expect((await hotel.change(id, 11, 2)).status).toBe(200);
  const { hotel: at } = await ownBooking(id);
  expect([at.city, at.clockCity]).toEqual(['Los Angeles', undefined]);
});
