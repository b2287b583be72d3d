import { type Hotel, calls, events, type FoundHotel, type HotelProfile, type OwnRoom } from '@wayhouse/contracts';
import { limits } from '@wayhouse/domain';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { aPhoto } from '../testing/a-photo.js';
import { hotelDetails, startTestCatalog, storedObjects } from '../testing/test-catalog.js';

let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
beforeAll(async () => void (catalog = await startTestCatalog()));
afterAll(() => catalog.stop());

let colours = 0x100;
const anyPhoto = () => aPhoto({ colour: `#${(colours++).toString(16)}` });
const photos = (count: number) => Promise.all(Array.from({ length: count }, anyPhoto));

const ownHotel = async (as: string) =>
  ((await catalog.call(calls.listOwnHotels, {}, { as })).body.hotels as HotelProfile[])[0]!;
async function register(as: string) {
  await catalog.registerHotel(as);
  return ownHotel(as);
}
type Order = (string | number)[];
const change = (as: string | undefined, { _id, version }: HotelProfile, order: Order, files: Buffer[] = []) =>
  catalog.changeHotelPhotos(as, _id, { version: String(version), photos: JSON.stringify(order) }, files);
/** Has this changed, and returns the hotel as it is then. */
async function changed(as: string, hotel: HotelProfile, order: Order, files: Buffer[] = []): Promise<HotelProfile> {
  const { status, body } = await change(as, hotel, order, files);
  expect([status, body.message]).toEqual([200, confirmations.hotelPhotosChanged]);
  return body.hotel as HotelProfile;
}
const roomForm = { roomType: 'Double Bed', pricePerNight: '100', amenities: '[]' };
const addRoom = async (as: string) => (await catalog.addRoom(as, roomForm, await photos(2))).body.room as OwnRoom;
const showHotel = async (id: string) => (await catalog.call(calls.showHotel, { hotel: id })).body.hotel as Hotel;

test('a hotel’s photos come before those of its rooms on its page, and in a list of hotels', async () => {
  const hotel = await register('asha');
  expect(hotel).not.toHaveProperty('images');
  const room = await addRoom('asha');
  const saved = await changed('asha', hotel, [1, 0], await photos(2));
  expect(saved).toEqual({ ...hotel, version: 2, images: [expect.any(String), expect.any(String)] });
  expect(await ownHotel('asha')).toEqual(saved);
  const shown = [...saved.images!, ...room.images];
  expect((await showHotel(hotel._id)).images).toEqual(shown);
  const found = (await catalog.call(calls.listHotels, {})).body.hotels as FoundHotel[];
  expect(found.find(({ _id }) => _id === hotel._id)?.images).toEqual(shown);
});

test('they are moved, added to and removed; other changes of the hotel leave them; its rooms are not changed', async () => {
  const hotel = await register('bela');
  const room = await addRoom('bela');
  const first = await changed('bela', hotel, [0, 1], await photos(2));
  const [one, two] = first.images as [string, string];
  const more = await changed('bela', first, [two, 0, one], [await anyPhoto()]);
  expect(more.images).toEqual([two, expect.any(String), one]);
  const profile = { ...hotelDetails, name: 'Palm House', id: hotel._id, version: more.version };
  const renamed = (await catalog.call(calls.changeHotel, profile, { as: 'bela' })).body.hotel as HotelProfile;
  expect(renamed.images).toEqual(more.images);
  const none = await changed('bela', renamed, []);
  expect(none).not.toHaveProperty('images');
  expect((await showHotel(hotel._id)).images).toEqual(room.images);
  const published = await catalog.publishedEvents(events.roomChanged);
  expect(published.filter(({ roomId, version }) => roomId === room._id && version !== 2)).toEqual([]);
});

test('more than there may be, or one of another hotel, is refused before any is stored', async () => {
  const other = await changed('carl', await register('carl'), [0], [await anyPhoto()]);
  const hotel = await register('dina');
  const before = await storedObjects(catalog.storage);
  const tooMany = await change('dina', hotel, Array<number>(limits.hotelImages + 1).fill(0), [await anyPhoto()]);
  expect(tooMany).toMatchObject({
    status: 422,
    body: { message: errorMessages['too-many-photos']({ photos: limits.hotelImages }), field: 'images' },
  });
  const foreign = await change('dina', hotel, [0, other.images![0]!], [await anyPhoto()]);
  expect(foreign).toMatchObject({ status: 422, body: { message: errorMessages['photo-not-found'], field: 'images' } });
  expect(await storedObjects(catalog.storage)).toEqual(before);
  expect(await ownHotel('dina')).toEqual(hotel);
});

test('of two changes of the same version one is saved, and the other’s photos are removed', async () => {
  const hotel = await register('emil');
  const both = await Promise.all([
    change('emil', hotel, [0], await photos(1)),
    change('emil', hotel, [0], await photos(1)),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const saved = await ownHotel('emil');
  expect([saved.version, saved.images?.length]).toEqual([2, 1]);
  const stored = new Set((await storedObjects(catalog.storage)).map((name) => name.split('/')[0]));
  expect(stored).toContain(saved.images![0]!.split('/')[2]);
  const again = await change('emil', hotel, []);
  expect([again.status, again.body.code]).toEqual([409, 'edit-conflict']);
});

test('only for those who manage the hotel, and not once it is closed', async () => {
  const hotel = await register('fara');
  await register('gita');
  expect((await change(undefined, hotel, [])).status).toBe(401);
  expect((await change('gita', hotel, [0], [await anyPhoto()])).status).toBe(404);
  expect(await ownHotel('fara')).toEqual(hotel);
  const before = await storedObjects(catalog.storage);
  await catalog.db
    .collection<{ _id: string }>('hotels')
    .updateOne({ _id: hotel._id }, { $set: { closed: 'by-operator' } });
  expect((await change('fara', hotel, [0], [await anyPhoto()])).status).toBeGreaterThanOrEqual(403);
  expect(await storedObjects(catalog.storage)).toEqual(before);
});
