import { type Booking, calls, events } from '@wayhouse/contracts';
import { eventually } from '@wayhouse/service-kit/testing';
import { bookingSteps } from '../testing/booking-steps.js';
import { inDays, noon, room, startTestBooking, type TestBooking, waitForDocument } from '../testing/factories.js';

let service: TestBooking;
let guest: ReturnType<typeof bookingSteps>;
beforeAll(async () => {
  service = await startTestBooking(() => noon);
  guest = bookingSteps(service);
});
afterAll(() => service.stop());

/** A room at 120.00 a night with the offers of its hotel. */
async function listRoom(roomId: string, over: Parameters<typeof room>[0]): Promise<string> {
  await service.publish(events.roomListed, room({ roomId, ...over }));
  await waitForDocument(service, 'rooms', roomId);
  return roomId;
}
const book = (roomId: string, from: number, nights: number, over = {}) => {
  const stay = { room: roomId, checkInDate: inDays(from), checkOutDate: inDays(from + nights) };
  return service.call(calls.bookRoom, { ...stay, guests: 2, PaymentMethod: 'Pay at Hotel', ...over }, { as: 'asha' });
};

test('a booking costs its nights with the offer, names it, and has no other price', async () => {
  const id = await listRoom('summer', { offers: ['summer'] });
  expect(await book(id, 10, 3, { totalPrice: 360 })).toMatchObject({ status: 409, body: { code: 'terms-changed' } });
  const { status, body } = await book(id, 10, 3, { totalPrice: 270 });
  expect(status).toBe(200);
  expect(body.booking).toMatchObject({ totalPrice: 270, owed: 270, offer: { id: 'summer', percentOff: 25 } });
  expect((await service.publishedEvents(events.bookingConfirmed)).at(-1)).toMatchObject({
    totalMinor: 270_00,
    lines: [{ eachMinor: 90_00 }],
    offer: { id: 'summer', percentOff: 25 },
  });
});

test('a stay that the offer is not for costs what it does without', async () => {
  const id = await listRoom('luxury', { roomType: 'Luxury Room', offers: ['luxury'] });
  const soon = await book(id, 59, 1);
  expect(soon.body.booking).toMatchObject({ totalPrice: 120 });
  expect(soon.body.booking).not.toHaveProperty('offer');
  expect((await book(id, 60, 1)).body.booking).toMatchObject({ totalPrice: 84, offer: { id: 'luxury' } });
});

test('the offer is off the rates of each night', async () => {
  const rates = [{ from: inDays(21), to: inDays(21), nightMinor: 200_00 }];
  const { body } = await book(await listRoom('rates', { offers: ['summer'], rates }), 20, 2);
  expect(body.booking).toMatchObject({ totalPrice: 240, lines: [{ each: 90 }, { each: 150 }] });
});

test('a booking has its offer for good, and new ones have none once the hotel takes part no longer', async () => {
  const id = await listRoom('left', { offers: ['summer'] });
  const booked = (await book(id, 20, 1)).body.booking as Booking;
  await service.publish(events.roomChanged, room({ roomId: id, version: 2 }));
  await eventually(async () => expect((await book(id, 22, 1, { totalPrice: 120 })).status).toBe(200));
  await guest.waitUntil(booked._id, { totalPrice: 90, offer: booked.offer });
});

test('cancelling late costs the first night as it was booked', async () => {
  const { _id } = (await book(await listRoom('late', { offers: ['summer'] }), 1, 3)).body.booking as Booking;
  expect((await guest.showCancellation(_id)).body).toMatchObject({ charge: 90 });
});
