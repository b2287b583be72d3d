import { calls, type CallInput, events, type FoundHotel } from '@wayhouse/contracts';
import { bookingFacts, eventually } from '@wayhouse/service-kit/testing';
import { aHotel, aRoom } from '../testing/a-room.js';
import { startTestCatalog } from '../testing/test-catalog.js';

let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
const day = (number: number) => new Date(Date.UTC(2027, 0, number));
const inHotel = (hotel: string, id: string, more: Partial<Parameters<typeof aRoom>[0]> = {}) =>
  aRoom({ id, images: [`photo-${id}`], hotel: aHotel({ id: hotel, name: `Hotel ${hotel}` }), ...more });

beforeAll(async () => {
  catalog = await startTestCatalog({ now: () => new Date('2027-01-05T12:00:00Z') });
  await catalog.storeRooms(
    inHotel('a', 'a1', { nightMinor: 300_00, createdAt: day(1) }),
    inHotel('a', 'a2', { nightMinor: 145_00, createdAt: day(9) }),
    inHotel('a', 'a3', { nightMinor: 145_00, createdAt: day(2), roomType: 'Family Suite' }),
    inHotel('a', 'a4', { nightMinor: 10_00, createdAt: day(3), isAvailable: false }),
    inHotel('b', 'b1', { nightMinor: 90_00, createdAt: day(4), roomType: 'Single Bed' }),
    inHotel('c', 'c1', { nightMinor: 145_00, createdAt: day(5), hotel: aHotel({ id: 'c', city: 'Lisbon' }) }),
    inHotel('d', 'd1', { nightMinor: 700_00, createdAt: day(6) }),
    inHotel('e', 'e1', { isAvailable: false }),
  );
});
afterAll(() => catalog.stop());

async function find(query: CallInput<typeof calls.listHotels>) {
  const { status, body } = await catalog.call(calls.listHotels, query);
  expect(status).toBe(200);
  const { hotels, ...page } = body as { hotels: FoundHotel[]; total: number; nextCursor?: string };
  return { hotels, ids: hotels.map(({ _id }) => _id), ...page };
}

test('a hotel has its cheapest room that matches, how many match and of how many types', async () => {
  const { hotels, total } = await find({ sort: 'price-asc' });
  expect(hotels[1]).toEqual({
    _id: 'a',
    name: 'Hotel a',
    address: '1 Beach Road',
    city: 'Goa',
    rooms: 3,
    roomTypes: 2,
    pricePerNight: 145,
    currency: 'USD',
    images: ['/images/photo-a2/1280.jpg'],
  });
  expect(total).toBe(4);
});

test('hotels are in the order of their cheapest or newest rooms', async () => {
  expect((await find({})).ids).toEqual(['a', 'd', 'c', 'b']);
  expect((await find({ sort: 'price-asc' })).ids).toEqual(['b', 'a', 'c', 'd']);
  expect((await find({ sort: 'price-desc' })).ids).toEqual(['d', 'c', 'a', 'b']);
});

test.each(['newest', 'price-asc', 'price-desc'] as const)('pages by %s without gaps or repeats', async (sort) => {
  const all = await find({ sort });
  const paged: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await find({ sort, limit: 1, ...(cursor && { cursor }) });
    expect(page.total).toBe(4);
    paged.push(...page.ids);
    cursor = page.nextCursor;
  } while (cursor);
  expect(paged).toEqual(all.ids);
});

test('only rooms that match count', async () => {
  const [suites] = (await find({ roomType: ['Family Suite'] })).hotels;
  expect(suites).toMatchObject({ _id: 'a', rooms: 1, images: ['/images/photo-a3/1280.jpg'] });
  expect((await find({ price: ['500-1000'] })).ids).toEqual(['d']);
  expect(await find({ destination: 'Lisbon' })).toMatchObject({ ids: ['c'], total: 1 });
  expect(await find({ destination: 'Atlantis' })).toMatchObject({ ids: [], total: 0 });
});

test('finds the rooms of one hotel', async () => {
  const { body } = await catalog.call(calls.listRooms, { hotel: 'a', roomType: ['Double Bed'], sort: 'price-asc' });
  expect((body.rooms as { _id: string }[]).map(({ _id }) => _id)).toEqual(['a2', 'a1']);
  expect(body.total).toBe(2);
  expect(await find({ hotel: 'b' })).toMatchObject({ ids: ['b'], total: 1 });
});

test('with dates, a room that is taken neither counts nor sets the price', async () => {
  await catalog.publish(
    events.bookingConfirmed,
    bookingFacts({ bookingId: 'booking', roomId: 'a2', nights: ['2027-02-01'] }),
  );
  await eventually(async () => {
    const { hotels } = await find({ hotel: 'a', checkIn: '2027-02-01', checkOut: '2027-02-02' });
    expect(hotels).toMatchObject([{ rooms: 2, images: ['/images/photo-a3/1280.jpg'] }]);
  });
  expect((await find({ hotel: 'a', checkIn: '2027-02-02', checkOut: '2027-02-03' })).hotels[0]?.rooms).toBe(3);
});

test('with dates, a hotel has the room in which that stay costs least, and stands where its least price of a night does', async () => {
  const season = [{ id: 'high', name: 'High', from: '2027-03-01', to: '2027-03-31', nightMinor: 200_00 }];
  const inLeh = (hotel: string, id: string, nightMinor: number, more = {}) =>
    inHotel(hotel, id, { hotel: aHotel({ id: hotel, city: 'Leh' }), nightMinor, ...more });
  await catalog.storeRooms(
    inLeh('f', 'f1', 90_00, { rates: season }),
    inLeh('f', 'f2', 110_00),
    inLeh('f', 'f3', 105_00, { isAvailable: false }),
    inLeh('g', 'g1', 100_00),
  );
  const leh = { destination: 'Leh', sort: 'price-asc' } as const;
  const before = await find({ ...leh, checkIn: '2027-02-27', checkOut: '2027-03-01' });
  expect(before.hotels).toMatchObject([{ _id: 'f', pricePerNight: 90 }, { _id: 'g' }]);
  const { hotels, ids } = await find({ ...leh, checkIn: '2027-03-10', checkOut: '2027-03-12' });
  expect(hotels[0]).toMatchObject({ pricePerNight: 110, rooms: 2, images: ['/images/photo-f2/1280.jpg'] });
  expect(hotels[0]).not.toHaveProperty('totalPrice');
  expect(ids).toEqual(['f', 'g']);
  // With few nights in the season, the other room is still the cheaper one.
  const [mixed] = (await find({ ...leh, checkIn: '2027-02-21', checkOut: '2027-03-02' })).hotels;
  expect(mixed).toMatchObject({ pricePerNight: 90, totalPrice: 8 * 90 + 200 });
});

test('refuses dates in the past, and an invalid cursor', async () => {
  const past = await catalog.call(calls.listHotels, { checkIn: '2026-01-01', checkOut: '2026-01-02' });
  expect(past.status).toBe(422);
  const cursor = await catalog.call(calls.listHotels, { cursor: 'what' });
  expect({ status: cursor.status, field: cursor.body.field }).toEqual({ status: 400, field: 'cursor' });
});
