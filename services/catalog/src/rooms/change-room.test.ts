import { limits } from '@wayhouse/domain';
import { calls, events, imageUrl, type OwnRoom } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { bookingFacts, eventually } from '@wayhouse/service-kit/testing';
import { aPhoto } from '../testing/a-photo.js';
import { aHotel, aRoom } from '../testing/a-room.js';
import { startTestCatalog } from '../testing/test-catalog.js';

let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
let photo: Buffer;
let hotel: ReturnType<typeof aHotel>;
const [sea, bed] = ['sea', 'bed'].map(imageUrl) as [string, string];
beforeAll(async () => {
  catalog = await startTestCatalog();
  photo = await aPhoto();
  const { body } = await catalog.registerHotel('asha');
  const { _id: id } = body.hotel as { _id: string };
  hotel = aHotel({ id, owner: { id: 'asha', name: 'Asha', image: '' } });
  await catalog.registerHotel('bela');
});
afterAll(() => catalog.stop());

const roomForm = {
  version: '1',
  roomType: 'Luxury Room',
  pricePerNight: '150.25',
  amenities: '["Pool Access"]',
  photos: JSON.stringify([sea]),
};
async function storeRoom(id: string): Promise<string> {
  await catalog.storeRooms(aRoom({ id, hotel, images: ['sea', 'bed'] }));
  return id;
}
const findOwnRoom = async (id: string) => {
  const { body } = await catalog.call(calls.listOwnRooms, {}, { as: 'asha' });
  return (body.rooms as OwnRoom[]).find((room) => room._id === id);
};
const publishedChanges = async (id: string) =>
  (await catalog.publishedEvents(events.roomChanged)).filter(({ roomId }) => roomId === id);

test('changes price, type, amenities and photos, and publishes the room', async () => {
  const id = await storeRoom('all');
  const photos = JSON.stringify([bed, 0, sea]);
  const { status, body } = await catalog.changeRoom('asha', id, { ...roomForm, photos }, [photo]);

  expect({ status, message: body.message }).toEqual({ status: 200, message: confirmations.roomChanged });
  const room = body.room as OwnRoom;
  expect(room).toMatchObject({
    roomType: 'Luxury Room',
    pricePerNight: 150.25,
    amenities: ['Pool Access'],
    version: 2,
    isAvailable: true,
    images: [bed, expect.stringMatching(/^\/images\/\w{32}\/1280\.jpg$/), sea],
  });
  expect(await findOwnRoom(id)).toEqual(room);
  expect(await publishedChanges(id)).toMatchObject([{ version: 2, nightMinor: 150_25, images: room.images }]);
});

test('a photo that is left out is removed', async () => {
  const id = await storeRoom('fewer');
  await catalog.changeRoom('asha', id, { ...roomForm, photos: JSON.stringify([bed]) });
  expect((await findOwnRoom(id))?.images).toEqual([bed]);
});

test('refuses a change based on an outdated version', async () => {
  const id = await storeRoom('stale');
  await catalog.changeRoom('asha', id, roomForm);
  const late = await catalog.changeRoom('asha', id, { ...roomForm, pricePerNight: '1' });
  expect(late).toMatchObject({
    status: 409,
    body: { code: 'edit-conflict', message: errorMessages['edit-conflict'] },
  });
  expect(await findOwnRoom(id)).toMatchObject({ pricePerNight: 150.25, version: 2 });
  expect((await catalog.changeRoom('asha', id, { ...roomForm, version: '2', pricePerNight: '1' })).status).toBe(200);
});

test('of ten simultaneous changes of one version one is made', async () => {
  const id = await storeRoom('at-once');
  const responses = await Promise.all(Array.from({ length: 10 }, () => catalog.changeRoom('asha', id, roomForm)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  expect(await publishedChanges(id)).toHaveLength(1);
});

test('refuses other owners and guests', async () => {
  const id = await storeRoom('mine');
  expect(await catalog.changeRoom('bela', id, roomForm)).toMatchObject({
    status: 404,
    body: { message: errorMessages['room-not-found'] },
  });
  expect((await catalog.changeRoom('asha', 'nowhere', roomForm)).status).toBe(404);
  expect((await catalog.changeRoom('guest', id, roomForm)).status).toBe(403);
  expect(await findOwnRoom(id)).toMatchObject({ version: 1, pricePerNight: 120 });
});

const invalid: [string, Record<string, string>, number, string][] = [
  ['an unknown room type', { roomType: 'Castle' }, 400, 'roomType'],
  ['no room type', { roomType: '' }, 422, 'roomType'],
  ['a price of 0', { pricePerNight: '0' }, 422, 'pricePerNight'],
  ['a price below 0', { pricePerNight: '-5' }, 400, 'pricePerNight'],
  ['a price with three decimals', { pricePerNight: '9.999' }, 400, 'pricePerNight'],
  ['a price above the maximum', { pricePerNight: '100001' }, 400, 'pricePerNight'],
  ['an unknown amenity', { amenities: '["Helipad"]' }, 400, 'amenities'],
  ['amenities that are not a list', { amenities: 'WiFi' }, 400, 'amenities'],
  ['no version', { version: '' }, 400, 'version'],
  ['photos that are not a list', { photos: 'sea' }, 400, 'photos'],
  ['no photo', { photos: '[]' }, 422, 'images'],
  ['five photos', { photos: JSON.stringify([sea, bed, 0, 1, 2]) }, 422, 'images'],
  ['the address of another room’s photo', { photos: JSON.stringify([imageUrl('foreign')]) }, 422, 'images'],
  ['a file that was not sent', { photos: '[7]' }, 422, 'images'],
];

test('names the invalid field and changes nothing', async () => {
  const id = await storeRoom('invalid');
  for (const [name, fields, status, field] of invalid) {
    const response = await catalog.changeRoom('asha', id, { ...roomForm, ...fields });
    expect([name, response.status, response.body.field]).toEqual([name, status, field]);
  }
  expect(await findOwnRoom(id)).toMatchObject({ version: 1, images: [sea, bed] });
});

test('refuses five files, a file that is not an image, and one that is too large', async () => {
  const id = await storeRoom('files');
  const photos = JSON.stringify([0]);
  const send = (files: Buffer[]) => catalog.changeRoom('asha', id, { ...roomForm, photos }, files);
  const error = (status: number, message: string) => ({ status, body: { message, field: 'images' } });
  expect(await send(Array<Buffer>(5).fill(photo))).toMatchObject(
    error(422, errorMessages['too-many-photos']({ photos: limits.images })),
  );
  expect(await send([Buffer.from('no')])).toMatchObject(error(415, errorMessages['photo-unreadable']));
  expect(await send([Buffer.alloc(limits.imageBytes + 1)])).toMatchObject(
    error(413, errorMessages['photo-too-large']({ megabytes: limits.imageBytes / 1024 / 1024 })),
  );
  expect(await findOwnRoom(id)).toMatchObject({ version: 1 });
});

test('changes the number of units, which other changes leave as it is, and lists the nights that have become free', async () => {
  const id = await storeRoom('units');
  const nights = ['2030-02-27'];
  await catalog.publish(events.bookingConfirmed, bookingFacts({ roomId: id, nights }));
  const calendar = async () => (await catalog.db.collection('rooms').findOne({ _id: id as never }))?.calendar as object;
  await eventually(async () => expect(JSON.stringify(await calendar())).toContain('x'));
  const more = await catalog.changeRoom('asha', id, { ...roomForm, units: '3' });
  expect(more.body).toMatchObject({ room: { units: 3 } });
  expect(JSON.stringify(await calendar())).not.toContain('x');
  await catalog.changeRoom('asha', id, { ...roomForm, version: '2' });
  expect(await findOwnRoom(id)).toMatchObject({ units: 3 });
  await catalog.changeRoom('asha', id, { ...roomForm, version: '3', units: '1' });
  expect(JSON.stringify(await calendar())).toContain('x');
  expect((await publishedChanges(id)).map(({ units }) => units)).toEqual([3, 3, 1]);
});

test.each(['0', '1.5', String(limits.unitsPerRoom + 1), 'many'])('refuses %s units', async (units) => {
  const id = await storeRoom(`units-${units.replace('.', '-')}`);
  const refused = await catalog.changeRoom('asha', id, { ...roomForm, units });
  expect(refused).toMatchObject({ status: 400, body: { field: 'units' } });
});
