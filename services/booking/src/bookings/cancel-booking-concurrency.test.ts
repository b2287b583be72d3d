import { events } from '@wayhouse/contracts';
import { bookingSteps } from '../testing/booking-steps.js';
import { startTestBooking, type TestBooking } from '../testing/factories.js';

let service: TestBooking;
let guest: ReturnType<typeof bookingSteps>;
beforeAll(async () => {
  service = await startTestBooking();
  guest = bookingSteps(service);
});
afterAll(() => service.stop());

test('20 simultaneous cancellations all succeed and publish one event', async () => {
  const id = await guest.bookAndGetId(10);
  const responses = await Promise.all(Array.from({ length: 20 }, () => guest.cancel(id)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await guest.publishedEvents(id, events.bookingCancelled)).toHaveLength(1);
});

test('a booking made while the nights are released either gets them or is refused', async () => {
  for (const from of [20, 25, 30, 35, 40]) {
    const id = await guest.bookAndGetId(from);
    const rivals = ['ben', 'cleo', 'dora'];
    const [cancelled, ...responses] = await Promise.all([
      guest.cancel(id),
      ...rivals.map((rival) => guest.book(from, 3, rival)),
    ]);
    expect(cancelled.status).toBe(200);
    const statuses = responses.map(({ status }) => status).sort();
    const isSold = statuses[0] === 200;
    expect(statuses).toEqual([isSold ? 200 : 409, 409, 409]);
    expect(await guest.isAvailable(from)).toBe(!isSold);
    expect((await guest.book(from, 3, 'emil')).status).toBe(isSold ? 409 : 200);
  }
});

test('of a payment and a cancellation at the same time neither is lost', async () => {
  const ids = await Promise.all([50, 55, 60, 65, 70].map((from) => guest.bookAndGetId(from)));
  await Promise.all(ids.flatMap((id) => [guest.pay(id), guest.cancel(id)]));
  for (const id of ids) {
    await guest.waitUntil(id, { state: 'cancelled', paid: 360, cancellation: { charge: 0 } });
    expect(await guest.publishedEvents(id, events.bookingCancelled)).toHaveLength(1);
  }
});
