import { type Booking, calls, events } from '@wayhouse/contracts';
import { eventually } from '@wayhouse/service-kit/testing';
import { bookingSteps } from '../testing/booking-steps.js';
import { bookingService, inDays, room, type TestBooking } from '../testing/factories.js';

let service: TestBooking;
beforeAll(async () => (service = await bookingService()));
afterEach(() => jest.restoreAllMocks());
afterAll(() => service.stop());

const stay = { checkInDate: inDays(3), checkOutDate: inDays(4) };

test('a room that was listed a moment ago can be checked before its news has arrived', async () => {
  // However long the news takes, that is a moment ago.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const checked = service.call(calls.checkAvailability, { room: 'r2', ...stay });
  await service.tell(events.roomListed, room({ roomId: 'r2' }));
  expect((await checked).body).toMatchObject({ success: true, isAvailable: true });
});

test('late news of a room does not undo newer', async () => {
  const heard = (messageId: string) =>
    eventually(async () => expect(await service.db.collection('inbox').countDocuments({ messageId })).toBe(1));
  await service.tell(events.roomChanged, room({ roomId: 'r3', version: 3, isAvailable: false }), 'newer');
  await heard('newer');
  await service.tell(events.roomListed, room({ roomId: 'r3', version: 1 }), 'late');
  await heard('late');
  expect((await service.call(calls.checkAvailability, { room: 'r3', ...stay })).body.isAvailable).toBe(false);
});

test('a new price is for new bookings; one that was made keeps what was agreed', async () => {
  const { book, booked, seen } = bookingSteps(service);
  const id = await booked(10, 2);
  await service.tell(events.roomChanged, room({ version: 2, nightMinor: 150_25, roomType: 'Luxury Room' }));
  await eventually(async () => {
    const { body } = await book(20, 2, 'ben');
    await service.call(calls.cancelBooking, { bookingId: (body.booking as Booking)._id, charge: 0 }, { as: 'ben' });
    expect(body.booking).toMatchObject({ totalPrice: 300.5 });
  });
  expect(await seen(id)).toMatchObject({ totalPrice: 240, room: { roomType: 'Double Bed' } });
});
