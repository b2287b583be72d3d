import { type Booking, calls, events } from '@wayhouse/contracts';
import type { CancellationPolicy } from '@wayhouse/domain';
import { buildReceipt } from '../receipts/receipt.js';
import { bookingSteps } from '../testing/booking-steps.js';
import { inDays, noon, startTestBooking, type TestBooking, testPolicy } from '../testing/factories.js';

const stricter: CancellationPolicy = { freeUntilHours: 72, lateChargeNights: 2 };
let policy: CancellationPolicy;
let now = noon;
let service: TestBooking;
let guest: ReturnType<typeof bookingSteps>;
beforeAll(async () => {
  service = await startTestBooking(
    () => now,
    () => policy,
  );
  guest = bookingSteps(service);
});
afterAll(() => service.stop());

const ownBooking = async (id: string) => {
  const { body } = await service.call(calls.listOwnBookings, {}, { as: 'asha' });
  return (body.bookings as Booking[]).find(({ _id }) => _id === id)!;
};

/** `hours` before check-in on the day `from`. */
const beforeCheckIn = (from: number, hours: number) =>
  new Date(Date.parse(`${inDays(from)}T08:30:00Z`) - hours * 3_600_000);
const chargeAt = async (id: string, from: number, hours: number) => {
  now = beforeCheckIn(from, hours);
  return (await guest.showCancellation(id)).body.charge;
};

test('a booking keeps the policy it was made under when the default policy changes', async () => {
  policy = testPolicy;
  const older = await guest.bookAndGetId(10);
  policy = stricter;
  const newer = await guest.bookAndGetId(20);

  expect((await ownBooking(older)).cancellationPolicy).toEqual(testPolicy);
  expect((await ownBooking(newer)).cancellationPolicy).toEqual(stricter);
  expect([await chargeAt(older, 10, 60), await chargeAt(newer, 20, 60)]).toEqual([0, 240]);
  expect([await chargeAt(older, 10, 12), await chargeAt(newer, 20, 12)]).toEqual([120, 240]);

  const termsOf = async (id: string) => JSON.stringify(buildReceipt(await ownBooking(id), noon).blocks.at(-1));
  expect(await termsOf(older)).toContain('free until Wed, 13 Jan 2027, 2:00 PM; after that, one night is charged.');
  expect(await termsOf(newer)).toContain('free until Fri, 22 Jan 2027, 2:00 PM; after that, two nights are charged.');

  now = beforeCheckIn(10, 12);
  expect((await guest.cancel(older, 240)).body.code).toBe('terms-changed');
  expect((await guest.cancel(older, 120)).body.booking).toMatchObject({ cancellation: { charge: 120 } });
  now = beforeCheckIn(20, 12);
  expect((await guest.cancel(newer, 240)).body.booking).toMatchObject({ cancellation: { charge: 240 } });
  expect(await guest.publishedEvents(newer, events.bookingCancelled)).toMatchObject([
    { chargedMinor: 240_00, cancellationPolicy: stricter },
  ]);
  expect(await guest.publishedEvents(older, events.bookingCancelled)).toMatchObject([
    { chargedMinor: 120_00, cancellationPolicy: testPolicy },
  ]);
});
