import { limits } from '@wayhouse/domain';
import { calls, events, type Room } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { inputMessages } from '@wayhouse/messages/input-messages';
import { aPhoto } from '../testing/a-photo.js';
import { startTestCatalog } from '../testing/test-catalog.js';

let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
let photo: Buffer;
beforeAll(async () => {
  catalog = await startTestCatalog();
  photo = await aPhoto();
  await catalog.registerHotel('asha');
});
afterAll(() => catalog.stop());

const roomForm = { roomType: 'Double Bed', pricePerNight: '120.50', amenities: '["Free WiFi","Pool Access"]' };
const ownRooms = async () => (await catalog.call(calls.listOwnRooms, {}, { as: 'asha' })).body.rooms as Room[];

test('lists a room with its photos and publishes it', async () => {
  const photos = [photo, await aPhoto({ colour: '#a33' })];
  const { status, body } = await catalog.addRoom('asha', roomForm, photos);
  expect({ status, message: body.message }).toEqual({ status: 200, message: confirmations.roomAdded });
  const room = body.room as Room;
  expect(room).toMatchObject({
    roomType: 'Double Bed',
    pricePerNight: 120.5,
    isAvailable: true,
    amenities: ['Free WiFi', 'Pool Access'],
    images: [expect.stringMatching(/^\/images\/\w+\/1280\.jpg$/), expect.anything()],
    hotel: { name: 'Sea View', city: 'Goa', owner: { name: 'Name of asha', image: '/avatars/asha.svg' } },
  });
  expect(await ownRooms()).toEqual([room]);
  const [published] = await catalog.publishedEvents(events.roomListed);
  expect(published).toMatchObject({
    roomId: room._id,
    version: 1,
    nightMinor: 120_50,
    ownerId: 'asha',
    images: room.images,
    createdAt: room.createdAt,
  });
});

test('refuses a price that no card can be charged, when a room is added and when it is changed', async () => {
  const tooLow = {
    status: 422,
    code: 'rule-broken',
    field: 'pricePerNight',
    message: 'A night must cost at least $0.50.',
  };
  const outcome = ({ status, body }: Awaited<ReturnType<typeof catalog.addRoom>>) => ({
    ...{ status, code: body.code, field: body.field, message: body.message },
  });
  expect(outcome(await catalog.addRoom('asha', { ...roomForm, pricePerNight: '0.49' }, [photo]))).toEqual(tooLow);
  const added = await catalog.addRoom('asha', { ...roomForm, pricePerNight: '0.50' }, [photo]);
  const { _id, images } = added.body.room as Room;
  const change = { ...roomForm, pricePerNight: '0.01', version: '1', photos: JSON.stringify(images) };
  expect(outcome(await catalog.changeRoom('asha', _id, change))).toEqual(tooLow);
});

const incomplete: [string, Record<string, string>, number, string][] = [
  ['room type', { pricePerNight: '10' }, 1, 'roomType'],
  ['price', { roomType: 'Double Bed' }, 1, 'pricePerNight'],
  ['price above 0', { ...roomForm, pricePerNight: '0' }, 1, 'pricePerNight'],
  ['photo', roomForm, 0, 'images'],
];

test.each(incomplete)('refuses a form without a %s', async (_case, fields, photos, field) => {
  const { status, body } = await catalog.addRoom('asha', fields, photos ? [photo] : []);
  expect({ status, message: body.message, field: body.field }).toEqual({
    status: 422,
    message: inputMessages['details-missing'],
    field,
  });
});

test('refuses five photos, and a file that is not an image', async () => {
  const five = await catalog.addRoom('asha', roomForm, Array<Buffer>(5).fill(photo));
  expect(five).toMatchObject({
    status: 422,
    body: { message: errorMessages['too-many-photos']({ photos: limits.images }), field: 'images' },
  });
  const text = await catalog.addRoom('asha', roomForm, [photo, Buffer.from('no')]);
  expect(text).toMatchObject({ status: 415, body: { message: errorMessages['photo-unreadable'], field: 'images' } });
});

test('a photo that is uploaded twice is shown once', async () => {
  const { body } = await catalog.addRoom('asha', roomForm, [photo, photo]);
  expect((body.room as Room).images).toHaveLength(1);
});

test('a form submitted again, at once or later, adds one room, but the key of one owner is not that of another', async () => {
  const submit = (as = 'asha') => catalog.addRoom(as, { ...roomForm, key: 'form-1' }, [photo]);
  const before = (await ownRooms()).length;
  const responses = [...(await Promise.all([submit(), submit()])), await submit()];
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  const [id, ...same] = responses.map(({ body }) => (body.room as Room)._id);
  expect(same).toEqual([id, id]);
  expect(await ownRooms()).toHaveLength(before + 1);
  expect((await catalog.publishedEvents(events.roomListed)).filter(({ roomId }) => roomId === id)).toHaveLength(1);

  await catalog.registerHotel('bela');
  const otherRoom = (await submit('bela')).body.room as Room;
  expect(otherRoom._id).not.toBe(id);
});

test('another room of the same form is refused, as the first one is there', async () => {
  const submit = (change: object = {}, photos = [photo]) =>
    catalog.addRoom('asha', { ...roomForm, ...change, key: 'form-2' }, photos);
  const { _id } = (await submit()).body.room as Room;
  const rooms = await ownRooms();
  const refused = [
    await submit({ pricePerNight: '130.50' }),
    await submit({ units: '2' }),
    await submit({}, [photo, await aPhoto({ colour: '#33a' })]),
  ];
  const message = errorMessages['room-form-used'];
  for (const { status, body } of refused)
    expect({ status, body }).toMatchObject({ status: 409, body: { code: 'edit-conflict', field: 'key', message } });
  expect((await submit({ amenities: '["Pool Access","Free WiFi"]' })).body.room).toMatchObject({ _id });
  expect(await ownRooms()).toEqual(rooms);
});

test('a refused room is not stored', async () => {
  const before = (await ownRooms()).length;
  await catalog.addRoom('asha', roomForm, [Buffer.from('no')]);
  expect(await ownRooms()).toHaveLength(before);
});

test('only owners add rooms', async () => {
  const response = await catalog.addRoom('guest', roomForm, [photo]);
  expect(response).toMatchObject({ status: 403, body: { message: errorMessages['owners-only'] } });
});
