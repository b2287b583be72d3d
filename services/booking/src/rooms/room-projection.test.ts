import { type Booking, calls, events, type RoomFacts } from '@wayhouse/contracts';
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

test('whatever happens to a booking is published with the photo that its room has by then', async () => {
  const { publish, book } = roomSteps('r6');
  await publish(2);
  const ids: string[] = [];
  for (const from of [40, 50, 0, 60]) ids.push((await book(from))._id);
  const [paid, paidThere, changed, cancelled] = ids as [string, string, string, string];
  await publish(3, { images: ['/images/new/1280.jpg', '/images/abc/1280.jpg'] });
  await bookingSteps(service).pay(paid, { amountMinor: 240_00 });
  const payment = { bookingId: paidThere, amount: 240, owed: 240, means: 'cash' as const, key: 'photos-of-events' };
  const { body } = await service.call(calls.recordPayment, payment, { as: 'owner' });
  const { paymentId } = (body.history as { paymentId: string }[]).at(-1)!;
  await service.call(calls.takeBackPayment, { bookingId: paidThere, paymentId }, { as: 'owner' });
  await service.call(calls.setStayStatus, { bookingId: changed, status: 'in-house' }, { as: 'owner' });
  const seen = { checkInDate: inDays(0), checkOutDate: inDays(2), guests: 1 };
  const shorter = { id: changed, ...seen, checkOutDate: inDays(1), totalPrice: 120, seen };
  await service.call(calls.changeStayByHotel, shorter, { as: 'owner' });
  await service.call(calls.cancelBooking, { bookingId: cancelled, charge: 0 }, { as: 'asha' });
  for (const [event, id] of [
    [events.bookingPaid, paid],
    [events.bookingPaid, paidThere],
    [events.bookingPaymentTakenBack, paidThere],
    [events.bookingChanged, changed],
    [events.bookingCancelled, cancelled],
  ] as const)
    await eventually(async () => {
      const published = (await service.publishedEvents(event)).filter(({ bookingId }) => bookingId === id);
      expect([event.type, published]).toMatchObject([event.type, [{ photo: '/images/new/1280.jpg' }]]);
    });
});

test('a booking has the name that its room was booked with; the name that goes with its owner is stored of the room no more', async () => {
  const { bookAndGetId, findOwnBooking } = bookingSteps(service);
  const { publish, book, stored } = roomSteps('r4');
  const nameless = await bookAndGetId(40, 2);
  await publish(2, { roomName: 'Sea view double' });
  const named = await book(40);
  await publish(3, { roomName: 'Garden double' });
  expect((await book(44)).room).toMatchObject({ name: 'Garden double' });
  await publish(4);
  expect(JSON.stringify(await stored())).not.toContain('double');
  expect((await book(48)).room).not.toHaveProperty('name');
  expect(await findOwnBooking(named._id)).toMatchObject({ room: { name: 'Sea view double', roomType: 'Double Bed' } });
  expect(await findOwnBooking(nameless)).not.toHaveProperty('room.name');
  const shown = await service.call(calls.showHotelBooking, { id: named._id }, { as: 'owner' });
  expect(shown.body).toMatchObject({ booking: { room: { name: 'Sea view double' } } });
  const confirmed = await service.publishedEvents(events.bookingConfirmed);
  expect(confirmed.find(({ bookingId }) => bookingId === named._id)).toMatchObject({ roomName: 'Sea view double' });
  expect(confirmed.find(({ bookingId }) => bookingId === nameless)).not.toHaveProperty('roomName');
});

test('a booking whose stay is changed has the name that its room has by then', async () => {
  const { publish, book } = roomSteps('r5');
  await publish(2, { roomName: 'Sea view double' });
  const { _id: id } = await book(40);
  await publish(3, { roomName: 'Garden double' });
  const days = { checkInDate: inDays(42), checkOutDate: inDays(44) };
  const { body } = await service.call(calls.changeStay, { id, ...days, guests: 1, totalPrice: 240 }, { as: 'asha' });
  expect(body.booking).toMatchObject({ room: { name: 'Garden double' } });
});

/** Of a room that is not in other tests. */
function roomSteps(roomId: string) {
  const stored = () => service.db.collection('rooms').findOne({ _id: roomId as never });
  return {
    stored,
    async publish(version: number, facts: Partial<RoomFacts> = {}) {
      await service.publish(events.roomChanged, room({ roomId, version, ...facts }));
      await eventually(async () => expect(await stored()).toMatchObject({ version }));
    },
    async book(from: number) {
      const days = { checkInDate: inDays(from), checkOutDate: inDays(from + 2) };
      const wanted = { room: roomId, ...days, guests: 1, PaymentMethod: 'Pay at Hotel' as const };
      return (await service.call(calls.bookRoom, wanted, { as: 'asha' })).body.booking as Booking;
    },
  };
}

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
