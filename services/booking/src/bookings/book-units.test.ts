import fc from 'fast-check';
import { calls, events, type RoomFacts } from '@wayhouse/contracts';
import { addDays } from '@wayhouse/domain';
import { eventually } from '@wayhouse/service-kit/testing';
import { inDays, room, startTestBooking, type TestBooking } from '../testing/factories.js';

let service: TestBooking;
beforeAll(async () => (service = await startTestBooking()));
afterAll(() => service.stop());

let counter = 0;
/** A room of its own with so many units. */
async function aRoom(units?: number) {
  const roomId = `units-${++counter}`;
  let version = 0;
  const publish = async (facts: Partial<RoomFacts>) => {
    const event = version++ ? events.roomChanged : events.roomListed;
    await service.publish(event, room({ roomId, version, ...facts }));
    const stored = () => service.db.collection('rooms').findOne({ _id: roomId as never, version });
    await eventually(async () => expect(await stored()).not.toBeNull());
  };
  await publish({ units });
  const period = (from: number, nights: number) => ({ from: inDays(from), to: inDays(from + nights) });
  const stay = (from: number, nights: number) => {
    const { from: checkInDate, to: checkOutDate } = period(from, nights);
    return { room: roomId, checkInDate, checkOutDate };
  };
  const book = (from: number, nights: number, as = 'asha') =>
    service.call(calls.bookRoom, { ...stay(from, nights), guests: 2, PaymentMethod: 'Pay at Hotel' }, { as });
  return {
    id: roomId,
    changeUnits: (units: number) => publish({ units }),
    book,
    bookAndGetId: async (from: number, nights: number) =>
      ((await book(from, nights)).body.booking as { _id: string })._id,
    cancel: (bookingId: string, as = 'asha') => service.call(calls.cancelBooking, { bookingId, charge: 0 }, { as }),
    block: (from: number, nights: number) =>
      service.call(calls.blockNights, { room: roomId, ...period(from, nights) }, { as: 'owner' }),
    unblock: (from: number, nights: number) =>
      service.call(calls.unblockNights, { room: roomId, ...period(from, nights) }, { as: 'owner' }),
    isAvailable: async (from: number, nights: number) =>
      (await service.call(calls.checkAvailability, stay(from, nights))).body.isAvailable,
    takenNights: async () =>
      (await service.call(calls.listTakenNights, { id: roomId, from: inDays(0), to: inDays(60) })).body.nights,
    taken: (night: number) =>
      service.db.collection('room_nights').countDocuments({ room: roomId, night: inDays(night) }),
  };
}

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
      kind: fc.constantFrom('book', 'book', 'book', 'block', 'cancel'),
      from: fc.integer({ min: 0, max: 27 }),
      nights: fc.integer({ min: 1, max: 5 }),
    });
    const steps = fc.sample(fc.array(step, { minLength: 40, maxLength: 40, size: 'max' }), { seed: units, numRuns: 2 });
    for (const attempts of steps) {
      const tested = await aRoom(units);
      const booked: { id: string; guest: string }[] = [];
      const attempt = async ({ kind, from, nights }: (typeof attempts)[number]) => {
        if (kind === 'block') return tested.block(from, nights);
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
