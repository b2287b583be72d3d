import { bookingSteps } from '../testing/booking-steps.js';
import { bookingService, noon, type TestBooking } from '../testing/factories.js';

let service: TestBooking;
let guest: ReturnType<typeof bookingSteps>;
beforeAll(async () => {
  service = await bookingService();
  guest = bookingSteps(service);
});
afterAll(() => service.stop());

const oneMomentLater = new Date(noon.getTime() + 1);
const terms = async (id: string) => {
  const { charge, refund } = (await guest.show(id)).body;
  return { charge, refund };
};

test('of a payment the rest would come back, and less what has come back already', async () => {
  const id = await guest.booked(2);
  await guest.pay(id);
  await guest.turns(id, { paid: 360 });
  expect(await terms(id)).toEqual({ charge: 0, refund: 360 });
  await guest.sendBack(id, 300_00);
  await guest.turns(id, { refunded: 300 });
  expect(await terms(id)).toEqual({ charge: 0, refund: 60 });
});

test('a second payment comes back whole, whatever came back of the first', async () => {
  const id = await guest.booked(5);
  await guest.pay(id);
  await guest.turns(id, { paid: 360 });
  await guest.sendBack(id, 300_00);
  await guest.pay(id, { paymentId: 'pi_second' });
  await guest.turns(id, { paid: 720, refunded: 300 });
  expect(await terms(id)).toEqual({ charge: 0, refund: 420 });
  await guest.sendBack(id, 360_00, 'pi_second');
  await guest.turns(id, { refunded: 660 });
  expect(await terms(id)).toEqual({ charge: 0, refund: 60 });
});

test('once cancelled it says what that did cost, and what of the payment is still to come back', async () => {
  const id = await guest.booked(0, 1);
  const paid = await guest.booked(1, 1);
  expect(await terms(paid)).toEqual({ charge: 120, refund: 0 });
  await guest.pay(paid);
  await guest.turns(paid, { paid: 360 });
  await Promise.all([guest.cancel(id, 120), guest.cancel(paid, 120)]);
  expect(await terms(id)).toEqual({ charge: 120, refund: 0 });
  expect(await terms(paid)).toEqual({ charge: 120, refund: 240 });
  await guest.sendBack(paid, 240_00);
  await guest.turns(paid, { refunded: 240 });
  expect(await terms(paid)).toEqual({ charge: 120, refund: 0 });
});

test('a payment that came after cancelling comes back whole', async () => {
  const id = await guest.booked(1, 1);
  await guest.cancel(id, 120);
  await guest.pay(id, { paidAt: oneMomentLater });
  await guest.turns(id, { paid: 360 });
  expect(await terms(id)).toEqual({ charge: 120, refund: 360 });
});
