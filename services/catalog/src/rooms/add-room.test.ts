import { calls, events, messages, type Room } from '@wayhouse/contracts';
import { aPhoto } from '../testing/a-photo.js';
import { testCatalog } from '../testing/test-catalog.js';

let catalog: Awaited<ReturnType<typeof testCatalog>>;
let photo: Buffer;
beforeAll(async () => {
  catalog = await testCatalog();
  photo = await aPhoto();
  await catalog.registerHotel('asha');
});
afterAll(() => catalog.stop());

const filled = { roomType: 'Double Bed', pricePerNight: '120.50', amenities: '["Free WiFi","Pool Access"]' };
const ownRooms = async () => (await catalog.call(calls.listOwnRooms, {}, { as: 'asha' })).body.rooms as Room[];

test('a room is listed with its photos, and the others hear of it', async () => {
  const photos = [photo, await aPhoto({ colour: '#a33' })];
  const { status, body } = await catalog.addRoom('asha', filled, photos);
  expect({ status, message: body.message }).toEqual({ status: 200, message: messages.roomAdded });
  const room = body.room as Room;
  expect(room).toMatchObject({
    ...{ roomType: 'Double Bed', pricePerNight: 120.5, isAvailable: true },
    amenities: ['Free WiFi', 'Pool Access'],
    images: [expect.stringMatching(/^\/images\/\w+\/1280\.jpg$/), expect.anything()],
    hotel: { name: 'Sea View', city: 'Goa', owner: { name: 'Name of asha', image: '/avatars/asha.svg' } },
  });
  expect(await ownRooms()).toEqual([room]);
  const [told] = await catalog.told(events.roomListed);
  expect(told).toMatchObject({
    roomId: room._id,
    version: 1,
    nightMinor: 120_50,
    ownerId: 'asha',
    images: room.images,
  });
});

const incomplete: [string, Record<string, string>, number, string][] = [
  ['room type', { pricePerNight: '10' }, 1, 'roomType'],
  ['price', { roomType: 'Double Bed' }, 1, 'pricePerNight'],
  ['price above 0', { ...filled, pricePerNight: '0' }, 1, 'pricePerNight'],
  ['photo', filled, 0, 'images'],
];

test.each(incomplete)('asks for what is missing: a %s', async (_what, fields, photos, field) => {
  const { status, body } = await catalog.addRoom('asha', fields, photos ? [photo] : []);
  expect({ status, message: body.message, field: body.field }).toEqual({
    ...{ status: 422, message: messages.fillAllDetails, field },
  });
});

test('refuses five photos, and a file that is no image', async () => {
  const five = await catalog.addRoom('asha', filled, Array<Buffer>(5).fill(photo));
  expect(five).toMatchObject({ status: 422, body: { message: messages.tooManyImages, field: 'images' } });
  const text = await catalog.addRoom('asha', filled, [photo, Buffer.from('no')]);
  expect(text).toMatchObject({ status: 415, body: { message: messages.notAnImage, field: 'images' } });
});

test('a photo that was chosen twice is shown once', async () => {
  const { body } = await catalog.addRoom('asha', filled, [photo, photo]);
  expect((body.room as Room).images).toHaveLength(1);
});

test('a form that is sent again, together or later, makes one room; another owner’s with that key is their own', async () => {
  const send = (as = 'asha') => catalog.addRoom(as, { ...filled, key: 'form-1' }, [photo]);
  const before = (await ownRooms()).length;
  const answers = [...(await Promise.all([send(), send()])), await send()];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const [id, ...same] = answers.map(({ body }) => (body.room as Room)._id);
  expect(same).toEqual([id, id]);
  expect(await ownRooms()).toHaveLength(before + 1);
  expect((await catalog.told(events.roomListed)).filter(({ roomId }) => roomId === id)).toHaveLength(1);

  await catalog.registerHotel('bela');
  const hers = (await send('bela')).body.room as Room;
  expect(hers._id).not.toBe(id);
});

test('a refused room leaves nothing behind', async () => {
  const before = (await ownRooms()).length;
  await catalog.addRoom('asha', filled, [Buffer.from('no')]);
  expect(await ownRooms()).toHaveLength(before);
});

test('only owners add rooms', async () => {
  const answer = await catalog.addRoom('guest', filled, [photo]);
  expect(answer).toMatchObject({ status: 403, body: { message: messages.ownersOnly } });
});
