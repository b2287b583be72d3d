import { calls, events } from '@wayhouse/contracts';
import { eventually } from '@wayhouse/service-kit/testing';
import { bookingSteps } from '../testing/booking-steps.js';
import { inDays, noon, room, startTestBooking, type TestBooking, waitForDocument } from '../testing/factories.js';
import { registerHotel } from '../testing/register-hotel.js';

let service: TestBooking;
let steps: ReturnType<typeof bookingSteps>;
let time = noon;
beforeAll(async () => {
  service = await startTestBooking(() => time);
  steps = bookingSteps(service);
});
beforeEach(() => void (time = noon));
afterAll(() => service.stop());

const deleteAccount = (as: string) => service.call(calls.deleteAccount, {}, { as });
const guestOf = async (as: string) => service.db.collection('guests').findOne({ _id: as as never });
const deletionAtClerk = (id: string) => service.db.collection('account_deletions').findOne({ _id: id as never });
const bookedBy = async (as: string, from: number) => {
  const { body } = await steps.book(from, 3, as);
  return (body.booking as { _id: string })._id;
};

test('refuses to delete the account of a guest with stays to come, and changes nothing', async () => {
  await bookedBy('dora', 10);
  const { status, body } = await deleteAccount('dora');
  expect([status, body.code]).toEqual([422, 'stays-to-come']);
  expect((await guestOf('dora'))?.deletedAt).toBeUndefined();
  expect(await deletionAtClerk('dora')).toBeNull();
});

test('deletes it once they are cancelled, here and at Clerk', async () => {
  const id = await bookedBy('esha', 20);
  await steps.cancel(id, 0, 'esha');
  expect((await deleteAccount('esha')).status).toBe(200);
  expect((await guestOf('esha'))?.deletedAt).toEqual(noon);
  await eventually(async () => expect(await deletionAtClerk('esha')).toMatchObject({ state: 'done' }));
});

test('deletes the account of a guest whose stays are over', async () => {
  await bookedBy('farah', 30);
  time = new Date('2027-02-08T12:00:00Z');
  expect((await deleteAccount('farah')).status).toBe(200);
});

test('refuses to delete the account of an owner with guests to come', async () => {
  const id = await bookedBy('gita', 40);
  expect((await deleteAccount('owner')).body.code).toBe('guests-to-come');
  expect((await guestOf('owner'))?.deletedAt).toBeUndefined();
  await steps.cancel(id, 0, 'gita');
});

test('exports the bookings of the caller alone, which no cache stores', async () => {
  const id = await bookedBy('hari', 50);
  await bookedBy('indra', 60);
  const { body } = await service.call(calls.exportBookings, {}, { as: 'hari' });
  expect(body.data).toMatchObject({
    bookings: [{ id, guest: { id: 'hari', email: 'hari@example.test' }, totalMinor: 360_00 }],
  });
  expect((body.data as { bookings: object[] }).bookings).toHaveLength(1);
});

test('an account exports its bookings twice a minute', async () => {
  const statuses: number[] = [];
  for (const as of ['luca', 'luca', 'luca', 'maya'])
    statuses.push((await service.call(calls.exportBookings, {}, { as })).status);
  expect(statuses).toEqual([200, 200, 429, 200]);
});

test('exports the blocked nights of an owner’s rooms, and nobody else’s', async () => {
  const nights = { from: inDays(70), to: inDays(72) };
  await service.call(calls.blockNights, { room: 'r1', ...nights, reason: 'Painting' }, { as: 'owner' });
  const blocksOf = async (as: string) => (await service.call(calls.exportBookings, {}, { as })).body.data;
  expect(await blocksOf('owner')).toMatchObject({
    blocks: [{ roomId: 'r1', nights: [inDays(70), inDays(71)], reasons: { [inDays(70)]: 'Painting' } }],
  });
  expect(await blocksOf('indra')).toMatchObject({ blocks: [] });
});

test('exports the imported calendars of an owner’s rooms, and forgets them and the secret addresses with the account', async () => {
  await registerHotel(service, 'h-omar', 'omar');
  await service.publish(events.roomListed, room({ roomId: 'r-omar', hotelId: 'h-omar', ownerId: 'omar' }));
  await waitForDocument(service, 'rooms', 'r-omar');
  const added = { room: 'r-omar', unit: 1, name: 'Airbnb', address: 'http://127.0.0.1:9/a.ics' };
  const { body } = await service.call(calls.addCalendar, added, { as: 'omar' });
  const [{ address }] = body.units as [{ address: string }];
  const statusOf = async () => (await fetch(service.url + address)).status;
  expect(await statusOf()).toBe(200);
  const exported = async (as: string) => (await service.call(calls.exportBookings, {}, { as })).body.data;
  expect(await exported('omar')).toMatchObject({ calendars: [added] });
  expect(await exported('indra')).toMatchObject({ calendars: [] });
  expect((await deleteAccount('omar')).status).toBe(200);
  expect(await statusOf()).toBe(404);
  expect(await service.db.collection('imported_calendars').countDocuments({ hotelId: 'h-omar' })).toBe(0);
});

test('the addresses of a deleted account are deleted once they are published', async () => {
  await deleteAccount('jaya');
  const rows = () => service.db.collection('outbox').find({ type: events.accountDeleted.type }).toArray();
  await eventually(async () => expect(await rows()).toEqual([]));
});

test('with the account of an owner, the phone of the hotel is gone, also for guests who have stayed there', async () => {
  const phoneOf = async (as: string) =>
    ((await service.call(calls.listOwnBookings, {}, { as })).body.bookings as { hotel: { phone?: string } }[])[0]!.hotel
      .phone;
  const id = await bookedBy('kiran', 80);
  expect(await phoneOf('kiran')).toBeDefined();
  await steps.cancel(id, 0, 'kiran');
  time = new Date('2028-02-08T12:00:00Z');
  expect((await deleteAccount('owner')).status).toBe(200);
  expect(await phoneOf('kiran')).toBeUndefined();
  const hotels = () => service.db.collection('hotels').find({ ownerId: 'owner' }).toArray();
  const closed = { isClosedByOperator: false, isClosedByOwner: true, closings: 1 };
  expect(await hotels()).toEqual([{ _id: 'h1', ownerId: 'owner', ...closed, turns: 1 }]);
});

test('an event about a hotel that arrives after the deletion of the owner’s account does not bring the phone back', async () => {
  await deleteAccount('lata');
  await registerHotel(service, 'h-lata', 'lata');
  const hotel = () => service.db.collection('hotels').findOne({ _id: 'h-lata' as never });
  expect(await hotel()).toEqual({
    ...{ _id: 'h-lata', ownerId: 'lata' },
    ...{ isClosedByOperator: false, isClosedByOwner: true },
  });
});
