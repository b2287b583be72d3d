import fc from 'fast-check';
import { events } from '@wayhouse/contracts';
import { addDays } from '@wayhouse/domain';
import { eventually } from '@wayhouse/service-kit/testing';
import { inDays, room, startTestBooking, type TestBooking } from '../testing/factories.js';
import { roomWithUnits } from '../testing/room-with-units.js';

let service: TestBooking;
beforeAll(async () => (service = await startTestBooking()));
afterAll(() => service.stop());

const aRoom = (units?: number) => roomWithUnits(service, units);

test.each([1, 2, 7])(
  'of 60 simultaneous overlapping bookings of a room with %i units, each unit is sold once',
  async (units) => {
    const { book, taken } = await aRoom(units);
    const responses = await Promise.all(Array.from({ length: 60 }, (_, at) => book(10 + (at % 3), 3, `guest${at}`)));
    const statuses = responses.map(({ status }) => status);
    const sold = statuses.filter((status) => status === 200).length;
    // All of them have the night 12.
    expect([sold, statuses.filter((status) => status === 409).length]).toEqual([units, 60 - units]);
    expect(await taken(12)).toBe(units);
  },
);

test('a stay is available while each of its nights has a free unit, also where the guest has to move', async () => {
  const { book, isAvailable, takenNights } = await aRoom(2);
  await book(10, 2);
  await book(12, 1);
  await book(13, 2);
  await book(11, 1);
  expect(await takenNights()).toEqual([inDays(11)]);
  expect(await isAvailable(10, 2)).toBe(false);
  expect(await isAvailable(12, 3)).toBe(true);
  expect((await book(12, 3)).status).toBe(200);
  expect(await takenNights()).toEqual([11, 12, 13, 14].map(inDays));
  expect((await book(14, 1)).body.code).toBe('not-available');
});

test('cancelling a booking frees one unit', async () => {
  const { book, bookAndGetId, cancel } = await aRoom(2);
  const first = await bookAndGetId(10, 2);
  await book(10, 2);
  expect((await book(11, 2)).status).toBe(409);
  await cancel(first);
  expect((await book(11, 2)).status).toBe(200);
  expect((await book(11, 2)).status).toBe(409);
});

test('blocking nights takes all units, or none where one of them is booked', async () => {
  const { book, block, unblock, isAvailable } = await aRoom(3);
  expect((await block(10, 2)).status).toBe(200);
  expect((await book(11, 2)).status).toBe(409);
  expect(await isAvailable(12, 1)).toBe(true);
  await book(20, 1);
  expect((await block(19, 2)).body.code).toBe('not-available');
  expect((await block(19, 1)).status).toBe(200);
  await unblock(10, 2);
  for (let unit = 0; unit < 3; unit++) expect((await book(10, 1)).status).toBe(200);
  expect((await book(10, 1)).status).toBe(409);
});

test('a block holds units that are added, and the others when there are fewer', async () => {
  const { book, block, unblock, changeUnits, taken } = await aRoom();
  await block(10, 2);
  await changeUnits(3);
  expect((await book(10, 1)).status).toBe(409);
  expect(await taken(10)).toBe(3);
  await changeUnits(2);
  expect(await taken(11)).toBe(2);
  await unblock(10, 2);
  expect(await taken(10)).toBe(0);
});

test('with fewer units the booked ones stay, and each of them counts', async () => {
  const { book, bookAndGetId, cancel, changeUnits, takenNights, block } = await aRoom(3);
  const [first, second] = [await bookAndGetId(10, 1), await bookAndGetId(10, 1)];
  await book(10, 1);
  await changeUnits(1);
  expect(await takenNights()).toEqual([inDays(10)]);
  await cancel(first);
  await cancel(second);
  expect((await book(10, 1)).status).toBe(409);
  expect((await block(10, 1)).status).toBe(409);
  expect((await book(11, 1)).status).toBe(200);
});

test('an older event changes neither the number of units nor what was once sold', async () => {
  const { id, book, changeUnits } = await aRoom(1);
  await changeUnits(2);
  await service.publish(events.roomListed, room({ roomId: id, version: 1, units: 1 }), `late-${id}`);
  const processed = () => service.db.collection('inbox').countDocuments({ messageId: `late-${id}` });
  await eventually(async () => expect(await processed()).toBe(1));
  expect([(await book(10, 1)).status, (await book(10, 1)).status, (await book(10, 1)).status]).toEqual([200, 200, 409]);
});

// After Sharetribe's double-bookings test: whatever guests and the owner do at once, no night has more holders than units.
test.each([1, 2, 7])(
  'at any order of bookings, cancellations and blocks %i units are never oversold',
  async (units) => {
    const step = fc.record({
      kind: fc.constantFrom('book', 'book', 'book', 'block', 'block unit', 'cancel'),
      unit: fc.integer({ min: 1, max: units }),
      from: fc.integer({ min: 0, max: 27 }),
      nights: fc.integer({ min: 1, max: 5 }),
    });
    const steps = fc.sample(fc.array(step, { minLength: 40, maxLength: 40, size: 'max' }), { seed: units, numRuns: 2 });
    for (const attempts of steps) {
      const tested = await aRoom(units);
      const booked: { id: string; guest: string }[] = [];
      const attempt = async ({ kind, from, nights, unit }: (typeof attempts)[number]) => {
        if (kind === 'block') return tested.block(from, nights);
        if (kind === 'block unit') return tested.block(from, nights, unit);
        const guest = `guest${from}`;
        const standing = kind === 'cancel' ? booked.pop() : undefined;
        if (standing) return tested.cancel(standing.id, standing.guest);
        const response = await tested.book(from, nights, guest);
        if (response.status === 200) booked.push({ id: (response.body.booking as { _id: string })._id, guest });
        return response;
      };
      for (let at = 0; at < attempts.length; at += 10) {
        const responses = await Promise.all(attempts.slice(at, at + 10).map(attempt));
        for (const { status } of responses) expect([200, 409]).toContain(status);
      }
      const rows = await service.db.collection('room_nights').find({ room: tested.id }).toArray();
      expect(rows.length).toBeGreaterThan(0);
      const holders = new Map<string, string[]>();
      for (const { night, holder } of rows) holders.set(night, [...(holders.get(night) ?? []), holder as string]);
      for (const ofNight of holders.values()) expect(ofNight.length).toBeLessThanOrEqual(units);
      for (const { night, unit = 1 } of rows)
        expect([night >= inDays(0) && night < addDays(inDays(0), 40), unit <= units]).toEqual([true, true]);
    }
  },
);
