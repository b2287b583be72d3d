import { type AnswerOf, calls, events } from '@wayhouse/contracts';
import { bookingSteps } from '../testing/booking-steps.js';
import { bookingService, inDays, type TestBooking } from '../testing/factories.js';
import { registerHotel } from '../testing/register-hotel.js';

let service: TestBooking;
let guest: ReturnType<typeof bookingSteps>;
beforeAll(async () => {
  service = await bookingService();
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

test('a blocked night cannot be booked, and can be again once it is opened', async () => {
  expect((await block(10, 3)).status).toBe(200);
  expect(await guest.isFree(12, 2)).toBe(false);
  expect((await guest.book(11, 1)).body.code).toBe('not-available');
  expect((await unblock(10, 3)).body).toMatchObject({ success: true });
  expect((await guest.book(11, 1)).status).toBe(200);
});

test('nights of which one is booked are refused as a whole, and stay as they were', async () => {
  await guest.booked(21, 1);
  const refused = await block(20, 3);
  expect([refused.status, refused.body.code, refused.body.field]).toEqual([409, 'not-available', 'from']);
  expect(await guest.isFree(20, 1)).toBe(true);
  expect((await calendar(20, 3)).body.blocked).toEqual([]);
});

test('what is left of a block is told with its nights, and its end as a release, each of a higher version', async () => {
  await block(30, 4);
  await unblock(31, 1);
  await unblock(30, 4);
  const told = [...(await service.told(events.roomBlocked)), ...(await service.told(events.roomUnblocked))];
  const [first, second, third] = told.sort((one, other) => one.version - other.version).slice(-3);
  expect(first?.nights).toEqual(expect.arrayContaining([inDays(30), inDays(31), inDays(32), inDays(33)]));
  expect(second?.nights).not.toContain(inDays(31));
  expect(third?.nights).toEqual(expect.arrayContaining([inDays(30), inDays(32), inDays(33)]));
  expect(second!.version).toBe(first!.version + 1);
  expect(third!.version).toBe(second!.version + 1);
});

test('blocking what is blocked, and opening what is open, is told to nobody', async () => {
  await block(40, 2);
  const before = (await service.told(events.roomBlocked)).length;
  expect((await block(40, 2)).status).toBe(200);
  expect((await unblock(50, 2)).status).toBe(200);
  expect(await service.told(events.roomBlocked)).toHaveLength(before);
  await unblock(40, 2);
});

test('a guest and an owner want the same night at the same moment: one of them has it', async () => {
  for (const from of [60, 62, 64, 66, 68]) {
    const [blocked, booked] = await Promise.all([block(from, 1), guest.book(from, 1)]);
    expect([blocked.status, booked.status].filter((status) => status === 200)).toHaveLength(1);
    expect(blocked.status === 200 ? booked.status : blocked.status).toBe(409);
  }
});

test('the calendar shows stays that touch the period, with their guests, and blocked nights; what is cancelled is gone', async () => {
  const id = await guest.booked(80, 3);
  const gone = await guest.booked(85, 1);
  await guest.cancel(gone);
  await block(84, 2);
  const { body } = await calendar(82, 3);
  expect(body.stays).toEqual([
    { bookingId: id, checkIn: inDays(80), checkOut: inDays(83), guest: 'Name of asha', guests: 1, state: 'due' },
  ]);
  expect(body.blocked).toEqual([{ night: inDays(84) }]);
});

const reasons = async (from: number, nights: number) => {
  const { blocked } = (await calendar(from, nights)).body as unknown as AnswerOf<typeof calls.showRoomCalendar>;
  return blocked.map(({ reason }) => reason);
};

test('a reason stands at its nights, is said anew without telling anybody, and goes with the block', async () => {
  await block(100, 3, 'owner', '  Painting ');
  await block(102, 2);
  expect(await reasons(100, 4)).toEqual(['Painting', 'Painting', 'Painting', undefined]);
  const before = (await service.told(events.roomBlocked)).length;
  await block(101, 1, 'owner', 'New floor');
  await block(102, 1, 'owner', '');
  expect(await reasons(100, 4)).toEqual(['Painting', 'New floor', undefined, undefined]);
  expect(await service.told(events.roomBlocked)).toHaveLength(before);
  await unblock(101, 1);
  await block(101, 1);
  expect(await reasons(100, 2)).toEqual(['Painting', undefined]);
  expect((await block(100, 1, 'owner', 'x'.repeat(61))).body.field).toBe('reason');
});

test.each([
  ['a guest who owns no hotel', 'asha', 403],
  ['the owner of another hotel', 'rival', 404],
])('%s sees and changes nothing', async (_who, as, status) => {
  const answers = [await calendar(90, 2, as), await block(90, 2, as), await unblock(90, 2, as)];
  expect(answers.map((answer) => answer.status)).toEqual([status, status, status]);
  expect(await guest.isFree(90, 2)).toBe(true);
});

test.each([
  ['nights that are over', { from: inDays(-1), to: inDays(2) }, 422, 'from'],
  ['an end that is not after the beginning', { from: inDays(5), to: inDays(5) }, 422, 'to'],
  ['more than two years', { from: inDays(0), to: inDays(800) }, 422, 'to'],
  ['no date', { from: '2027-02-30', to: inDays(5) }, 400, 'from'],
])('%s are refused with the field’s name', async (_what, nights, status, field) => {
  const refused = await service.call(calls.blockNights, { room: 'r1', ...nights }, { as: 'owner' });
  expect([refused.status, refused.body.field]).toEqual([status, field]);
});
