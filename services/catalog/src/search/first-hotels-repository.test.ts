import { calls, type CallInput, type FoundHotel } from '@wayhouse/contracts';
import { limits, roomTypes } from '@wayhouse/domain';
import type { Room } from '../rooms/domain/room.js';
import { aHotel, aRoom } from '../testing/a-room.js';
import { startTestCatalog } from '../testing/test-catalog.js';

let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
type Listed = Pick<FoundHotel, 'rooms' | 'roomTypes'> & { id: string };
type Sort = NonNullable<CallInput<typeof calls.listHotels>['sort']>;

/** The same number below `limit` on each run. */
const pseudoRandom = (at: number, draw: number, limit: number) => ((at + 7) * (draw + 3) * 7_919) % limit;
/** Of few hotels or many, with prices and days that many have in common. */
const makeRooms = (city: string, count: number, hotels: number): Room[] =>
  Array.from({ length: count }, (_, at) =>
    aRoom({
      id: `${city}-${pseudoRandom(at, 1, 997)}-${at}`,
      nightMinor: (1 + pseudoRandom(at, 2, 23)) * 10_00,
      createdAt: new Date(Date.UTC(2027, 0, 1 + pseudoRandom(at, 4, 29))),
      roomType: roomTypes[pseudoRandom(at, 6, roomTypes.length)]!,
      hotel: aHotel({ id: `${city}-${pseudoRandom(at, 5, hotels)}`, city }),
    }),
  );
const rooms = { Goa: makeRooms('Goa', 331, 83), Leh: makeRooms('Leh', 190, 3), Lisbon: makeRooms('Lisbon', 59, 59) };

beforeAll(async () => {
  catalog = await startTestCatalog({ now: () => new Date('2027-02-05T12:00:00Z') });
  await catalog.storeRooms(...rooms.Goa, ...rooms.Leh, ...rooms.Lisbon);
});
afterAll(() => catalog.stop());

async function find(query: CallInput<typeof calls.listHotels>) {
  const { status, body } = await catalog.call(calls.listHotels, query);
  expect(status).toBe(200);
  return body as { hotels: FoundHotel[]; total: number; isCapped?: true; nextCursor?: string };
}

/** All hotels of the rooms, each by its cheapest or newest one, with how many rooms it has, and of how many types. */
function listAll(of: Room[], sort: Sort): Listed[] {
  const hotels = [...new Set(of.map(({ hotel }) => hotel.id))].map((id) => {
    const own = of.filter(({ hotel }) => hotel.id === id);
    const newest = Math.max(...own.map(({ createdAt }) => Number(createdAt)));
    const cheapest = Math.min(...own.map(({ nightMinor }) => nightMinor));
    const types = new Set(own.map(({ roomType }) => roomType)).size;
    return { id, rooms: own.length, roomTypes: types, value: sort === 'newest' ? newest : cheapest };
  });
  const direction = sort === 'price-asc' ? 1 : -1;
  return hotels
    .sort((a, b) => direction * (a.value - b.value || (a.id < b.id ? -1 : 1)))
    .map(({ value: _, ...hotel }) => hotel);
}

const cities = ['Goa', 'Leh', 'Lisbon'] as const;
const sorts: Sort[] = ['newest', 'price-asc', 'price-desc'];
test.each(cities.flatMap((city) => sorts.flatMap((sort) => [1, 7, 100].map((limit) => ({ city, sort, limit })))))(
  'each hotel of $city once, by $sort, $limit on a page',
  async ({ city, sort, limit }) => {
    const found: Listed[] = [];
    let cursor: string | undefined;
    do {
      const page = await find({ destination: city, sort, limit, ...(cursor && { cursor }) });
      found.push(
        ...page.hotels.map(({ _id: id, rooms: count, roomTypes: types }) => ({ id, rooms: count, roomTypes: types })),
      );
      cursor = page.nextCursor;
    } while (cursor && found.length <= rooms[city].length);
    expect(found).toEqual(listAll(rooms[city], sort));
  },
);

test('hotels are counted among so many rooms', async () => {
  expect(await find({ destination: 'Lisbon', limit: 2 })).toMatchObject({ total: 59 });
  expect(await find({ destination: 'Leh', limit: 2 })).toMatchObject({ total: 3 });
  const many = await find({ destination: 'Goa', limit: 2 });
  expect(many.isCapped).toBe(true);
  expect(many.total).toBeLessThanOrEqual(83);
  expect(many.total).toBeGreaterThan(1);
  expect(limits.countedRooms).toBeLessThan(rooms.Goa.length);
  expect((await find({ destination: 'Leh', limit: 2 })).isCapped).toBeUndefined();
});

test('of so many hotels there are at least those on the page', async () => {
  const page = await find({ destination: 'Goa', limit: 100 });
  expect(page.hotels).toHaveLength(83);
  expect(page.total).toBe(83);
});
