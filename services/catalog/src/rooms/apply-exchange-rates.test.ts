import { calls, type CallInput, type FoundHotel, type Room } from '@wayhouse/contracts';
import { hotelRepository, type HotelRepository } from '../hotels/hotel-repository.js';
import { aHotel, aRoom } from '../testing/a-room.js';
import { startTestCatalog } from '../testing/test-catalog.js';
import { applyExchangeRates, assertRates } from './apply-exchange-rates.js';
import { roomRepository, type RoomRepository } from './room-repository.js';

let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
let deps: Parameters<typeof applyExchangeRates>[0] & { hotels: HotelRepository; rooms: RoomRepository };
const site = { currency: 'USD' as const, exchangeRates: { INR: 80 } };
const rupees = aHotel({ id: 'in', city: 'Kochi', currency: 'INR' });
const dollars = aHotel({ id: 'us', city: 'Kochi' });
beforeAll(async () => {
  catalog = await startTestCatalog();
  deps = { site, hotels: hotelRepository(catalog.db), rooms: roomRepository(catalog.db) };
  const { slug: _, ...hotel } = rupees;
  await catalog.db.transaction((tx) => deps.hotels.add(tx, { ...hotel, version: 1 }));
  await catalog.storeRooms(
    aRoom({ id: 'us-100', hotel: dollars, nightMinor: 100_00 }),
    aRoom({ id: 'in-12000', hotel: rupees, nightMinor: 12_000_00, rate: 80 }),
    aRoom({ id: 'us-200', hotel: dollars, nightMinor: 200_00 }),
    aRoom({ id: 'in-48000', hotel: rupees, nightMinor: 48_000_00, rate: 80 }),
    aRoom({ id: 'us-600', hotel: dollars, nightMinor: 600_00 }),
  );
});
afterAll(() => catalog.stop());

const search = async (query: CallInput<typeof calls.listRooms>) => {
  const { body } = await catalog.call(calls.listRooms, { destination: 'Kochi', ...query });
  return body as { rooms: Room[]; total: number; nextCursor?: string };
};
const idsOf = async (query: CallInput<typeof calls.listRooms> = {}) =>
  (await search({ sort: 'price-asc', ...query })).rooms.map(({ _id }) => _id);

test('rooms are found in the order of what their prices are taken for, each with its own price', async () => {
  expect(await idsOf()).toEqual(['us-100', 'in-12000', 'us-200', 'in-48000', 'us-600']);
  expect(await idsOf({ sort: 'price-desc' })).toEqual(['us-600', 'in-48000', 'us-200', 'in-12000', 'us-100']);
  const { rooms } = await search({ sort: 'price-asc' });
  expect(rooms[1]).toMatchObject({ pricePerNight: 12_000, currency: 'INR' });
});

test.each(['price-asc', 'price-desc'] as const)('pages by %s without gaps or repeats', async (sort) => {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await search({ sort, limit: 1, ...(cursor && { cursor }) });
    ids.push(...page.rooms.map(({ _id }) => _id));
    cursor = page.nextCursor;
  } while (cursor);
  expect(ids).toEqual(await idsOf({ sort }));
});

test('bands of prices and their counts are of what prices are taken for', async () => {
  expect(await idsOf({ price: ['0-500'] })).toEqual(['us-100', 'in-12000', 'us-200']);
  expect(await idsOf({ price: ['500-1000'] })).toEqual(['in-48000', 'us-600']);
  const { body } = await catalog.call(calls.countRoomFacets, { destination: 'Kochi' });
  expect(body.price).toMatchObject({ '0-500': 3, '500-1000': 2 });
});

test('hotels are in that order as well, and each shows its own price', async () => {
  const { body } = await catalog.call(calls.listHotels, { destination: 'Kochi', sort: 'price-asc' });
  expect(body.hotels as FoundHotel[]).toMatchObject([
    { _id: 'us', pricePerNight: 100, currency: 'USD' },
    { _id: 'in', pricePerNight: 12_000, currency: 'INR' },
  ]);
});

const applied = async (INR: number) => applyExchangeRates({ ...deps, site: { ...site, exchangeRates: { INR } } });
const stored = (id: string) => catalog.db.collection('rooms').findOne({ _id: id as never });

test('other rates move rooms in the list and change nothing else of them, whoever applies them', async () => {
  const before = await stored('in-12000');
  expect(await Promise.all([applied(160), applied(160)])).toContain(2);
  expect(await idsOf()).toEqual(['in-12000', 'us-100', 'us-200', 'in-48000', 'us-600']);
  expect(await stored('in-12000')).toEqual({ ...before, nightMinor: 75_00, rate: 160 });
  expect(await applied(160)).toBe(0);
});

test('goes on where it was interrupted', async () => {
  const { setRate } = deps.rooms;
  let left = 1;
  const interrupted = {
    ...deps,
    rooms: { ...deps.rooms, setRate: (...of: Parameters<typeof setRate>) => (left-- ? setRate(...of) : crash()) },
  };
  await expect(applyExchangeRates(interrupted)).rejects.toThrow('killed');
  expect(await applyExchangeRates(deps)).toBe(1);
  expect(await idsOf()).toEqual(['us-100', 'in-12000', 'us-200', 'in-48000', 'us-600']);
});

const crash = () => Promise.reject(new Error('killed'));

test('a room whose price is changed meanwhile stays as it was changed', async () => {
  const room = await deps.rooms.listByOtherRate(['in'], 1);
  const seen = room.find(({ id }) => id === 'in-12000')!;
  await catalog.db.transaction((tx) =>
    deps.rooms.update(tx, { ...seen, nightMinor: 16_000_00, version: 2 }).then(() => undefined),
  );
  await deps.rooms.setRate(seen, 1000);
  expect(await stored('in-12000')).toMatchObject({ nightMinor: 200_00, quotedMinor: 16_000_00, rate: 80, version: 2 });
});

test('where its currency has become the site’s, a price is taken for what it is', async () => {
  await applyExchangeRates({ ...deps, site: { currency: 'INR', exchangeRates: {} } });
  expect(await stored('in-48000')).toMatchObject({ nightMinor: 48_000_00, quotedMinor: 48_000_00, rate: 1 });
  await applyExchangeRates(deps);
});

test('does not start without a rate of a currency in which hotels have their prices', async () => {
  await expect(assertRates(deps)).resolves.toBeUndefined();
  await expect(assertRates({ ...deps, site: { ...site, exchangeRates: {} } })).rejects.toThrow(
    'EXCHANGE_RATES has no rate of INR, in which hotels have their prices.',
  );
});
