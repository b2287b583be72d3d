import { calls, events, type Room } from '@wayhouse/contracts';
import { bookingFacts, eventually } from '@wayhouse/service-kit/testing';
import { aRoom } from '../testing/a-room.js';
import { testCatalog } from '../testing/test-catalog.js';

let catalog: Awaited<ReturnType<typeof testCatalog>>;
beforeEach(async () => {
  catalog = await testCatalog({ now: () => new Date('2027-01-05T12:00:00Z') });
  await catalog.given(aRoom({ id: 'r1' }), aRoom({ id: 'r2' }));
});
afterEach(() => catalog.stop());

async function free(checkIn: string, checkOut: string) {
  const { body } = await catalog.call(calls.listRooms, { checkIn, checkOut, sort: 'price-asc' });
  return (body.rooms as Room[]).map(({ _id }) => _id);
}
const heard = (count: number) =>
  eventually(async () => expect(await catalog.db.collection('inbox').countDocuments()).toBe(count));

const booking = bookingFacts({ roomId: 'r1', nights: ['2027-02-27', '2027-02-28', '2027-03-01'] });
const cancelled = { ...booking, version: 2, cancelledAt: '2027-01-06T10:00:00.000Z', chargedMinor: 0 };

test('a booked room is not offered for its nights, on either side of a month', async () => {
  await catalog.tell(events.bookingConfirmed, booking);
  await heard(1);
  expect(await free('2027-02-26', '2027-02-28')).toEqual(['r2']);
  expect(await free('2027-03-01', '2027-03-03')).toEqual(['r2']);
});

test('a guest may arrive on the day another leaves', async () => {
  await catalog.tell(events.bookingConfirmed, booking);
  await heard(1);
  expect(await free('2027-02-25', '2027-02-27')).toEqual(['r1', 'r2']);
  expect(await free('2027-03-02', '2027-03-05')).toEqual(['r1', 'r2']);
});

test('a cancelled booking frees its nights', async () => {
  await catalog.tell(events.bookingConfirmed, booking);
  await heard(1);
  await catalog.tell(events.bookingCancelled, cancelled);
  await heard(2);
  expect(await free('2027-02-27', '2027-03-02')).toEqual(['r1', 'r2']);
});

test('a cancellation heard before its confirmation leaves the nights free', async () => {
  await catalog.tell(events.bookingCancelled, cancelled);
  await heard(1);
  await catalog.tell(events.bookingConfirmed, booking);
  await heard(2);
  expect(await free('2027-02-27', '2027-03-02')).toEqual(['r1', 'r2']);
});

test('a late cancellation does not free a night that somebody else has booked since', async () => {
  await catalog.tell(events.bookingConfirmed, booking);
  await heard(1);
  await catalog.tell(events.bookingConfirmed, { ...booking, bookingId: 'b2', nights: ['2027-02-28'] });
  await heard(2);
  await catalog.tell(events.bookingCancelled, cancelled);
  await heard(3);
  expect(await free('2027-02-27', '2027-02-28')).toEqual(['r1', 'r2']);
  expect(await free('2027-02-28', '2027-03-01')).toEqual(['r2']);
});

test('blocked nights are not offered until the block is lifted, and saying so twice changes nothing', async () => {
  const block = { blockId: 'block', version: 1, roomId: 'r2', nights: ['2027-02-27'] };
  await catalog.tell(events.roomBlocked, block, 'once');
  await heard(1);
  expect(await free('2027-02-27', '2027-02-28')).toEqual(['r1']);
  await catalog.tell(events.roomUnblocked, { ...block, version: 2 });
  await heard(2);
  await catalog.tell(events.roomBlocked, block, 'once');
  await catalog.tell(events.roomBlocked, block, 'again under another id');
  await heard(3);
  expect(await free('2027-02-27', '2027-02-28')).toEqual(['r1', 'r2']);
});

test('ten bookings of a room at once are all kept', async () => {
  const nights = Array.from({ length: 10 }, (_, at) => `2027-04-${String(at + 1).padStart(2, '0')}`);
  const bookings = nights.map((night) => bookingFacts({ bookingId: night, roomId: 'r1', nights: [night] }));
  await Promise.all(bookings.map((each) => catalog.tell(events.bookingConfirmed, each)));
  await heard(10);
  for (const night of nights) expect(await free(night, '2027-04-30')).toEqual(['r2']);
  expect(await free('2027-04-11', '2027-04-30')).toEqual(['r1', 'r2']);
});
