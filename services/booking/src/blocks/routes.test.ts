import { type CallResponse, calls, events } from '@wayhouse/contracts';
import { bookingSteps } from '../testing/booking-steps.js';
import { startTestBooking, inDays, type TestBooking } from '../testing/factories.js';
import { registerHotel } from '../testing/register-hotel.js';

let service: TestBooking;
let guest: ReturnType<typeof bookingSteps>;
beforeAll(async () => {
  service = await startTestBooking();
  guest = bookingSteps(service);
  await registerHotel(service, 'h2', 'rival');
});
afterAll(() => service.stop());

const period = (from: number, nights: number) => ({ from: inDays(from), to: inDays(from + nights) });
const block = (from: number, nights: number, as = 'owner', reason?: string) =>
  service.call(calls.blockNights, { room: 'r1', ...period(from, nights), reason }, { as });
const unblock = (from: number, nights: number, as = 'owner') =>
  service.call(calls.unblockNights, { room: 'r1', ...period(from, nights) }, { as });
const calendar = (from: number, nights: number, as = 'owner') =>
  service.call(calls.showRoomCalendar, { id: 'r1', ...period(from, nights) }, { as });

test('blocked nights cannot be booked until they are unblocked', async () => {
  expect((await block(10, 3)).status).toBe(200);
  expect(await guest.isAvailable(12, 2)).toBe(false);
  expect((await guest.book(11, 1)).body.code).toBe('not-available');
  expect((await unblock(10, 3)).body).toMatchObject({ success: true });
  expect((await guest.book(11, 1)).status).toBe(200);
});

test('a period with a booked night is refused, and none of its nights is blocked', async () => {
  await guest.bookAndGetId(21, 1);
  const response = await block(20, 3);
  expect([response.status, response.body.code, response.body.field]).toEqual([409, 'not-available', 'from']);
  expect(await guest.isAvailable(20, 1)).toBe(true);
  expect((await calendar(20, 3)).body.blocked).toEqual([]);
});

test('publishes the remaining nights of a block, and at its end their release, each with the next version', async () => {
  await block(30, 4);
  await unblock(31, 1);
  await unblock(30, 4);
  const published = [
    ...(await service.publishedEvents(events.roomBlocked)),
    ...(await service.publishedEvents(events.roomUnblocked)),
  ];
  const [first, second, third] = published.sort((a, b) => a.version - b.version).slice(-3);
  expect(first?.nights).toEqual(expect.arrayContaining([inDays(30), inDays(31), inDays(32), inDays(33)]));
  expect(second?.nights).not.toContain(inDays(31));
  expect(third?.nights).toEqual(expect.arrayContaining([inDays(30), inDays(32), inDays(33)]));
  expect(second!.version).toBe(first!.version + 1);
  expect(third!.version).toBe(second!.version + 1);
});

test('blocking blocked nights and unblocking free ones publishes nothing', async () => {
  await block(40, 2);
  const before = (await service.publishedEvents(events.roomBlocked)).length;
  expect((await block(40, 2)).status).toBe(200);
  expect((await unblock(50, 2)).status).toBe(200);
  expect(await service.publishedEvents(events.roomBlocked)).toHaveLength(before);
  await unblock(40, 2);
});

test('of a simultaneous booking and block of one night, one succeeds', async () => {
  for (const from of [60, 62, 64, 66, 68]) {
    const [blocked, booked] = await Promise.all([block(from, 1), guest.book(from, 1)]);
    expect([blocked.status, booked.status].filter((status) => status === 200)).toHaveLength(1);
    expect(blocked.status === 200 ? booked.status : blocked.status).toBe(409);
  }
});

test('the calendar shows stays that overlap the period, with their guests, and blocked nights, but no cancelled bookings', async () => {
  const id = await guest.bookAndGetId(80, 3);
  const cancelled = await guest.bookAndGetId(85, 1);
  await guest.cancel(cancelled);
  await block(84, 2);
  const { body } = await calendar(82, 3);
  expect(body.stays).toEqual([
    { bookingId: id, checkIn: inDays(80), checkOut: inDays(83), guest: 'Name of asha', guests: 1, state: 'unpaid' },
  ]);
  expect(body.blocked).toEqual([{ night: inDays(84) }]);
});

const reasons = async (from: number, nights: number) => {
  const { blocked } = (await calendar(from, nights)).body as unknown as CallResponse<typeof calls.showRoomCalendar>;
  return blocked.map(({ reason }) => reason);
};

test('reasons are shown at their nights, change without an event, and are removed with the block', async () => {
  await block(100, 3, 'owner', '  Painting ');
  await block(102, 2);
  expect(await reasons(100, 4)).toEqual(['Painting', 'Painting', 'Painting', undefined]);
  const before = (await service.publishedEvents(events.roomBlocked)).length;
  await block(101, 1, 'owner', 'New floor');
  await block(102, 1, 'owner', '');
  expect(await reasons(100, 4)).toEqual(['Painting', 'New floor', undefined, undefined]);
  expect(await service.publishedEvents(events.roomBlocked)).toHaveLength(before);
  await unblock(101, 1);
  await block(101, 1);
  expect(await reasons(100, 2)).toEqual(['Painting', undefined]);
  expect((await block(100, 1, 'owner', 'x'.repeat(61))).body.field).toBe('reason');
});

test.each([
  ['a guest who owns no hotel', 'asha', 403],
  ['the owner of another hotel', 'rival', 404],
])('%s cannot see or change the calendar', async (_who, as, status) => {
  const responses = [await calendar(90, 2, as), await block(90, 2, as), await unblock(90, 2, as)];
  expect(responses.map((response) => response.status)).toEqual([status, status, status]);
  expect(await guest.isAvailable(90, 2)).toBe(true);
});

test.each([
  ['past nights', { from: inDays(-1), to: inDays(2) }, 422, 'from'],
  ['an end that is not after the start', { from: inDays(5), to: inDays(5) }, 422, 'to'],
  ['more than two years', { from: inDays(0), to: inDays(800) }, 422, 'to'],
  ['an invalid date', { from: '2027-02-30', to: inDays(5) }, 400, 'from'],
])('refuses %s and names the field', async (_what, nights, status, field) => {
  const response = await service.call(calls.blockNights, { room: 'r1', ...nights }, { as: 'owner' });
  expect([response.status, response.body.field]).toEqual([status, field]);
});
