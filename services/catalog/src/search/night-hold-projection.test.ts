import { calls, events, type Room } from '@wayhouse/contracts';
import { blockHolder } from '@wayhouse/domain';
import { transactionRunner } from '@wayhouse/service-kit';
import { bookingFacts, eventually } from '@wayhouse/service-kit/testing';
import { aRoom } from '../testing/a-room.js';
import { startTestCatalog } from '../testing/test-catalog.js';
import { nightHoldProjection } from './night-hold-projection.js';

let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
beforeEach(async () => {
  catalog = await startTestCatalog({ now: () => new Date('2027-01-05T12:00:00Z') });
  await catalog.storeRooms(aRoom({ id: 'r1' }), aRoom({ id: 'r2' }));
});
afterEach(() => catalog.stop());

async function listFree(checkIn: string, checkOut: string) {
  const { body } = await catalog.call(calls.listRooms, { checkIn, checkOut, sort: 'price-asc' });
  return (body.rooms as Room[]).map(({ _id }) => _id);
}
const processed = (count: number) =>
  eventually(async () => expect(await catalog.db.collection('inbox').countDocuments()).toBe(count));

const booking = bookingFacts({ roomId: 'r1', nights: ['2027-02-27', '2027-02-28', '2027-03-01'] });
const cancelled = {
  ...booking,
  version: 2,
  cancelledAt: '2027-01-06T10:00:00.000Z',
  chargedMinor: 0,
  owedMinor: 0,
  by: 'guest' as const,
};

test('a booked room is not listed for its nights, across the end of a month', async () => {
  await catalog.publish(events.bookingConfirmed, booking);
  await processed(1);
  expect(await listFree('2027-02-26', '2027-02-28')).toEqual(['r2']);
  expect(await listFree('2027-03-01', '2027-03-03')).toEqual(['r2']);
});

test('a guest can arrive on the day another leaves', async () => {
  await catalog.publish(events.bookingConfirmed, booking);
  await processed(1);
  expect(await listFree('2027-02-25', '2027-02-27')).toEqual(['r1', 'r2']);
  expect(await listFree('2027-03-02', '2027-03-05')).toEqual(['r1', 'r2']);
});

test('a cancelled booking frees its nights', async () => {
  await catalog.publish(events.bookingConfirmed, booking);
  await processed(1);
  await catalog.publish(events.bookingCancelled, cancelled);
  await processed(2);
  expect(await listFree('2027-02-27', '2027-03-02')).toEqual(['r1', 'r2']);
});

test('a cancellation that arrives before its booking leaves the nights free', async () => {
  await catalog.publish(events.bookingCancelled, cancelled);
  await processed(1);
  await catalog.publish(events.bookingConfirmed, booking);
  await processed(2);
  expect(await listFree('2027-02-27', '2027-03-02')).toEqual(['r1', 'r2']);
});

test('a late cancellation does not free a night that another booking holds by now', async () => {
  await catalog.publish(events.bookingConfirmed, booking);
  await processed(1);
  await catalog.publish(events.bookingConfirmed, { ...booking, bookingId: 'b2', nights: ['2027-02-28'] });
  await processed(2);
  await catalog.publish(events.bookingCancelled, cancelled);
  await processed(3);
  expect(await listFree('2027-02-27', '2027-02-28')).toEqual(['r1', 'r2']);
  expect(await listFree('2027-02-28', '2027-03-01')).toEqual(['r2']);
});

test('blocked nights are not listed until they are unblocked, and repeated events change nothing', async () => {
  const block = { blockId: 'block', version: 1, roomId: 'r2', nights: ['2027-02-27'] };
  await catalog.publish(events.roomBlocked, block, 'once');
  await processed(1);
  expect(await listFree('2027-02-27', '2027-02-28')).toEqual(['r1']);
  await catalog.publish(events.roomUnblocked, { ...block, version: 2 });
  await processed(2);
  await catalog.publish(events.roomBlocked, block, 'once');
  await catalog.publish(events.roomBlocked, block, 'again under another id');
  await processed(3);
  expect(await listFree('2027-02-27', '2027-02-28')).toEqual(['r1', 'r2']);
});

test('restoring writes a hold of the same version anew, and leaves one that is newer', async () => {
  const holds = nightHoldProjection(catalog.db);
  const inTransaction = transactionRunner(catalog.db, () => undefined);
  const hold = { id: 'b1', version: 2, room: 'r1', nights: ['2027-02-27'] };
  await inTransaction((tx) => holds.apply(tx, { ...hold, nights: ['2027-02-20'] }));
  for (const restored of [hold, { ...hold, version: 1, nights: [] }]) {
    await inTransaction((tx) => holds.restore(tx, 'r1', [restored]));
    const stored = await catalog.db.collection('night_holds').findOne({ _id: hold.id as never });
    expect(stored).toMatchObject({ version: 2, nights: hold.nights });
    expect(await listFree('2027-02-20', '2027-02-21')).toEqual(['r1', 'r2']);
    expect(await listFree('2027-02-27', '2027-02-28')).toEqual(['r2']);
  }
});

test('stores ten simultaneous bookings of a room', async () => {
  const nights = Array.from({ length: 10 }, (_, at) => `2027-04-${String(at + 1).padStart(2, '0')}`);
  const bookings = nights.map((night) => bookingFacts({ bookingId: night, roomId: 'r1', nights: [night] }));
  await Promise.all(bookings.map((booking) => catalog.publish(events.bookingConfirmed, booking)));
  await processed(10);
  for (const night of nights) expect(await listFree(night, '2027-04-30')).toEqual(['r2']);
  expect(await listFree('2027-04-11', '2027-04-30')).toEqual(['r1', 'r2']);
});

test('a room with several units is listed until each of them is booked, and a block takes all of them', async () => {
  const nights = ['2027-02-27'];
  await catalog.storeRooms(aRoom({ id: 'r3', units: 2 }));
  await catalog.publish(events.bookingConfirmed, { ...booking, roomId: 'r3', bookingId: 'first', nights });
  await processed(1);
  expect(await listFree('2027-02-27', '2027-02-28')).toContain('r3');
  await catalog.publish(events.bookingConfirmed, { ...booking, roomId: 'r3', bookingId: 'second', nights });
  await processed(2);
  expect(await listFree('2027-02-27', '2027-02-28')).not.toContain('r3');
  await catalog.publish(events.bookingCancelled, { ...cancelled, roomId: 'r3', bookingId: 'first', nights });
  await processed(3);
  expect(await listFree('2027-02-27', '2027-02-28')).toContain('r3');
  const block = { blockId: blockHolder({ roomId: 'r3' }), version: 1, roomId: 'r3', nights: ['2027-02-28'] };
  await catalog.publish(events.roomBlocked, block);
  await processed(4);
  expect(await listFree('2027-02-28', '2027-03-01')).not.toContain('r3');
});

test('a unit that is blocked by itself takes one unit, and counts as no booking', async () => {
  const nights = ['2027-02-27'];
  await catalog.storeRooms(aRoom({ id: 'r3', units: 2 }));
  const block = { blockId: blockHolder({ roomId: 'r3', unit: 2 }), version: 1, roomId: 'r3', unit: 2, nights };
  await catalog.publish(events.roomBlocked, block);
  await processed(1);
  expect(await listFree('2027-02-27', '2027-02-28')).toContain('r3');
  expect(await catalog.db.collection('rooms').findOne({ _id: 'r3' as never })).not.toHaveProperty('bookings', 1);
  await catalog.publish(events.bookingConfirmed, { ...booking, roomId: 'r3', bookingId: 'last', nights });
  await processed(2);
  expect(await listFree('2027-02-27', '2027-02-28')).not.toContain('r3');
  await catalog.publish(events.roomUnblocked, { ...block, version: 2 });
  await processed(3);
  expect(await listFree('2027-02-27', '2027-02-28')).toContain('r3');
  expect(await catalog.db.collection('rooms').findOne({ _id: 'r3' as never })).toHaveProperty('bookings', 1);
});
