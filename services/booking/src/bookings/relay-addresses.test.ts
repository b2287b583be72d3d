import { calls, clerkWebhook } from '@wayhouse/contracts';
import { eventually, signWebhook } from '@wayhouse/service-kit/testing';
import { inDays, startTestBooking, type TestBooking } from '../testing/factories.js';

let service: TestBooking;
beforeAll(async () => (service = await startTestBooking()));
afterAll(() => service.stop());

type Shown = { _id: string; hotel: { relayAddress?: string } };

test('guests see the address of a hotel, and none once its owner’s account is deleted', async () => {
  const dates = { checkInDate: inDays(10), checkOutDate: inDays(11) };
  const order = { room: 'r1', ...dates, guests: 1, PaymentMethod: 'Pay at Hotel' as const };
  const booked = await service.call(calls.bookRoom, order, { as: 'asha' });
  const booking = booked.body.booking as Shown;
  expect(booking.hotel.relayAddress).toMatch(/^stay-\w+@relay\.example\.test$/);
  const shown = async () =>
    ((await service.call(calls.listOwnBookings, {}, { as: 'asha' })).body.bookings as Shown[])[0]!;
  expect((await shown()).hotel.relayAddress).toBe(booking.hotel.relayAddress);

  const body = JSON.stringify({ type: 'user.deleted', data: { id: 'owner', object: 'user', deleted: true } });
  const init = { method: 'POST', headers: signWebhook(body), body };
  expect((await fetch(service.url + clerkWebhook.path, init)).status).toBe(200);
  await eventually(async () => expect((await shown()).hotel.relayAddress).toBeUndefined());
  const cancelled = await service.call(calls.cancelBooking, { bookingId: booking._id, charge: 0 }, { as: 'asha' });
  expect(cancelled.status).toBe(200);
  expect((cancelled.body.booking as Shown).hotel.relayAddress).toBeUndefined();
});
