import { calls, type CallInput, events, type Room } from '@wayhouse/contracts';
import { aHotel, aRoom } from '../testing/a-room.js';
import { aPhoto } from '../testing/a-photo.js';
import { startTestCatalog } from '../testing/test-catalog.js';

let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
const hotel = aHotel({ owner: { id: 'asha', name: 'Asha', image: '' } });
beforeAll(async () => {
  catalog = await startTestCatalog();
  await catalog.registerHotel('asha');
  await catalog.registerHotel('bela');
});
afterAll(() => catalog.stop());

async function storeRoom(id: string): Promise<string> {
  await catalog.storeRooms(aRoom({ id, hotel: { ...hotel, id: `hotel-${id}` } }));
  return id;
}
type Description = Omit<CallInput<typeof calls.describeRoom>, 'id' | 'version'>;
const describeRoom = (id: string, description: Description, { version = 1, as = 'asha' } = {}) =>
  catalog.call(calls.describeRoom, { id, version, ...description }, { as });
const showRoom = async (id: string) => (await catalog.call(calls.showRoom, { id })).body.room as Room;

const garden: Description = {
  name: 'Garden Double',
  description: 'Its own door to the courtyard.\n\nQuiet at night.',
  squareMetres: 24,
  beds: [
    { kind: 'queen', count: 1 },
    { kind: 'cot', count: 2 },
  ],
  moreAmenities: ['air-conditioning', 'terrace'],
  accessibility: ['step-free'],
};

test('guests read the description on the page of the room, and its name in lists', async () => {
  const id = await storeRoom('garden');
  const { status, body } = await describeRoom(id, garden);
  expect(status).toBe(200);
  expect(body.room).toMatchObject({ ...garden, version: 2 });
  expect(await showRoom(id)).toMatchObject(garden);
  const [listed] = (await catalog.call(calls.listRooms, { hotel: `hotel-${id}` })).body.rooms as Room[];
  expect(listed).toMatchObject({ _id: id, name: 'Garden Double' });
  for (const field of ['description', 'squareMetres', 'beds', 'moreAmenities', 'accessibility'])
    expect(listed).not.toHaveProperty(field);
});

test('what is left out or empty is empty afterwards', async () => {
  const id = await storeRoom('bare');
  await describeRoom(id, garden);
  await describeRoom(id, { description: '  ', beds: [], squareMetres: 30 }, { version: 2 });
  const room = await showRoom(id);
  expect(room).toMatchObject({ squareMetres: 30 });
  for (const field of ['name', 'description', 'beds', 'moreAmenities', 'accessibility'])
    expect(room).not.toHaveProperty(field);
});

test('chosen facts are in the order of their list, each once', async () => {
  const id = await storeRoom('order');
  await describeRoom(id, { moreAmenities: ['terrace', 'desk', 'terrace'] });
  expect((await showRoom(id)).moreAmenities).toEqual(['desk', 'terrace']);
});

test.each<[string, string, object]>([
  ['a name of two lines', 'name', { name: 'Garden\nDouble' }],
  ['a name that is too long', 'name', { name: 'x'.repeat(61) }],
  ['a description that is too long', 'description', { description: 'x'.repeat(2001) }],
  ['no size', 'squareMetres', { squareMetres: 0 }],
  ['no adult', 'mostAdults', { mostAdults: 0 }],
  ['more adults than any room sleeps', 'mostAdults', { mostAdults: 9 }],
  ['half a metre', 'squareMetres', { squareMetres: 20.5 }],
  ['no bed of a kind', 'beds', { beds: [{ kind: 'king', count: 0 }] }],
  ['a kind of bed that is unknown', 'beds', { beds: [{ kind: 'throne', count: 1 }] }],
  ['an amenity that is unknown', 'moreAmenities', { moreAmenities: ['moat'] }],
  ['a fact that is unknown', 'accessibility', { accessibility: ['probably'] }],
])('refuses %s, and changes nothing', async (what, field, wrong) => {
  const id = await storeRoom(`refused-${what.replaceAll(' ', '-')}`);
  const answer = await describeRoom(id, wrong as Description);
  expect(answer).toMatchObject({ status: 400, body: { field } });
  expect(await showRoom(id)).not.toHaveProperty(Object.keys(wrong)[0]!);
});

test('refuses a kind of bed twice', async () => {
  const id = await storeRoom('beds');
  const king = { kind: 'king' as const, count: 1 };
  expect(await describeRoom(id, { beds: [king, king] })).toMatchObject({ status: 422, body: { field: 'beds' } });
  expect(await showRoom(id)).not.toHaveProperty('beds');
});

test('refuses an edit that is based on an earlier version, and one of another hotel', async () => {
  const id = await storeRoom('mine');
  await describeRoom(id, garden);
  expect(await describeRoom(id, {})).toMatchObject({ status: 409, body: { code: 'edit-conflict' } });
  expect(await describeRoom(id, {}, { version: 2, as: 'bela' })).toMatchObject({ status: 404, body: { field: 'id' } });
  expect(await showRoom(id)).toMatchObject(garden);
});

test('of a description, the name alone is published, until the room has none any more', async () => {
  const id = await storeRoom('quiet');
  const published = async () =>
    (await catalog.publishedEvents(events.roomChanged)).filter(({ roomId }) => roomId === id);
  await describeRoom(id, garden);
  const [named] = await published();
  expect(named).toMatchObject({ version: 2, roomName: 'Garden Double' });
  expect(JSON.stringify(named)).not.toContain('courtyard');
  await describeRoom(id, { squareMetres: 24 }, { version: 2 });
  const nameless = (await published()).find(({ version }) => version === 3);
  expect(nameless).toMatchObject({ roomType: 'Double Bed' });
  expect(nameless).not.toHaveProperty('roomName');
});

test('a duplicate of a room is published with its name', async () => {
  const { body } = await catalog.addRoom('asha', { roomType: 'Double Bed', pricePerNight: '120' }, [await aPhoto()]);
  const { _id: id } = body.room as Room;
  await describeRoom(id, garden);
  const copy = (await catalog.call(calls.duplicateRoom, { id }, { as: 'asha' })).body.room as Room;
  expect(copy._id).not.toBe(id);
  const listed = (await catalog.publishedEvents(events.roomListed)).filter(({ roomId }) => roomId === copy._id);
  expect(listed).toMatchObject([{ roomName: 'Garden Double', isAvailable: false }]);
});
