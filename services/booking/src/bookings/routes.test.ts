import { calls, events } from '@wayhouse/contracts';
import { eventually, signToken } from '@wayhouse/service-kit/testing';
import { startTestBooking, inDays, type TestBooking } from '../testing/factories.js';

let service: TestBooking;
beforeAll(async () => (service = await startTestBooking()));
afterAll(() => service.stop());

async function book(as: string, from: number): Promise<string> {
  const dates = { checkInDate: inDays(from), checkOutDate: inDays(from + 1) };
  const order = { room: 'r1', ...dates, guests: 1, PaymentMethod: 'Pay at Hotel' as const };
  const { body } = await service.call(calls.bookRoom, order, { as });
  return (body.booking as { _id: string })._id;
}
const own = async (as: string) =>
  (await service.call(calls.listOwnBookings, {}, { as })).body.bookings as { _id: string; isPaid: boolean }[];
const pay = (bookingId: string, messageId?: string) =>
  service.publish(
    events.paymentSucceeded,
    { bookingId, paymentId: 'pi_1', amountMinor: 120_00, paidAt: '2027-01-05T07:00:00Z' },
    messageId,
  );

test('a guest sees only their own bookings', async () => {
  const first = await book('ben', 1);
  const second = await book('ben', 2);
  await book('cleo', 3);
  expect((await own('ben')).map((booking) => booking._id).sort()).toEqual([first, second].sort());
});

test('a payment delivered several times pays the booking once and publishes one event', async () => {
  const id = await book('dora', 5);
  await pay(id, 'message-1');
  await pay(id, 'message-1');
  await pay(id, 'message-2');
  await eventually(async () => expect(await own('dora')).toMatchObject([{ _id: id, isPaid: true }]));
  await eventually(async () =>
    expect(await service.db.collection('inbox').countDocuments({ messageId: /^message-/ })).toBe(2),
  );
  const published = await service.publishedEvents(events.bookingPaid);
  expect(published.filter((paid) => paid.bookingId === id)).toHaveLength(1);
});

test('the owner sees the guest’s name and the payment', async () => {
  const id = await book('emil', 7);
  const before = await dashboard();
  await pay(id);
  await eventually(async () => expect((await dashboard()).totalRevenue).toBe(before.totalRevenue + 120));
  expect((await dashboard()).bookings.find((booking) => booking._id === id)).toMatchObject({
    user: { username: 'Name of emil' },
    isPaid: true,
  });
});

async function dashboard() {
  const { body } = await service.call(calls.showHotelBookings, {}, { as: 'owner' });
  return body.dashboardData as {
    totalRevenue: number;
    bookings: { _id: string; user: { username: string }; isPaid: boolean }[];
  };
}

test('refuses the dashboard to a guest who owns no hotel', async () => {
  expect((await service.call(calls.showHotelBookings, {}, { as: 'ben' })).status).toBe(403);
});

test.each([
  ['an expired', signToken('ben', { exp: 1_000_000 })],
  [
    'a tampered',
    signToken('ben').replace(/\.[^.]+\./, `.${Buffer.from('{"sub":"cleo","exp":9999999999}').toString('base64url')}.`),
  ],
  [
    'an unsigned',
    `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${Buffer.from('{"sub":"ben","exp":9999999999}').toString('base64url')}.`,
  ],
  ['no real', 'nonsense'],
])('refuses %s token with 401', async (_case, token) => {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${service.url}/api/bookings/user`, { headers });
  expect([response.status, await response.json()]).toEqual([
    401,
    expect.objectContaining({ success: false, code: 'sign-in-required' }),
  ]);
});

test('whoever has no verified email address cannot book', async () => {
  const findProfile = (id: string) => Promise.resolve({ id, name: 'Asha', image: '/asha.svg' });
  const unverified = await startTestBooking(undefined, undefined, undefined, findProfile);
  const dates = { checkInDate: inDays(1), checkOutDate: inDays(2) };
  const order = { room: 'r1', ...dates, guests: 1, PaymentMethod: 'Pay at Hotel' as const };
  const { status, body } = await unverified.call(calls.bookRoom, order, { as: 'asha' });
  expect([status, body]).toEqual([403, expect.objectContaining({ code: 'not-allowed' })]);
  expect(await unverified.db.collection('bookings').countDocuments()).toBe(0);
  await unverified.stop();
});

test('a guest sees the phone of the hotel; its owner’s view of a booking has none', async () => {
  const id = await book('finn', 11);
  const { body } = await service.call(calls.listOwnBookings, {}, { as: 'finn' });
  expect((body.bookings as object[])[0]).toMatchObject({ _id: id, hotel: { phone: expect.stringMatching(/^\+91 /) } });
  expect((await dashboard()).bookings.find(({ _id }) => _id === id)).not.toHaveProperty('hotel.phone');
});

test('the phone of the hotel is the one that it has now, in whatever order its changes arrive', async () => {
  await book('gina', 12);
  const changed = (version: number, contact: string) => ({
    ...{
      hotelId: 'h1',
      version,
      ownerId: 'owner',
      name: 'Amber Court',
      contact,
      address: '1 Fort Road',
      city: 'Jaipur',
    },
  });
  const phone = async () => {
    const { body } = await service.call(calls.listOwnBookings, {}, { as: 'gina' });
    return (body.bookings as { hotel: { phone?: string } }[])[0]!.hotel.phone;
  };
  await service.publish(events.hotelChanged, changed(3, '+91 141 555 0300'));
  await eventually(async () => expect(await phone()).toBe('+91 141 555 0300'));
  await service.publish(events.hotelChanged, changed(2, '+91 141 555 0200'), 'hotel-2');
  await eventually(async () =>
    expect(await service.db.collection('inbox').countDocuments({ messageId: 'hotel-2' })).toBe(1),
  );
  expect(await phone()).toBe('+91 141 555 0300');
});
