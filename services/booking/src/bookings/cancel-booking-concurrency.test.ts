import { events } from '@wayhouse/contracts';
import { bookingSteps } from '../testing/booking-steps.js';
import { bookingService, type TestBooking } from '../testing/factories.js';

let service: TestBooking;
let guest: ReturnType<typeof bookingSteps>;
beforeAll(async () => {
  service = await bookingService();
  guest = bookingSteps(service);
});
afterAll(() => service.stop());

test('of 20 simultaneous wishes to cancel all are answered and one is told', async () => {
  const id = await guest.booked(10);
  const answers = await Promise.all(Array.from({ length: 20 }, () => guest.cancel(id)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await guest.toldOf(id, events.bookingCancelled)).toHaveLength(1);
});

test('whoever books while the nights are released either has them or is told that they are taken', async () => {
  for (const from of [20, 25, 30, 35, 40]) {
    const id = await guest.booked(from);
    const rivals = ['ben', 'cleo', 'dora'];
    const [cancelled, ...answers] = await Promise.all([
      guest.cancel(id),
      ...rivals.map((rival) => guest.book(from, 3, rival)),
    ]);
    expect(cancelled.status).toBe(200);
    const statuses = answers.map(({ status }) => status).sort();
    const isSold = statuses[0] === 200;
    expect(statuses).toEqual([isSold ? 200 : 409, 409, 409]);
    expect(await guest.isFree(from)).toBe(!isSold);
    expect((await guest.book(from, 3, 'emil')).status).toBe(isSold ? 409 : 200);
  }
});

test('a payment that arrives while its booking is cancelled is not lost, and neither is the cancellation', async () => {
  const ids = await Promise.all([50, 55, 60, 65, 70].map((from) => guest.booked(from)));
  await Promise.all(ids.flatMap((id) => [guest.pay(id), guest.cancel(id)]));
  for (const id of ids) {
    await guest.turns(id, { state: 'cancelled', paid: 360, cancellation: { charge: 0 } });
    expect(await guest.toldOf(id, events.bookingCancelled)).toHaveLength(1);
  }
});
