import { calls, events } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { stayChangeSteps } from '../testing/stay-change-steps.js';
import { startTestBooking, inDays, type TestBooking } from '../testing/factories.js';

let service: TestBooking;
beforeAll(async () => (service = await startTestBooking()));
afterAll(() => service.stop());

const stay = (from: number, to: number) => ({ checkInDate: inDays(from), checkOutDate: inDays(to) });
const book = (from: number, to: number, as: string | undefined = 'asha', over = {}) =>
  service.call(
    calls.bookRoom,
    { room: 'r1', ...stay(from, to), guests: 2, PaymentMethod: 'Pay at Hotel', ...over },
    { as },
  );
const isAvailable = async (from: number, to: number) =>
  (await service.call(calls.checkAvailability, { room: 'r1', ...stay(from, to) })).body.isAvailable;

test('of 60 simultaneous overlapping bookings one succeeds and 59 are refused', async () => {
  const responses = await Promise.all(
    Array.from({ length: 60 }, (_, index) => book(10 + (index % 3), 13 + (index % 3), `guest${index}`)),
  );
  const count = (status: number) => responses.filter((response) => response.status === status).length;
  expect([count(200), count(409)]).toEqual([1, 59]);
  expect(responses.find((response) => response.status === 409)?.body).toMatchObject({
    success: false,
    code: 'not-available',
    message: 'Room is not available for the selected dates. Please choose different dates.',
  });
  expect(
    await service.db
      .collection('bookings')
      .countDocuments({ 'booking.stay.checkIn': { $gte: inDays(10), $lte: inDays(12) } }),
  ).toBe(1);
});

test('a form that is sent again, at once or later, books one of several units, and with another stay it is refused', async () => {
  const room = await stayChangeSteps(service).aRoom({ units: 3 });
  const send = (to: number, over = {}) => book(200, to, 'asha', { room, key: 'form-1', ...over });
  const sent = await Promise.all([send(202), send(202), send(202)]);
  const ids = [...sent, await send(202)].map(({ body }) => (body.booking as { _id: string })._id);
  expect(new Set(ids).size).toBe(1);
  expect((await send(202, { wishes: 'A quiet room' })).body.message).toBe(confirmations.bookedBefore);
  expect(await send(203)).toMatchObject({ status: 409, body: { code: 'edit-conflict', field: 'key' } });
  const rows = await service.db.collection('bookings').find({ 'booking.room.roomId': room }).toArray();
  expect(rows.map(({ _id }) => String(_id))).toEqual([ids[0]]);
  const ofAnother = await book(200, 202, 'dora', { room, key: 'form-1' });
  expect(ofAnother.status).toBe(200);
  expect((ofAnother.body.booking as { _id: string })._id).not.toBe(ids[0]);
});

test('a form that is sent again once its booking is cancelled does not pass for booked, and books nothing', async () => {
  const form = { key: 'form-2' };
  const { body } = await book(210, 212, 'asha', form);
  const bookingId = (body.booking as { _id: string })._id;
  expect((await service.call(calls.cancelBooking, { bookingId, charge: 0 }, { as: 'asha' })).status).toBe(200);
  expect(await book(210, 212, 'asha', form)).toMatchObject({
    ...{ status: 409, body: { code: 'edit-conflict', field: 'key' } },
  });
  expect(await isAvailable(210, 212)).toBe(true);
  expect((await book(210, 212, 'asha', { key: 'form-3' })).status).toBe(200);
});

test('a guest can arrive on the day another leaves', async () => {
  expect((await book(20, 22)).status).toBe(200);
  expect((await book(22, 24)).status).toBe(200);
  expect((await book(18, 20)).status).toBe(200);
});

test('refuses a stay that overlaps by one night', async () => {
  expect((await book(30, 32)).status).toBe(200);
  expect((await book(31, 33)).status).toBe(409);
  expect(await isAvailable(29, 30)).toBe(true);
  expect(await isAvailable(31, 32)).toBe(false);
});

test('publishes the booking with its nights, guest and hotel', async () => {
  await book(40, 42);
  const published = await service.publishedEvents(events.bookingConfirmed);
  expect(published.at(-1)).toMatchObject({
    nights: [inDays(40), inDays(41)],
    totalMinor: 240_00,
    guest: { id: 'asha', email: 'asha@example.test' },
    hotel: { name: 'Amber Court', city: 'Jaipur' },
  });
});

test('a booking and all its events have the language that the guest booked in, whoever changes it', async () => {
  const order = { room: 'r1', ...stay(45, 46), guests: 1, PaymentMethod: 'Pay at Hotel' as const };
  const { body } = await service.call(calls.bookRoom, order, { as: 'asha', locale: 'en-XA' });
  const { _id: bookingId } = body.booking as { _id: string };
  await service.call(calls.cancelBooking, { bookingId, charge: 0 }, { as: 'asha', locale: 'en' });
  for (const event of [events.bookingConfirmed, events.bookingCancelled])
    expect((await service.publishedEvents(event)).at(-1)).toMatchObject({ bookingId, locale: 'en-XA' });
});

test('uses only the date of a date-time', async () => {
  const { status, body } = await book(0, 0, 'asha', {
    checkInDate: `${inDays(50)}T23:30:00.000Z`,
    checkOutDate: `${inDays(51)}T00:30:00.000Z`,
  });
  expect(status).toBe(200);
  expect(body.booking).toMatchObject({ checkInDate: inDays(50), checkOutDate: inDays(51), totalPrice: 120 });
});

test('refuses another price than the one the guest has seen, and takes nothing', async () => {
  const refused = await book(70, 72, 'asha', { totalPrice: 200 });
  expect(refused).toMatchObject({ status: 409, body: { code: 'terms-changed', field: 'totalPrice' } });
  expect(await isAvailable(70, 72)).toBe(true);
  expect((await book(70, 72, 'asha', { totalPrice: 240 })).status).toBe(200);
});

test.each([
  ['in the past', -1, 1, {}, 422, 'checkInDate'],
  ['more than 730 days ahead', 731, 732, {}, 422, 'checkInDate'],
  ['that ends before it starts', 60, 59, {}, 422, 'checkOutDate'],
  ['of 31 nights', 60, 91, {}, 422, 'checkOutDate'],
  ['for more guests than the room sleeps', 60, 61, { guests: 3 }, 422, 'guests'],
  ['without guests', 60, 61, { guests: 0 }, 400, 'guests'],
  ['with another payment method', 60, 61, { PaymentMethod: 'Card' }, 400, 'PaymentMethod'],
  ['at a price that is none', 60, 61, { totalPrice: -1 }, 400, 'totalPrice'],
  ['in a room that does not exist', 60, 61, { room: 'nowhere' }, 404, 'room'],
])('refuses a stay %s', async (_case, from, to, over, status, field) => {
  const response = await book(from, to, 'asha', over);
  expect([response.status, response.body.field]).toEqual([status, field]);
});
