import { events } from '@wayhouse/contracts';
import { eventually } from '@wayhouse/service-kit/testing';
import { bookingSteps } from '../testing/booking-steps.js';
import { startTestBooking, type TestBooking } from '../testing/factories.js';

let service: TestBooking;
let guest: ReturnType<typeof bookingSteps>;
beforeAll(async () => {
  service = await startTestBooking();
  guest = bookingSteps(service);
});
afterAll(() => service.stop());

test('records a payment after the cancellation without publishing a paid booking', async () => {
  const id = await guest.bookAndGetId(10);
  await guest.cancel(id);
  await guest.pay(id);
  await guest.waitUntil(id, { state: 'cancelled', paid: 360 });
  expect(await guest.publishedEvents(id, events.bookingPaid)).toEqual([]);
  expect((await guest.showCancellation(id)).body).toMatchObject({ charge: 0, refund: 360 });
  await guest.refund(id, 360_00);
  await guest.waitUntil(id, { state: 'cancelled', paid: 360, refunded: 360 });
});

test('records a second payment without publishing another paid booking', async () => {
  const id = await guest.bookAndGetId(20);
  await guest.pay(id);
  await guest.waitUntil(id, { paid: 360 });
  await guest.pay(id, { paymentId: `pi_${id}_again` });
  await guest.waitUntil(id, { state: 'paid', paid: 720 });
  expect(await guest.publishedEvents(id, events.bookingPaid)).toHaveLength(1);
});

test('stores a refund that arrives before its payment and counts it once the payment is there', async () => {
  const id = await guest.bookAndGetId(30);
  await guest.refund(id, 360_00);
  const withRefund = { _id: id as never, 'booking.refunds.0': { $exists: true } };
  await eventually(async () => expect(await service.db.collection('bookings').countDocuments(withRefund)).toBe(1));
  expect(await guest.findOwnBooking(id)).toMatchObject({ state: 'unpaid', paid: 0, refunded: 0 });
  await guest.pay(id);
  await guest.waitUntil(id, { state: 'paid', paid: 360, refunded: 360 });
});
