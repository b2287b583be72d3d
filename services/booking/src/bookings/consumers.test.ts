import { events } from '@wayhouse/contracts';
import { eventually } from '@wayhouse/service-kit/testing';
import { bookingSteps } from '../testing/booking-steps.js';
import { bookingService, type TestBooking } from '../testing/factories.js';

let service: TestBooking;
let guest: ReturnType<typeof bookingSteps>;
beforeAll(async () => {
  service = await bookingService();
  guest = bookingSteps(service);
});
afterAll(() => service.stop());

test('a payment after cancelling is noted without a word of a paid booking', async () => {
  const id = await guest.booked(10);
  await guest.cancel(id);
  await guest.pay(id);
  await guest.turns(id, { state: 'cancelled', paid: 360 });
  expect(await guest.toldOf(id, events.bookingPaid)).toEqual([]);
  expect((await guest.show(id)).body).toMatchObject({ charge: 0, refund: 360 });
  await guest.sendBack(id, 360_00);
  await guest.turns(id, { state: 'cancelled', paid: 360, refunded: 360 });
});

test('a second payment adds to the first and is not told as another paid booking', async () => {
  const id = await guest.booked(20);
  await guest.pay(id);
  await guest.turns(id, { paid: 360 });
  await guest.pay(id, { paymentId: `pi_${id}_again` });
  await guest.turns(id, { state: 'paid', paid: 720 });
  expect(await guest.toldOf(id, events.bookingPaid)).toHaveLength(1);
});

test('a refund heard before its payment is kept until the payment is heard', async () => {
  const id = await guest.booked(30);
  await guest.sendBack(id, 360_00);
  const heard = { _id: id as never, 'booking.refunds.0': { $exists: true } };
  await eventually(async () => expect(await service.db.collection('bookings').countDocuments(heard)).toBe(1));
  expect(await guest.seen(id)).toMatchObject({ state: 'due', paid: 0, refunded: 0 });
  await guest.pay(id);
  await guest.turns(id, { state: 'paid', paid: 360, refunded: 360 });
});
