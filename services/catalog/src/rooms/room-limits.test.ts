import { calls, type OwnRoom } from '@wayhouse/contracts';
import { errorMessages } from '@wayhouse/messages/errors';
import { aHotel, aRoom } from '../testing/a-room.js';
import { aPhoto } from '../testing/a-photo.js';
import { startTestCatalog } from '../testing/test-catalog.js';

let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
let photo: Buffer;
beforeAll(async () => {
  const limits = {
    MAX_NEW_ROOMS_PER_ACCOUNT_AND_MINUTE: 3,
    MAX_ROOMS_PER_HOTEL: 3,
    MAX_ROOM_CHANGES_PER_ACCOUNT_AND_MINUTE: 2,
  };
  catalog = await startTestCatalog({}, undefined, limits);
  photo = await aPhoto();
  for (const owner of ['asha', 'bela', 'carl']) await catalog.registerHotel(owner);
});
afterAll(() => catalog.stop());

const form = { roomType: 'Double Bed', pricePerNight: '120', amenities: '[]' };
const add = (as: string, key?: string) => catalog.addRoom(as, { ...form, ...(key && { key }) }, [photo]);

test('an account adds so many rooms a minute, and changes so many', async () => {
  const { body } = await add('asha');
  const { _id: id, images } = body.room as OwnRoom;
  expect([(await add('asha')).status, (await add('asha')).status, (await add('asha')).status]).toEqual([200, 200, 429]);
  expect((await add('bela')).status).toBe(200);
  const change = async (version: number) => {
    const fields = { ...form, version: String(version), photos: JSON.stringify(images) };
    return (await catalog.changeRoom('asha', id, fields)).status;
  };
  expect([await change(1), await change(2), await change(3)]).toEqual([200, 200, 429]);
  const free = await catalog.call(calls.toggleAvailability, { roomId: id, isAvailable: false }, { as: 'asha' });
  expect(free.status).toBe(200);
});

test('a hotel has so many rooms, however many are added at once, and one that is sent again is none of them', async () => {
  const { _id, hotel } = (await add('carl', 'first')).body.room as OwnRoom;
  const owner = { id: 'carl', name: '', image: '' };
  await catalog.storeRooms(aRoom({ id: 'second', hotel: aHotel({ id: hotel._id, owner }) }));
  const atOnce = await Promise.all([add('carl'), add('carl')]);
  expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(await catalog.db.collection('rooms').countDocuments({ 'hotel.owner.id': 'carl' })).toBe(3);
  expect((await add('carl')).body).toMatchObject({
    code: 'rule-broken',
    message: errorMessages['too-many-rooms']({ rooms: 3 }),
  });
  expect((await add('carl', 'first')).body.room).toMatchObject({ _id });
});
