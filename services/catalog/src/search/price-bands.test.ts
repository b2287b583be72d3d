import { calls, type FoundHotel, type Room, type RoomFacets } from '@wayhouse/contracts';
import { hotelRepository } from '../hotels/hotel-repository.js';
import { aHotel, aRoom } from '../testing/a-room.js';
import { startTestCatalog } from '../testing/test-catalog.js';

// Prices are compared in the money of the site, which is not that of every hotel.

let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
afterEach(() => catalog.stop());

test('the last band has every price above it, however small the unit of the site’s currency is', async () => {
  catalog = await startTestCatalog({}, undefined, { CURRENCY: 'INR', EXCHANGE_RATES: { EUR: 0.011 } });
  const hotel = aHotel({ id: 'fr', city: 'Paris', currency: 'EUR' });
  const inEuro = (id: string, nightMinor: number) => aRoom({ id, hotel, nightMinor, rate: 0.011 });
  await catalog.storeRooms(inEuro('dear', 1_000_00), inEuro('dearer', 1_200_00));
  const { body } = await catalog.call(calls.listRooms, { destination: 'Paris', price: ['over-3000'] });
  const facets = await catalog.call(calls.countRoomFacets, { destination: 'Paris' });
  expect((body.rooms as Room[]).map(({ _id }) => _id).sort()).toEqual(['dear', 'dearer']);
  expect((facets.body as RoomFacets).price).toMatchObject({ 'over-3000': 2 });
});

test('the least price of a hotel is its least one, also of two that are one in the site’s money', async () => {
  catalog = await startTestCatalog({}, undefined, { CURRENCY: 'EUR', EXCHANGE_RATES: { THB: 200 } });
  const hotel = aHotel({ id: 'th', city: 'Bangkok', currency: 'THB' });
  const { slug: _, ...row } = hotel;
  await catalog.db.transaction((tx) => hotelRepository(catalog.db).add(tx, { ...row, version: 1 }));
  const inBaht = (id: string, nightMinor: number) => aRoom({ id, hotel, nightMinor, rate: 200 });
  await catalog.storeRooms(inBaht('a', 4_000_90), inBaht('b', 4_000_00));
  const { body } = await catalog.call(calls.listHotels, { destination: 'Bangkok' });
  expect((body.hotels as FoundHotel[])[0]).toMatchObject({ pricePerNight: 4000 });
  expect((await catalog.call(calls.showHotel, { hotel: 'th' })).body.hotel).toMatchObject({ pricePerNight: 4000 });
});
