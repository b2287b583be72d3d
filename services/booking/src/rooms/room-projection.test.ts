import { type Booking, calls, events } from '@wayhouse/contracts';
import { eventually } from '@wayhouse/service-kit/testing';
import { bookingSteps } from '../testing/booking-steps.js';
import { inDays, room, startTestBooking, type TestBooking } from '../testing/factories.js';

let service: TestBooking;
beforeAll(async () => (service = await startTestBooking()));
afterEach(() => jest.restoreAllMocks());
afterAll(() => service.stop());

const stay = { checkInDate: inDays(3), checkOutDate: inDays(4) };

test('a room that was just listed can be checked before its event has arrived', async () => {
  // With a clock that stands still, the wait for the projection does not time out, however slow the event is.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const checked = service.call(calls.checkAvailability, { room: 'r2', ...stay });
  await service.publish(events.roomListed, room({ roomId: 'r2' }));
  expect((await checked).body).toMatchObject({ success: true, isAvailable: true });
});

test('a late event does not overwrite a newer version', async () => {
  const processed = (messageId: string) =>
    eventually(async () => expect(await service.db.collection('inbox').countDocuments({ messageId })).toBe(1));
  await service.publish(events.roomChanged, room({ roomId: 'r3', version: 3, isAvailable: false }), 'newer');
  await processed('newer');
  await service.publish(events.roomListed, room({ roomId: 'r3', version: 1 }), 'late');
  await processed('late');
  expect((await service.call(calls.checkAvailability, { room: 'r3', ...stay })).body.isAvailable).toBe(false);
});

test('a booking shows the photos of its room as they are now, for the guest and for the hotel', async () => {
  const { bookAndGetId, findOwnBooking } = bookingSteps(service);
  const id = await bookAndGetId(30, 2);
  const images = ['/images/new/1280.jpg'];
  await service.publish(events.roomChanged, room({ version: 2, images }));
  await eventually(async () => expect(await findOwnBooking(id)).toMatchObject({ room: { images } }));
  const shown = await service.call(calls.showHotelBooking, { id }, { as: 'owner' });
  expect(shown.body).toMatchObject({ booking: { room: { images } } });
  const listed = await service.call(calls.showHotelBookings, { limit: '10' }, { as: 'owner' });
  expect(JSON.stringify(listed.body)).not.toContain('/images/abc/');
});

test('a new price applies to new bookings; existing ones keep theirs', async () => {
  const { book, bookAndGetId, findOwnBooking } = bookingSteps(service);
  const id = await bookAndGetId(10, 2);
  await service.publish(events.roomChanged, room({ version: 3, nightMinor: 150_25, roomType: 'Luxury Room' }));
  await eventually(async () => {
    const { body } = await book(20, 2, 'ben');
    await service.call(calls.cancelBooking, { bookingId: (body.booking as Booking)._id, charge: 0 }, { as: 'ben' });
    expect(body.booking).toMatchObject({ totalPrice: 300.5 });
  });
  expect(await findOwnBooking(id)).toMatchObject({ totalPrice: 240, room: { roomType: 'Double Bed' } });
});
