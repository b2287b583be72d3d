import {
  type CallInput,
  calls,
  events,
  type FoundHotel,
  type HotelProfile,
  type OwnRoom,
  type Room,
  type RoomFacets,
} from '@wayhouse/contracts';
import type { OfferId } from '@wayhouse/domain';
import { confirmations } from '@wayhouse/messages/confirmations';
import { aPhoto } from '../testing/a-photo.js';
import { hotelDetails, startTestCatalog } from '../testing/test-catalog.js';

let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
beforeAll(async () => void (catalog = await startTestCatalog({ now: () => new Date('2027-01-05T06:30:00Z') })));
afterAll(() => catalog.stop());

const ownHotel = async (as: string) =>
  ((await catalog.call(calls.listOwnHotels, {}, { as })).body.hotels as HotelProfile[])[0]!;
async function register(as: string, city = 'Goa') {
  await catalog.registerHotel(as, { city });
  return ownHotel(as);
}
type Seen = Pick<HotelProfile, '_id' | 'version'>;
const change = (as: string, { _id: id, version }: Seen, offers: OfferId[]) =>
  catalog.call(calls.changeOffers, { id, version, offers }, { as });
const addRoom = async (as: string, roomType: OwnRoom['roomType']) => {
  const form = { roomType, pricePerNight: '100', amenities: '[]' };
  return (await catalog.addRoom(as, form, [await aPhoto()])).body.room as OwnRoom;
};
const showRoom = async (id: string) => (await catalog.call(calls.showRoom, { id })).body.room as Room;
const changesOf = async (ownerId: string) =>
  (await catalog.publishedEvents(events.roomChanged)).filter((data) => data.ownerId === ownerId);
const list = async (query: CallInput<typeof calls.listRooms>) =>
  (await catalog.call(calls.listRooms, query)).body.rooms as Room[];
const stay = { checkIn: '2027-04-01', checkOut: '2027-04-04' };

test('a hotel’s offers are shown with it, each with the rooms that it is for, and published', async () => {
  const hotel = await register('asha');
  expect(hotel).not.toHaveProperty('offers');
  const double = await addRoom('asha', 'Double Bed');
  const single = await addRoom('asha', 'Single Bed');
  const { status, body } = await change('asha', hotel, ['luxury', 'romantic', 'luxury']);
  expect([status, body.message]).toEqual([200, confirmations.offersChanged]);
  expect(body.hotel).toEqual({ ...hotel, version: 2, offers: ['romantic', 'luxury'] });
  expect(await ownHotel('asha')).toEqual(body.hotel);
  expect(await showRoom(double._id)).toMatchObject({ offers: ['romantic'] });
  expect(await showRoom(single._id)).not.toHaveProperty('offers');
  const changed = (await changesOf('asha')).map(({ roomId, offers }) => [roomId, offers]);
  expect(Object.fromEntries(changed)).toEqual({ [double._id]: ['romantic'], [single._id]: undefined });
});

test('they stay when profile and taxes are changed, are with a room that is added, and end where none is chosen', async () => {
  const hotel = await register('bela');
  await change('bela', hotel, ['summer']);
  const profile = { ...hotelDetails, name: 'Palm House', id: hotel._id, version: 2 };
  expect((await catalog.call(calls.changeHotel, profile, { as: 'bela' })).body.hotel).toMatchObject({
    offers: ['summer'],
  });
  await catalog.call(calls.changeTaxes, { id: hotel._id, version: 3, taxes: [] }, { as: 'bela' });
  const { _id } = await addRoom('bela', 'Single Bed');
  expect(await showRoom(_id)).toMatchObject({ offers: ['summer'] });
  const listed = (await catalog.publishedEvents(events.roomListed)).find(({ roomId }) => roomId === _id);
  expect(listed).toMatchObject({ offers: ['summer'] });
  await change('bela', { ...hotel, version: 4 }, []);
  expect(await ownHotel('bela')).not.toHaveProperty('offers');
  expect(await showRoom(_id)).not.toHaveProperty('offers');
});

test('nobody changes those of another owner, or those of a version that is no longer', async () => {
  const hotel = await register('fay');
  await register('gita');
  expect(await change('gita', hotel, ['summer'])).toMatchObject({ status: 404, body: { field: 'id' } });
  expect(await change('nobody', hotel, ['summer'])).toMatchObject({ status: 403 });
  await change('fay', hotel, ['summer']);
  expect(await change('fay', hotel, [])).toMatchObject({ status: 409, body: { code: 'edit-conflict' } });
  expect(await change('fay', { ...hotel, version: 2 }, ['winter' as OfferId])).toMatchObject({
    status: 400,
    body: { field: 'offers' },
  });
  expect(await ownHotel('fay')).toMatchObject({ version: 2, offers: ['summer'] });
});

test('a search with dates has the price with the offer, where it is for the stay', async () => {
  const hotel = await register('jana', 'Kochi');
  await addRoom('jana', 'Luxury Room');
  await change('jana', hotel, ['luxury']);
  const [found] = await list({ hotel: hotel._id, ...stay });
  expect(found).toMatchObject({ pricePerNight: 100, totalPrice: 210, offer: { id: 'luxury', percentOff: 30 } });
  const [soon] = await list({ hotel: hotel._id, checkIn: '2027-02-01', checkOut: '2027-02-04' });
  expect(soon).not.toHaveProperty('totalPrice');
  expect(soon).not.toHaveProperty('offer');
  const { body } = await catalog.call(calls.listHotels, { destination: 'Kochi', ...stay });
  expect(body.hotels as FoundHotel[]).toMatchObject([{ totalPrice: 210, offer: { id: 'luxury' } }]);
});

test('rooms are found and counted by the offers that are for them', async () => {
  const hotel = await register('karl', 'Udaipur');
  const other = await register('lena', 'Udaipur');
  const double = await addRoom('karl', 'Double Bed');
  const luxury = await addRoom('karl', 'Luxury Room');
  const single = await addRoom('lena', 'Single Bed');
  await change('karl', hotel, ['romantic', 'luxury']);
  await change('lena', other, ['summer']);
  const found = async (offer: OfferId[]) =>
    (await list({ destination: 'Udaipur', offer })).map(({ _id }) => _id).sort();
  expect(await found(['romantic'])).toEqual([double._id]);
  expect(await found(['luxury', 'summer'])).toEqual([luxury._id, single._id].sort());
  const facets = (await catalog.call(calls.countRoomFacets, { destination: 'Udaipur', roomType: ['Double Bed'] })).body;
  expect((facets as RoomFacets).offer).toEqual({ summer: 0, romantic: 1, luxury: 0 });
  const all = (await catalog.call(calls.countRoomFacets, { destination: 'Udaipur', offer: ['luxury'] })).body;
  expect(all as RoomFacets).toMatchObject({
    offer: { summer: 1, romantic: 1, luxury: 1 },
    roomType: { 'Luxury Room': 1, 'Double Bed': 0, 'Single Bed': 0 },
  });
});
