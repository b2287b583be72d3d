import { bookingSteps } from '../testing/booking-steps.js';
import { startTestBooking, noon, type TestBooking } from '../testing/factories.js';

let service: TestBooking;
let guest: ReturnType<typeof bookingSteps>;
beforeAll(async () => {
  service = await startTestBooking();
  guest = bookingSteps(service);
});
afterAll(() => service.stop());

const oneMomentLater = new Date(noon.getTime() + 1);
const terms = async (id: string) => {
  const { charge, refund } = (await guest.showCancellation(id)).body;
  return { charge, refund };
};

test('refunds what was paid less what has been refunded', async () => {
  const id = await guest.bookAndGetId(2);
  await guest.pay(id);
  await guest.waitUntil(id, { paid: 360 });
  expect(await terms(id)).toEqual({ charge: 0, refund: 360 });
  await guest.refund(id, 300_00);
  await guest.waitUntil(id, { refunded: 300 });
  expect(await terms(id)).toEqual({ charge: 0, refund: 60 });
});

test('refunds a second payment in full, whatever was refunded of the first', async () => {
  const id = await guest.bookAndGetId(5);
  await guest.pay(id);
  await guest.waitUntil(id, { paid: 360 });
  await guest.refund(id, 300_00);
  await guest.pay(id, { paymentId: 'pi_second' });
  await guest.waitUntil(id, { paid: 720, refunded: 300 });
  expect(await terms(id)).toEqual({ charge: 0, refund: 420 });
  await guest.refund(id, 360_00, 'pi_second');
  await guest.waitUntil(id, { refunded: 660 });
  expect(await terms(id)).toEqual({ charge: 0, refund: 60 });
});

test('after cancelling it shows the charge and what is still to be refunded', async () => {
  const id = await guest.bookAndGetId(0, 1);
  const paid = await guest.bookAndGetId(1, 1);
  expect(await terms(paid)).toEqual({ charge: 120, refund: 0 });
  await guest.pay(paid);
  await guest.waitUntil(paid, { paid: 360 });
  await Promise.all([guest.cancel(id, 120), guest.cancel(paid, 120)]);
  expect(await terms(id)).toEqual({ charge: 120, refund: 0 });
  expect(await terms(paid)).toEqual({ charge: 120, refund: 240 });
  await guest.refund(paid, 240_00);
  await guest.waitUntil(paid, { refunded: 240 });
  expect(await terms(paid)).toEqual({ charge: 120, refund: 0 });
});

test('refunds a payment made after the cancellation in full', async () => {
  const id = await guest.bookAndGetId(1, 1);
  await guest.cancel(id, 120);
  await guest.pay(id, { paidAt: oneMomentLater });
  await guest.waitUntil(id, { paid: 360 });
  expect(await terms(id)).toEqual({ charge: 120, refund: 360 });
});
