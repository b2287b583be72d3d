import { calls, type CallInput, type Room } from '@wayhouse/contracts';
import { limits } from '@wayhouse/domain';
import { aHotel, aRoom } from '../testing/a-room.js';
import { startTestCatalog } from '../testing/test-catalog.js';

let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
const day = (number: number) => new Date(Date.UTC(2027, 0, number));
const cities = ['Jaipur', 'Udaipur', 'Goa'];
beforeAll(async () => {
  catalog = await startTestCatalog();
  const prices = [499_99, 500_00, 500_01, 1000_00, 1000_01, 2000_00];
  // Pairs share a price and a creation time, so that only the id decides their order.
  const rooms = Array.from({ length: 12 }, (_, at) => {
    const fields = { nightMinor: prices[Math.floor(at / 2)], createdAt: day(Math.floor(at / 2)) };
    return aRoom({ id: `room-${String(at).padStart(2, '0')}`, ...fields, hotel: aHotel({ city: cities[at % 3] }) });
  });
  await catalog.storeRooms(
    ...rooms,
    aRoom({ id: 'suite', roomType: 'Family Suite', nightMinor: 9000_00, createdAt: day(99) }),
  );
  await catalog.storeRooms(aRoom({ id: 'closed', isAvailable: false }));
});
afterAll(() => catalog.stop());

async function find(query: CallInput<typeof calls.listRooms>) {
  const { status, body } = await catalog.call(calls.listRooms, query);
  expect(status).toBe(200);
  return {
    ...(body as { total: number; isCapped?: true; nextCursor?: string }),
    ids: (body.rooms as Room[]).map(({ _id }) => _id),
  };
}

test('lists all available rooms without parameters, newest first', async () => {
  const { ids, total, nextCursor } = await find({});
  expect(ids.slice(0, 3)).toEqual(['suite', 'room-11', 'room-10']);
  expect({ total, nextCursor }).toEqual({ total: 13, nextCursor: undefined });
  expect(ids).not.toContain('closed');
});

test.each(['newest', 'price-asc', 'price-desc'] as const)('pages by %s without gaps or repeats', async (sort) => {
  const all = await find({ sort });
  const paged: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await find({ sort, limit: 5, ...(cursor && { cursor }) });
    expect(page.total).toBe(13);
    paged.push(...page.ids);
    cursor = page.nextCursor;
  } while (cursor);
  expect(paged).toEqual(all.ids);
});

test('finds a destination by part of its name', async () => {
  const { ids, total } = await find({ destination: 'aipu', price: ['0-500', '500-1000'] });
  expect(ids).toEqual(['room-07', 'room-06', 'room-04', 'room-03', 'room-01', 'room-00']);
  expect(total).toBe(6);
  expect(await find({ destination: '.*' })).toMatchObject({ ids: [], total: 0 });
});

test('price bands include both ends', async () => {
  expect((await find({ price: ['0-500'] })).ids).toEqual(['room-03', 'room-02', 'room-01', 'room-00']);
  expect((await find({ price: ['500-1000'], sort: 'price-asc' })).ids).toEqual([
    'room-02',
    'room-03',
    'room-04',
    'room-05',
    'room-06',
    'room-07',
  ]);
  expect((await find({ price: ['0-500', '1000-2000'] })).total).toBe(10);
});

test('pages through two price bands', async () => {
  const query = { price: ['0-500', '2000-3000'] as ('0-500' | '2000-3000')[], sort: 'price-asc' as const, limit: 4 };
  const { ids, nextCursor } = await find(query);
  expect([...ids, ...(await find({ ...query, cursor: nextCursor })).ids]).toEqual([
    'room-00',
    'room-01',
    'room-02',
    'room-03',
    'room-10',
    'room-11',
  ]);
});

test('leaves out rooms for fewer guests', async () => {
  expect((await find({ guests: 3 })).ids).toEqual(['suite']);
  expect((await find({ guests: 3, roomType: ['Double Bed'] })).total).toBe(0);
});

test('refuses an invalid cursor', async () => {
  const { status, body } = await catalog.call(calls.listRooms, { cursor: 'what' });
  expect({ status, field: body.field }).toEqual({ status: 400, field: 'cursor' });
});

test('many rooms are counted so far at most, on each page', async () => {
  const many = Array.from({ length: limits.countedRooms + 5 }, (_, at) =>
    aRoom({ id: `leh-${at}`, createdAt: day(at), hotel: aHotel({ city: 'Leh' }) }),
  );
  await catalog.storeRooms(...many);
  const first = await find({ destination: 'Leh', limit: 2 });
  const capped = { total: limits.countedRooms, isCapped: true };
  expect(first).toMatchObject(capped);
  expect(await find({ destination: 'Leh', limit: 2, cursor: first.nextCursor })).toMatchObject(capped);
  const beyond = many.slice(limits.countedRooms).map(({ id }) => id as never);
  await catalog.db.collection('rooms').updateMany({ _id: { $in: beyond } }, { $set: { isAvailable: false } });
  const all = await find({ destination: 'Leh', limit: 2 });
  expect({ total: all.total, isCapped: all.isCapped }).toEqual({ total: limits.countedRooms, isCapped: undefined });
  expect((await find({ destination: 'Leh', guests: 4 })).total).toBe(0);
});
