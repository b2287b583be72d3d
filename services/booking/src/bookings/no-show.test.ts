import { calls, events } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { bookingSteps } from '../testing/booking-steps.js';
import { inDays, noon, startTestBooking, type TestBooking } from '../testing/factories.js';
import { registerHotel } from '../testing/register-hotel.js';

/** Just after midnight in Jaipur, of the day after the arrival of a stay that begins at `noon` or `days` later. */
const nightAfterArrival = (days = 0) => new Date(Date.parse('2027-01-05T18:30:00Z') + days * 86_400_000);

let now = noon;
let service: TestBooking;
let guest: ReturnType<typeof bookingSteps>;
beforeAll(async () => {
  service = await startTestBooking(() => now);
  guest = bookingSteps(service);
  await registerHotel(service, 'h2', 'rival');
});
beforeEach(() => (now = noon));
afterAll(() => service.stop());

const record = (bookingId: string, as = 'owner') => service.call(calls.recordNoShow, { bookingId }, { as });
const show = async (id: string) => (await service.call(calls.showHotelBooking, { id }, { as: 'owner' })).body;

test('that nobody is emailed is known before and after, where the guest’s account is deleted or the hotel has booked', async () => {
  const id = await guest.bookAndGetId(300);
  expect(await show(id)).toMatchObject({ isGuestEmailed: true });
  const [gone, cancelled] = [await guest.bookAndGetId(304), await guest.bookAndGetId(308)];
  const desk = { room: 'r1', checkInDate: inDays(312), checkOutDate: inDays(313), guests: 1, guestName: 'Mira Sen' };
  const { body } = await service.call(calls.bookAtDesk, { key: 'd', ...desk, totalPrice: 120 }, { as: 'owner' });
  const erased = { $set: { 'booking.guest.name': '', 'booking.guest.email': '' } };
  const bookings = service.db.collection('bookings');
  await bookings.updateMany({ _id: { $in: [gone, cancelled] as never[] } }, erased);
  for (const each of [gone, cancelled, (body.booking as { _id: string })._id])
    expect(await show(each)).not.toHaveProperty('isGuestEmailed');
  const answer = await service.call(calls.cancelByOwner, { bookingId: cancelled }, { as: 'owner' });
  expect(answer.body.message).toBe(confirmations.cancelledAtDesk);
  now = nightAfterArrival(304);
  expect((await record(gone)).body.message).toBe(confirmations.noShowAtDesk);
});

test('a guest who has not come owes one night, and the other nights are free again', async () => {
  const id = await guest.bookAndGetId(0);
  now = nightAfterArrival();
  expect(await show(id)).toMatchObject({ noShow: { charge: 120, byCard: 0, atHotel: 0 } });
  const { status, body } = await record(id);
  expect([status, body.message]).toEqual([200, confirmations.noShowRecorded]);
  const at = now.toISOString();
  expect(body).toMatchObject({
    booking: { state: 'cancelled', owed: 120, cancellation: { at, charge: 120, by: 'owner', isNoShow: true } },
    history: [{ type: 'booked' }, { type: 'no-show', at, amount: 120 }],
  });
  expect(body).not.toHaveProperty('noShow');
  expect(await guest.isAvailable(1, 2)).toBe(true);
  expect(await guest.publishedEvents(id, events.bookingCancelled)).toEqual([
    expect.objectContaining({ chargedMinor: 120_00, owedMinor: 120_00, by: 'owner', isNoShow: true }),
  ]);
});

test('of a stay paid by card the rest is refunded; recording it again changes nothing', async () => {
  const id = await guest.bookAndGetId(5);
  await guest.pay(id);
  await guest.waitUntil(id, { state: 'paid' });
  now = nightAfterArrival(5);
  expect(await show(id)).toMatchObject({ noShow: { charge: 120, byCard: 240, atHotel: 0 } });
  const first = await record(id);
  now = nightAfterArrival(6);
  const again = await record(id);
  expect(again.body).toEqual(first.body);
  expect(again.body).toMatchObject({ booking: { owed: 0, pendingRefund: 240 } });
  expect(await guest.publishedEvents(id, events.bookingCancelled)).toHaveLength(1);
});

test('a guest who got the night that was running is missing from the day after on', async () => {
  now = new Date('2027-02-09T20:00:00Z');
  const stay = { room: 'r1', checkInDate: '2027-02-09', checkOutDate: '2027-02-11', guests: 1, totalPrice: 240 };
  const order = { ...stay, key: 'running-night', guestName: 'Mira Sen' };
  const { body } = await service.call(calls.bookAtDesk, order, { as: 'owner' });
  const { _id: id } = body.booking as { _id: string };
  expect(body).not.toHaveProperty('noShow');
  now = new Date('2027-02-10T18:29:00Z');
  expect(await show(id)).not.toHaveProperty('noShow');
  expect((await record(id)).body).toMatchObject({ code: 'rule-broken', field: 'bookingId' });
  now = new Date('2027-02-10T18:30:00Z');
  expect(await show(id)).toMatchObject({ noShow: { charge: 120 } });
  expect((await record(id)).status).toBe(200);
});

test('what the guest has paid at the hotel beyond the charge is given back there', async () => {
  const id = await guest.bookAndGetId(10);
  await service.call(calls.markPaid, { bookingId: id, amount: 360 }, { as: 'owner' });
  now = nightAfterArrival(10);
  const { body } = await record(id);
  expect(body).toMatchObject({ booking: { owed: 0, atHotel: { paid: 360, refunded: 240 } } });
});

test('until the night after the arrival, for guests who have come and long after the stay it is refused', async () => {
  const id = await guest.bookAndGetId(20);
  const refusedAt = async (moment: Date) => {
    now = moment;
    expect(await show(id)).not.toHaveProperty('noShow');
    const { status, body } = await record(id);
    expect([status, body.code, body.field]).toEqual([422, 'rule-broken', 'bookingId']);
  };
  await refusedAt(new Date(nightAfterArrival(20).getTime() - 1));
  // The stay of three nights ends on day 23; seven days later it is still recorded, on the eighth no more.
  await refusedAt(nightAfterArrival(30));
  now = new Date(nightAfterArrival(30).getTime() - 1);
  expect(await show(id)).toHaveProperty('noShow');
  now = nightAfterArrival(20);
  await service.call(calls.setStayStatus, { bookingId: id, status: 'in-house' }, { as: 'owner' });
  await refusedAt(now);
});

test('of a booking that was cancelled before, the cancellation stays', async () => {
  const id = await guest.bookAndGetId(35);
  await guest.cancel(id);
  now = nightAfterArrival(35);
  const { body } = await record(id);
  expect(body).toMatchObject({ message: confirmations.cancelledByGuest, booking: { cancellation: { charge: 0 } } });
});

test('another hotel’s booking is not found and stays as it is', async () => {
  const id = await guest.bookAndGetId(45);
  now = nightAfterArrival(45);
  expect((await record(id, 'rival')).status).toBe(404);
  expect((await record(id, 'asha')).status).toBe(403);
  expect(await show(id)).toMatchObject({ booking: { state: 'unpaid' } });
});
