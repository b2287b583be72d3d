import { calls, events, type HotelProfile, type OwnRoom } from '@wayhouse/contracts';
import { limits } from '@wayhouse/domain';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { eventually } from '@wayhouse/service-kit/testing';
import { aPhoto } from '../testing/a-photo.js';
import { hotelDetails, startTestCatalog } from '../testing/test-catalog.js';

let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
beforeAll(async () => void (catalog = await startTestCatalog()));
afterAll(() => catalog.stop());

const second = { ...hotelDetails, name: 'Palm House' };
const add = (as: string, fields: object = {}) => catalog.call(calls.addHotel, { ...second, ...fields }, { as });
const ownHotels = async (as: string) =>
  (await catalog.call(calls.listOwnHotels, {}, { as })).body.hotels as HotelProfile[];
const namesOf = async (as: string) => (await ownHotels(as)).map(({ name }) => name);
const roomForm = { roomType: 'Double Bed', pricePerNight: '120', amenities: '[]' };
const addRoom = async (as: string, fields: Record<string, string> = {}) =>
  catalog.addRoom(as, { ...roomForm, ...fields }, [await aPhoto()]);
/** Without a hotel, as callers did before there were several. */
const named = (hotel?: string) => (hotel ? { hotel } : {});
const roomIds = async (as: string, hotel?: string) =>
  ((await catalog.call(calls.listOwnRooms, named(hotel), { as })).body.rooms as OwnRoom[]).map(({ _id }) => _id);

/** An owner with two hotels, each with a room. */
async function openTwo(as: string) {
  await catalog.registerHotel(as);
  const { body } = await add(as);
  const [first, other] = await ownHotels(as);
  const rooms = [
    ((await addRoom(as)).body.room as OwnRoom)._id,
    ((await addRoom(as, { hotel: other!._id })).body.room as OwnRoom)._id,
  ] as const;
  return { added: body.hotel as HotelProfile, first: first!, other: other!, rooms };
}

test('an owner adds a hotel, which has a page of its own; the first one stays the first', async () => {
  await catalog.registerHotel('asha');
  const extras = { description: 'By the palms.', latitude: 15.5, longitude: 73.8 };
  const { status, body } = await add('asha', extras);
  expect({ status, message: body.message }).toEqual({ status: 200, message: confirmations.hotelAdded });
  expect(body.hotel).toMatchObject({ ...second, ...extras, version: 1, slug: 'palm-house-goa' });
  await add('asha', { name: 'Dune House' });
  expect(await namesOf('asha')).toEqual(['Sea View', 'Palm House', 'Dune House']);
  expect((await catalog.call(calls.showOwnHotel, {}, { as: 'asha' })).body.hotel).toMatchObject({ name: 'Sea View' });
  const published = (await catalog.publishedEvents(events.hotelRegistered)).filter(({ ownerId }) => ownerId === 'asha');
  expect(published.map(({ name, addedAt }) => [name, addedAt !== undefined])).toEqual([
    ['Sea View', false],
    ['Palm House', true],
    ['Dune House', true],
  ]);
});

test('who has none adds none, and registering still refuses a second one', async () => {
  expect(await add('nobody')).toMatchObject({ status: 403 });
  await catalog.registerHotel('bela');
  await add('bela');
  expect(await catalog.registerHotel('bela')).toMatchObject({ status: 409, body: { code: 'already-registered' } });
});

test('a form that is sent again adds no second hotel, however many are sent at once', async () => {
  await catalog.registerHotel('carl');
  const atOnce = await Promise.all(Array.from({ length: 10 }, () => add('carl', { key: 'form-1' })));
  expect(new Set(atOnce.map(({ body }) => (body.hotel as HotelProfile)._id)).size).toBe(1);
  expect(await namesOf('carl')).toEqual(['Sea View', 'Palm House']);
  await catalog.registerHotel('carla');
  await add('carla', { key: 'form-1' });
  expect(await namesOf('carla')).toEqual(['Sea View', 'Palm House']);
});

test('another hotel of the same form is refused, as the first one is there', async () => {
  await catalog.registerHotel('cora');
  const send = (fields: object) => add('cora', { key: 'form-1', description: 'By the palms.', ...fields });
  const { _id } = (await send({})).body.hotel as HotelProfile;
  const message = errorMessages['hotel-form-used'];
  for (const fields of [{ name: 'Palm Hous' }, { contact: '+91 832 555 0101' }, { description: undefined }])
    expect(await send(fields)).toMatchObject({ status: 409, body: { code: 'edit-conflict', field: 'key', message } });
  expect((await send({})).body.hotel).toMatchObject({ _id, name: 'Palm House' });
  expect(await namesOf('cora')).toEqual(['Sea View', 'Palm House']);
});

test('an owner has so many hotels, however many are added at once', async () => {
  await catalog.registerHotel('dina');
  const { hotelsPerOwner } = limits;
  const atOnce = await Promise.all(Array.from({ length: hotelsPerOwner + 3 }, () => add('dina')));
  expect(atOnce.filter(({ status }) => status === 200)).toHaveLength(hotelsPerOwner - 1);
  expect(atOnce.find(({ status }) => status !== 200)).toMatchObject({
    status: 422,
    body: { code: 'rule-broken', message: errorMessages['too-many-own-hotels']({ hotels: hotelsPerOwner }) },
  });
  expect(await ownHotels('dina')).toHaveLength(hotelsPerOwner);
});

test('rooms belong to the hotel that is named, and without a name to the first', async () => {
  const { first, other, rooms } = await openTwo('emil');
  expect([await roomIds('emil'), await roomIds('emil', first._id)]).toEqual([[rooms[0]], [rooms[0]]]);
  expect(await roomIds('emil', other._id)).toEqual([rooms[1]]);
  const shown = async (id: string) => (await catalog.call(calls.showRoom, { id })).body.room;
  expect(await shown(rooms[1])).toMatchObject({ hotel: { _id: other._id, name: 'Palm House' } });
  const closed = await catalog.call(calls.toggleAvailability, { roomId: rooms[1] }, { as: 'emil' });
  expect(closed.body).toMatchObject({ isAvailable: false });
});

test('one form sent for two hotels adds a room to each, and sent again none', async () => {
  const { other, rooms } = await openTwo('fay');
  const send = async (fields: object) => ((await addRoom('fay', { key: 'k', ...fields })).body.room as OwnRoom)._id;
  const [atFirst, atOther] = [await send({}), await send({ hotel: other._id })];
  expect([await send({}), await send({ hotel: other._id })]).toEqual([atFirst, atOther]);
  expect(await roomIds('fay')).toEqual([atFirst, rooms[0]]);
  expect(await roomIds('fay', other._id)).toEqual([atOther, rooms[1]]);
});

test('a hotel is changed, and with it its own rooms only', async () => {
  const { other, rooms } = await openTwo('gita');
  const change = { ...second, name: 'New Palm House', id: other._id, version: 1 };
  expect((await catalog.call(calls.changeHotel, change, { as: 'gita' })).status).toBe(200);
  const nameOf = async (id: string) =>
    ((await catalog.call(calls.showRoom, { id })).body.room as { hotel: { name: string } }).hotel.name;
  expect([await nameOf(rooms[0]), await nameOf(rooms[1])]).toEqual(['Sea View', 'New Palm House']);
  expect(await namesOf('gita')).toEqual(['Sea View', 'New Palm House']);
});

test('another owner’s hotel is not found', async () => {
  const { other } = await openTwo('hari');
  await catalog.registerHotel('ina');
  const notFound = { status: 404, body: { code: 'not-found', field: 'hotel' } };
  expect(await catalog.call(calls.listOwnRooms, { hotel: other._id }, { as: 'ina' })).toMatchObject(notFound);
  expect(await addRoom('ina', { hotel: other._id })).toMatchObject(notFound);
  expect(await roomIds('hari', other._id)).toHaveLength(1);
});

test('who has a closed hotel adds none, and deleting the account closes all', async () => {
  const { rooms } = await openTwo('jana');
  const shown = () => Promise.all(rooms.map(async (id) => (await catalog.call(calls.showRoom, { id })).status));
  await catalog.db.collection('hotels').updateOne({ 'owner.id': 'jana' }, { $set: { closed: 'by-operator' } });
  expect(await add('jana')).toMatchObject({
    status: 403,
    body: { message: errorMessages['hotel-closed']({ hotel: 'Sea View', isByOwner: false }) },
  });
  expect(await shown()).toEqual([200, 200]);
  await catalog.publish(events.accountDeleted, { userId: 'jana', addresses: [] }, 'delete-jana');
  await eventually(async () => expect(await shown()).toEqual([404, 404]));
  const stored = await catalog.db.collection('hotels').find({ 'owner.id': 'jana' }).toArray();
  expect(stored.map(({ closed, contact }) => [closed as string, contact as string])).toEqual([
    ['for-good', ''],
    ['for-good', ''],
  ]);
});
