import { calls, events } from '@wayhouse/contracts';
import { bookingSteps } from '../testing/booking-steps.js';
import { inDays, startTestBooking, type TestBooking } from '../testing/factories.js';
import { roomWithUnits } from '../testing/room-with-units.js';

let service: TestBooking;
let guest: ReturnType<typeof bookingSteps>;
beforeAll(async () => {
  service = await startTestBooking();
  guest = bookingSteps(service);
});
afterAll(() => service.stop());

let counter = 0;
async function bookThree() {
  const room = await roomWithUnits(service, 3);
  const order = {
    ...{ key: `race-${++counter}`, checkInDate: inDays(10), checkOutDate: inDays(13) },
    rooms: Array.from({ length: 3 }, () => ({ room: room.id, guests: 2 })),
    PaymentMethod: 'Pay at Hotel' as const,
  };
  const { body } = await service.call(calls.bookTogether, order, { as: 'asha' });
  return { room, ids: (body.bookings as { _id: string }[]).map(({ _id }) => _id) };
}
const cancelAll = (ids: string[]) =>
  service.call(calls.cancelTogether, { bookings: ids.map((bookingId) => ({ bookingId, charge: 0 })) }, { as: 'asha' });

/** Each is cancelled once, and no night is left. */
async function expectCancelled(ids: string[], taken: (night: number) => Promise<number>) {
  for (const id of ids) {
    expect(await guest.findOwnBooking(id)).toMatchObject({ state: 'cancelled', cancellation: { charge: 0 } });
    expect(await guest.publishedEvents(id, events.bookingCancelled)).toHaveLength(1);
  }
  expect(await taken(11)).toBe(0);
}

test('sent ten times at once, in any order, it cancels each of them once', async () => {
  const { ids, room } = await bookThree();
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, at) => cancelAll(at % 2 ? ids : ids.toReversed())),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  await expectCancelled(ids, room.taken);
});

test('beside a cancellation of each of them by itself, each is cancelled once', async () => {
  const { ids, room } = await bookThree();
  const responses = await Promise.all([cancelAll(ids), ...ids.map((id) => guest.cancel(id)), cancelAll(ids)]);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  await expectCancelled(ids, room.taken);
});

test('beside a payment of each of them, none of both is lost', async () => {
  const { ids, room } = await bookThree();
  const [response] = await Promise.all([cancelAll(ids), ...ids.map((id) => guest.pay(id))]);
  expect(response.status).toBe(200);
  for (const id of ids) await guest.waitUntil(id, { state: 'cancelled', paid: 360, pendingRefund: 360 });
  await expectCancelled(ids, room.taken);
});

test('beside others who book, the nights go to nobody or to one of them each', async () => {
  const { ids, room } = await bookThree();
  const rivals = ['ben', 'cleo', 'dora', 'emil'];
  const [cancelled, ...responses] = await Promise.all([cancelAll(ids), ...rivals.map((as) => room.book(10, 3, as))]);
  expect(cancelled.status).toBe(200);
  const sold = responses.filter(({ status }) => status === 200).length;
  expect(await room.taken(11)).toBe(sold);
  expect(sold).toBeLessThan(4);
});
