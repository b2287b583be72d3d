import { calls } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { bookingSteps } from '../testing/booking-steps.js';
import { startTestBooking, noon, type TestBooking } from '../testing/factories.js';
import { registerHotel } from '../testing/register-hotel.js';

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

const record = (bookingId: string, status: string, as = 'owner') =>
  service.call(calls.setStayStatus, { bookingId, status: status as 'expected' }, { as });
const history = async (id: string) =>
  ((await service.call(calls.showHotelBooking, { id }, { as: 'owner' })).body as { history: object[] }).history;

test('the front desk checks a guest in and out, and the history has both', async () => {
  const id = await guest.bookAndGetId(0);
  const at = noon.toISOString();
  const checkedIn = await record(id, 'in-house');
  expect(checkedIn.body).toMatchObject({ message: confirmations.guestInHouse, booking: { _id: id, checkedInAt: at } });
  now = new Date('2027-01-07T04:00:00Z');
  const checkedOut = await record(id, 'departed');
  expect(checkedOut.body).toMatchObject({ message: confirmations.guestDeparted, booking: { checkedInAt: at } });
  expect(await history(id)).toEqual([
    { type: 'booked', at, amount: 360 },
    { type: 'checked-in', at },
    { type: 'checked-out', at: now.toISOString() },
  ]);
});

test('what was recorded by mistake is taken back', async () => {
  const id = await guest.bookAndGetId(3);
  now = new Date('2027-01-08T06:30:00Z');
  await record(id, 'in-house');
  const { body } = await record(id, 'expected');
  expect(body.message).toBe(confirmations.guestExpected);
  expect(body.booking).not.toHaveProperty('checkedInAt');
  expect(await history(id)).toHaveLength(1);
});

test('before the day of arrival nothing is recorded', async () => {
  const id = await guest.bookAndGetId(20);
  for (const [status, field] of [
    ['in-house', 'status'],
    ['departed', 'status'],
  ] as const) {
    const refused = await record(id, status);
    expect([refused.status, refused.body.code, refused.body.field]).toEqual([422, 'rule-broken', field]);
  }
  expect((await record(id, 'gone')).body).toMatchObject({ code: 'invalid-input', field: 'status' });
  expect(await history(id)).toHaveLength(1);
});

test('another hotel’s booking is not found and stays unchanged', async () => {
  const id = await guest.bookAndGetId(30);
  now = new Date('2027-02-04T06:30:00Z');
  for (const [booking, who] of [
    [id, 'rival'],
    ['none', 'owner'],
  ] as const)
    expect((await record(booking, 'in-house', who)).status).toBe(404);
  expect((await record(id, 'in-house', 'asha')).status).toBe(403);
  expect(await history(id)).toHaveLength(1);
});

test('the hotel cannot cancel the stay of a guest who is here or was, and their room stays taken', async () => {
  const id = await guest.bookAndGetId(50);
  now = new Date('2027-02-24T06:30:00Z');
  await service.call(calls.markPaid, { bookingId: id, amount: 360 }, { as: 'owner' });
  for (const status of ['in-house', 'departed']) {
    expect((await record(id, status)).body).not.toHaveProperty('cancelling');
    const refused = await service.call(calls.cancelByOwner, { bookingId: id }, { as: 'owner' });
    expect(refused).toMatchObject({ status: 422, body: { code: 'rule-broken', field: 'bookingId' } });
  }
  expect(await guest.findOwnBooking(id)).toMatchObject({ state: 'paid' });
  expect(await guest.isAvailable(51, 1)).toBe(false);
  expect((await record(id, 'expected')).body).toHaveProperty('cancelling');
});

test('a guest who is checked in early can no longer cancel', async () => {
  const id = await guest.bookAndGetId(40);
  // Nine in the morning in Jaipur.
  now = new Date('2027-02-14T03:30:00Z');
  await record(id, 'in-house');
  const { status, body } = await service.call(calls.cancelBooking, { bookingId: id, charge: 120 }, { as: 'asha' });
  expect([status, body.code]).toEqual([422, 'rule-broken']);
  expect(await guest.findOwnBooking(id)).toMatchObject({ state: 'unpaid', checkedInAt: now.toISOString() });
});
