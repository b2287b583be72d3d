import { type CallResponse, calls, type EventData, events } from '@wayhouse/contracts';
import { inDays, startTestBooking, type TestBooking } from '../testing/factories.js';
import { roomWithUnits } from '../testing/room-with-units.js';

let service: TestBooking;
beforeAll(async () => (service = await startTestBooking()));
afterAll(() => service.stop());

const aRoom = (units?: number) => roomWithUnits(service, units);

type Block = EventData<typeof events.roomBlocked>;
const publishedOf = async (event: typeof events.roomBlocked | typeof events.roomUnblocked, roomId: string) =>
  ((await service.publishedEvents(event)) as Block[]).filter((each) => each.roomId === roomId);
const holders = async (room: string, night: number) =>
  (
    await service.db
      .collection('room_nights')
      .find({ room, night: inDays(night) })
      .toArray()
  )
    .map(({ holder, unit = 1 }) => [holder as string, unit as number])
    .sort();

test('a unit that is blocked by itself leaves the others to guests, up to the last one', async () => {
  const { id, block, unblock, book, isAvailable, takenNights } = await aRoom(3);
  expect((await block(10, 2, 2)).body).toMatchObject({ success: true, blocked: [inDays(10), inDays(11)] });
  expect(await holders(id, 10)).toEqual([[`block-${id}:2`, 2]]);
  for (const guest of ['asha', 'ben']) expect((await book(10, 2, guest)).status).toBe(200);
  expect(await takenNights()).toEqual([inDays(10), inDays(11)]);
  expect((await book(11, 1, 'chloe')).body.code).toBe('not-available');
  await unblock(11, 1, 2);
  expect([await isAvailable(10, 1), await isAvailable(11, 1)]).toEqual([false, true]);
  expect((await book(11, 1, 'chloe')).status).toBe(200);
});

test('publishes the nights of a unit’s block with the unit, apart from those of other blocks', async () => {
  const { id, block, unblock } = await aRoom(3);
  await block(10, 2, 2);
  await block(20, 1, 3);
  await block(30, 1);
  await unblock(10, 2, 2);
  const of = (unit: number) => ({ blockId: `block-${id}:${unit}`, roomId: id, unit, version: 1 });
  const blocked = await publishedOf(events.roomBlocked, id);
  expect(blocked).toEqual(
    expect.arrayContaining([
      { ...of(2), nights: [inDays(10), inDays(11)] },
      { ...of(3), nights: [inDays(20)] },
      { blockId: `block-${id}`, version: 1, roomId: id, nights: [inDays(30)] },
    ]),
  );
  expect(await publishedOf(events.roomUnblocked, id)).toEqual([
    { ...of(2), version: 2, nights: [inDays(10), inDays(11)] },
  ]);
});

test('a unit of which one night is booked or blocked with all others is not blocked at all', async () => {
  const { id, block, book } = await aRoom(2);
  await book(11, 1);
  await block(15, 1);
  for (const [from, nights] of [
    [10, 3],
    [14, 2],
  ] as const) {
    const { status, body } = await block(from, nights, 1);
    expect([status, body.code, body.field]).toEqual([409, 'not-available', 'from']);
    expect(body.message).toContain('Nothing was blocked');
  }
  expect([await holders(id, 10), await holders(id, 14)]).toEqual([[], []]);
  expect((await block(10, 3, 2)).status).toBe(200);
});

test('a room of which one unit is blocked by itself is not blocked as a whole, and nothing is lost', async () => {
  const { id, block, unblock, book } = await aRoom(3);
  await block(10, 1, 2, 'Painting');
  const refused = await block(9, 3);
  expect([refused.status, refused.body.code, refused.body.field]).toEqual([409, 'not-available', 'from']);
  expect(refused.body.message).toMatch(/^One of the rooms is blocked by itself/);
  expect([await holders(id, 9), await holders(id, 10)]).toEqual([[], [[`block-${id}:2`, 2]]]);
  await book(10, 1);
  expect((await block(9, 3)).body.message).toMatch(/is booked/);
  await unblock(10, 1);
  expect(await holders(id, 10)).toContainEqual([`block-${id}:2`, 2]);
});

test('refuses a unit that the room does not have; the only unit of a room is the whole room', async () => {
  const [two, one] = [await aRoom(2), await aRoom()];
  for (const { status, body } of [await two.block(10, 1, 3), await two.unblock(10, 1, 3), await one.block(10, 1, 2)])
    expect([status, body.code, body.field]).toEqual([422, 'rule-broken', 'unit']);
  expect((await two.block(10, 1, 0)).body.field).toBe('unit');
  await one.block(10, 2, 1, 'Painting');
  expect(await holders(one.id, 10)).toEqual([[`block-${one.id}`, 1]]);
  expect((await one.calendar(10, 1)).blocked).toEqual([{ night: inDays(10), reason: 'Painting' }]);
  await one.unblock(10, 2, 1);
  expect(await holders(one.id, 10)).toEqual([]);
});

test('the room’s calendar has units that are blocked by themselves apart from nights of which all are', async () => {
  const { block, calendar } = await aRoom(3);
  await block(10, 1, 2, 'Painting');
  await block(10, 1, 3);
  await block(11, 1, undefined, 'Closed');
  expect(await calendar(10, 3)).toMatchObject({
    stays: [],
    blocked: [{ night: inDays(11), reason: 'Closed' }],
    blockedUnits: [
      { night: inDays(10), unit: 2, reason: 'Painting' },
      { night: inDays(10), unit: 3 },
    ],
  });
});

test('blocks of units that are there no more end, and no longer keep other units from being sold', async () => {
  const { id, block, changeUnits, book } = await aRoom(3);
  await block(10, 2, 3, 'Painting');
  await block(10, 1, 1);
  await changeUnits(2);
  expect(await holders(id, 10)).toEqual([[`block-${id}:1`, 1]]);
  expect(await publishedOf(events.roomUnblocked, id)).toEqual([
    { blockId: `block-${id}:3`, version: 2, roomId: id, unit: 3, nights: [inDays(10), inDays(11)] },
  ]);
  expect([(await book(10, 1)).status, (await book(10, 1)).status]).toEqual([200, 409]);
  await changeUnits(3);
  expect(await holders(id, 11)).toEqual([]);
});

test('the block of the only unit that is left becomes that of the room', async () => {
  const { id, block, unblock, changeUnits, calendar, isAvailable } = await aRoom(2);
  await block(10, 1, 1, 'Painting');
  await block(12, 1, undefined, 'Closed');
  await changeUnits(1);
  expect((await calendar(10, 3)).blocked).toEqual([
    { night: inDays(10), reason: 'Painting' },
    { night: inDays(12), reason: 'Closed' },
  ]);
  expect((await publishedOf(events.roomBlocked, id)).at(-1)).toEqual({
    ...{ blockId: `block-${id}`, version: 2, roomId: id },
    nights: [inDays(10), inDays(12)],
  });
  expect(await publishedOf(events.roomUnblocked, id)).toMatchObject([{ blockId: `block-${id}:1` }]);
  await unblock(10, 1);
  expect(await isAvailable(10, 1)).toBe(true);
});

test('a unit that was blocked beside a stay is so again once the room has both units again', async () => {
  const { id, block, bookAndGetId, cancel, changeUnits, calendar, isAvailable, taken } = await aRoom(2);
  await block(10, 2, 1, 'Painting');
  const stay = await bookAndGetId(10, 1);
  await changeUnits(1);
  await changeUnits(2);
  expect(await calendar(10, 2)).toMatchObject({
    blocked: [{ night: inDays(11), reason: 'Painting' }],
    blockedUnits: [{ night: inDays(10), unit: 1, reason: 'Painting' }],
  });
  expect(await holders(id, 10)).toContainEqual([`block-${id}:1`, 1]);
  await cancel(stay);
  expect([await taken(10), await isAvailable(10, 1), await isAvailable(11, 1)]).toEqual([1, true, false]);
});

test('a night that shows as blocked is not sold once a stay in it is cancelled, whatever the number of units was', async () => {
  const { block, bookAndGetId, cancel, changeUnits, calendar, isAvailable } = await aRoom(3);
  await block(10, 1, 1);
  const stays = [await bookAndGetId(10, 1), await bookAndGetId(10, 1)];
  for (const units of [1, 2, 3]) await changeUnits(units);
  for (const stay of stays) await cancel(stay);
  const { blocked } = (await calendar(10, 1)) as { blocked: object[] };
  expect(await isAvailable(10, 1)).toBe(blocked.length === 0);
});

test('a unit that a guest needs whose own one is there no more cannot be blocked', async () => {
  const { block, bookAndGetId, cancel, changeUnits } = await aRoom(3);
  const first = await bookAndGetId(10, 1);
  for (let others = 0; others < 2; others++) await bookAndGetId(10, 1);
  await cancel(first);
  await changeUnits(2);
  expect((await block(10, 1, 1)).status).toBe(409);
  expect((await block(11, 1, 1)).status).toBe(200);
});

test.each([1, 2, 7])(
  'of blocks of each of %i units at once with as many bookings, a night has no more holders than units',
  async (units) => {
    const { id, block, book } = await aRoom(units);
    const each = Array.from({ length: units }, (_, at) => at + 1);
    const attempts = each.flatMap((unit) => [block(10, 2, unit), book(11, 2, `guest${unit}`)]);
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.every((status) => [200, 409].includes(status))).toBe(true);
    const taken = await holders(id, 11);
    expect(new Set(taken.map(([, unit]) => unit)).size).toBe(taken.length);
    expect(taken).toHaveLength(statuses.filter((status) => status === 200).length);
    expect(taken).toHaveLength(units);
  },
);

test('a unit is not blocked while the number of units goes below it', async () => {
  for (let round = 0; round < 5; round++) {
    const { id, block, changeUnits } = await aRoom(3);
    const [blocked] = await Promise.all([block(10, 1, 3), changeUnits(2)]);
    expect([200, 422]).toContain(blocked.status);
    expect(await holders(id, 10)).toEqual([]);
  }
});

test('reports do not offer the nights of a blocked unit', async () => {
  const offered = async () => {
    const period = { from: inDays(50), to: inDays(51) };
    const { body } = await service.call(calls.showHotelReport, period, { as: 'owner' });
    return (body as unknown as CallResponse<typeof calls.showHotelReport>).report.nightsOffered;
  };
  const { block } = await aRoom(3);
  const before = await offered();
  await block(50, 1, 2);
  expect(await offered()).toBe(before - 1);
});
