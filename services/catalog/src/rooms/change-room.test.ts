import { calls, events, imageUrl, messages, type OwnRoom } from '@wayhouse/contracts';
import { aPhoto } from '../testing/a-photo.js';
import { aHotel, aRoom } from '../testing/a-room.js';
import { testCatalog } from '../testing/test-catalog.js';

let catalog: Awaited<ReturnType<typeof testCatalog>>;
let photo: Buffer;
const hotel = aHotel({ owner: { id: 'asha', name: 'Asha', image: '' } });
const [sea, bed] = ['sea', 'bed'].map(imageUrl) as [string, string];
beforeAll(async () => {
  catalog = await testCatalog();
  photo = await aPhoto();
  await catalog.registerHotel('asha');
  await catalog.registerHotel('bela');
});
afterAll(() => catalog.stop());

const said = {
  version: '1',
  roomType: 'Luxury Room',
  pricePerNight: '150.25',
  amenities: '["Pool Access"]',
  photos: JSON.stringify([sea]),
};
async function given(id: string): Promise<string> {
  await catalog.given(aRoom({ id, hotel, images: ['sea', 'bed'] }));
  return id;
}
const shown = async (id: string) => {
  const { body } = await catalog.call(calls.listOwnRooms, {}, { as: 'asha' });
  return (body.rooms as OwnRoom[]).find((room) => room._id === id);
};
const toldOf = async (id: string) => (await catalog.told(events.roomChanged)).filter(({ roomId }) => roomId === id);

test('price, type, amenities and the order of photos are changed, and the others hear of it', async () => {
  const id = await given('all');
  const photos = JSON.stringify([bed, 0, sea]);
  const { status, body } = await catalog.changeRoom('asha', id, { ...said, photos }, [photo]);

  expect({ status, message: body.message }).toEqual({ status: 200, message: messages.roomChanged });
  const room = body.room as OwnRoom;
  expect(room).toMatchObject({
    ...{ roomType: 'Luxury Room', pricePerNight: 150.25, amenities: ['Pool Access'], version: 2, isAvailable: true },
    images: [bed, expect.stringMatching(/^\/images\/\w{32}\/1280\.jpg$/), sea],
  });
  expect(await shown(id)).toEqual(room);
  expect(await toldOf(id)).toMatchObject([{ version: 2, nightMinor: 150_25, images: room.images }]);
});

test('a photo that is left out is gone', async () => {
  const id = await given('fewer');
  await catalog.changeRoom('asha', id, { ...said, photos: JSON.stringify([bed]) });
  expect((await shown(id))?.images).toEqual([bed]);
});

test('who saw an older state is refused, and nothing of the newer one is lost', async () => {
  const id = await given('stale');
  await catalog.changeRoom('asha', id, said);
  const late = await catalog.changeRoom('asha', id, { ...said, pricePerNight: '1' });
  expect(late).toMatchObject({
    status: 409,
    body: { code: 'changed-meanwhile', message: messages.roomChangedMeanwhile },
  });
  expect(await shown(id)).toMatchObject({ pricePerNight: 150.25, version: 2 });
  expect((await catalog.changeRoom('asha', id, { ...said, version: '2', pricePerNight: '1' })).status).toBe(200);
});

test('of ten changes at once that saw the same state one is made', async () => {
  const id = await given('at-once');
  const answers = await Promise.all(Array.from({ length: 10 }, () => catalog.changeRoom('asha', id, said)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  expect(await toldOf(id)).toHaveLength(1);
});

test('another owner, a guest and a visitor change nothing', async () => {
  const id = await given('mine');
  expect(await catalog.changeRoom('bela', id, said)).toMatchObject({
    status: 404,
    body: { message: messages.roomUnknown },
  });
  expect((await catalog.changeRoom('asha', 'nowhere', said)).status).toBe(404);
  expect((await catalog.changeRoom('guest', id, said)).status).toBe(403);
  expect((await catalog.changeRoom(undefined, id, said)).status).toBe(401);
  expect(await shown(id)).toMatchObject({ version: 1, pricePerNight: 120 });
});

const wrong: [string, Record<string, string>, number, string][] = [
  ['an unknown room type', { roomType: 'Castle' }, 400, 'roomType'],
  ['no room type', { roomType: '' }, 422, 'roomType'],
  ['a price of 0', { pricePerNight: '0' }, 422, 'pricePerNight'],
  ['a price below 0', { pricePerNight: '-5' }, 400, 'pricePerNight'],
  ['a price with three decimals', { pricePerNight: '9.999' }, 400, 'pricePerNight'],
  ['a price beyond all bounds', { pricePerNight: '100001' }, 400, 'pricePerNight'],
  ['an unknown amenity', { amenities: '["Helipad"]' }, 400, 'amenities'],
  ['amenities that are no list', { amenities: 'WiFi' }, 400, 'amenities'],
  ['no version', { version: '' }, 400, 'version'],
  ['photos that are no list', { photos: 'sea' }, 400, 'photos'],
  ['no photo', { photos: '[]' }, 422, 'images'],
  ['five photos', { photos: JSON.stringify([sea, bed, 0, 1, 2]) }, 422, 'images'],
  ['the address of another room’s photo', { photos: JSON.stringify([imageUrl('foreign')]) }, 422, 'images'],
  ['a file that was not sent', { photos: '[7]' }, 422, 'images'],
];

test('what is wrong with a field is said at the field, and nothing is changed', async () => {
  const id = await given('wrong');
  for (const [what, fields, status, field] of wrong) {
    const answer = await catalog.changeRoom('asha', id, { ...said, ...fields });
    expect([what, answer.status, answer.body.field]).toEqual([what, status, field]);
  }
  expect(await shown(id)).toMatchObject({ version: 1, images: [sea, bed] });
});

test('refuses five files, a file that is no image, and one that is too large', async () => {
  const id = await given('files');
  const photos = JSON.stringify([0]);
  const send = (files: Buffer[]) => catalog.changeRoom('asha', id, { ...said, photos }, files);
  const refused = (status: number, message: string) => ({ status, body: { message, field: 'images' } });
  expect(await send(Array<Buffer>(5).fill(photo))).toMatchObject(refused(422, messages.tooManyImages));
  expect(await send([Buffer.from('no')])).toMatchObject(refused(415, messages.notAnImage));
  expect(await send([Buffer.alloc(10 * 1024 * 1024 + 1)])).toMatchObject(refused(413, messages.imageTooLarge));
  expect(await shown(id)).toMatchObject({ version: 1 });
});
