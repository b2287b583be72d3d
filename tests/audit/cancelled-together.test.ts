import { calls } from '@wayhouse/contracts';
import { bookingSteps } from '@wayhouse/booking/testing/booking-steps';
import { inDays, startTestBooking, type TestBooking } from '@wayhouse/booking/testing/factories';
import { roomWithUnits } from '@wayhouse/booking/testing/room-with-units';
import { checkNights } from './checks/nights.js';
import { checkTogether } from './checks/together.js';
import type { PlatformData } from './platform-data.js';

let service: TestBooking;
let guest: ReturnType<typeof bookingSteps>;
beforeAll(async () => {
  service = await startTestBooking();
  guest = bookingSteps(service);
});
afterAll(() => service.stop());

/** What the booking service contradicts itself in. */
async function audit() {
  const [nights, rows] = await Promise.all(
    ['room_nights', 'bookings'].map((name) => service.db.collection(name).find({}).toArray()),
  );
  const bookings = rows!.map(({ booking }) => booking as PlatformData['booking']['bookings'][number]);
  const data = { booking: { nights, bookings, blocks: [], rooms: [] } } as unknown as PlatformData;
  return { bookings, found: [...checkNights(data), ...checkTogether(data)] };
}

test('cancelling all beside cancelling one, paying and booking leaves nothing that contradicts itself', async () => {
  const room = await roomWithUnits(service, 4);
  const stay = { checkInDate: inDays(10), checkOutDate: inDays(13), PaymentMethod: 'Pay at Hotel' as const };
  const rooms = Array.from({ length: 2 }, () => ({ room: room.id, guests: 2 }));
  for (let round = 0; round < 5; round++) {
    const order = { key: `round-${round}`, ...stay, rooms };
    const { body } = await service.call(calls.bookTogether, order, { as: 'asha' });
    const ids = (body.bookings as { _id: string }[]).map(({ _id }) => _id);
    const seen = { bookings: ids.map((bookingId) => ({ bookingId, charge: 0 })) };
    const cancelAll = () => service.call(calls.cancelTogether, seen, { as: 'asha' });
    const [first, second] = await Promise.all([
      ...[cancelAll(), cancelAll(), guest.cancel(ids[round % 2]!)],
      ...[...ids.map((id) => guest.pay(id)), room.book(10, 3, `rival-${round}`)],
    ]);
    expect([first, second]).toMatchObject([{ status: 200 }, { status: 200 }]);
    for (const id of ids) await guest.waitUntil(id, { state: 'cancelled', paid: 360, pendingRefund: 360 });
  }
  const { bookings, found } = await audit();
  expect(bookings.filter(({ state }) => state === 'cancelled')).toHaveLength(10);
  expect(found).toEqual([]);
});
