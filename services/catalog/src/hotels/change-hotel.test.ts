import { calls, events, type HotelProfile, type OwnRoom } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { eventually } from '@wayhouse/service-kit/testing';
import { aPhoto } from '../testing/a-photo.js';
import { hotelDetails, startTestCatalog } from '../testing/test-catalog.js';

let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
beforeAll(async () => void (catalog = await startTestCatalog()));
afterAll(() => catalog.stop());

const extras = {
  description: 'A house by the sea.\nBreakfast on the terrace.',
  email: 'desk@sea-view.test',
  latitude: 15.49,
  longitude: -73.82,
  amenities: ['garden' as const, 'parking' as const],
  languages: ['en' as const, 'pt' as const],
};
const renamed = { ...hotelDetails, name: 'Palm House', contact: '+91 832 555 0199', address: '2 Beach Road' };

const ownHotel = async (as: string) =>
  ((await catalog.call(calls.listOwnHotels, {}, { as })).body.hotels as HotelProfile[])[0]!;
async function register(as: string) {
  await catalog.registerHotel(as);
  return ownHotel(as);
}
const change = (as: string, hotel: Pick<HotelProfile, '_id' | 'version'>, fields = {}) =>
  catalog.call(calls.changeHotel, { ...hotelDetails, ...fields, id: hotel._id, version: hotel.version }, { as });
const addRoom = async (as: string) => {
  const form = { roomType: 'Double Bed', pricePerNight: '120', amenities: '[]' };
  return (await catalog.addRoom(as, form, [await aPhoto()])).body.room as OwnRoom;
};
const showRoom = async (id: string) => (await catalog.call(calls.showRoom, { id })).body.room as OwnRoom;
const published = async <E extends typeof events.hotelChanged | typeof events.roomChanged>(event: E, ownerId: string) =>
  (await catalog.publishedEvents(event)).filter((data) => data.ownerId === ownerId);

test('a hotel that was registered has a page of its own, and nothing that its owner has not entered', async () => {
  const first = await register('asha');
  expect(first).toMatchObject({ ...hotelDetails, version: 1, slug: 'sea-view-goa' });
  expect(first).toMatchObject({ description: '', amenities: [], languages: [] });
  expect(Object.keys(first)).not.toContain('owner');
  expect((await register('another')).slug).toBe('sea-view-goa-2');
});

test('hotels of one name that are registered at once get an address each', async () => {
  const owners = Array.from({ length: 12 }, (_, at) => `twin-${at}`);
  await Promise.all(owners.map((as) => catalog.registerHotel(as, { name: 'Twin House' })));
  const slugs = await Promise.all(owners.map(async (as) => (await ownHotel(as)).slug));
  expect(new Set(slugs).size).toBe(12);
  expect(slugs).toContain('twin-house-goa');
});

test('the owner changes all of it; what is left out next time is gone', async () => {
  const hotel = await register('bela');
  const { status, body } = await change('bela', hotel, { ...renamed, ...extras });
  expect({ status, message: body.message }).toEqual({ status: 200, message: confirmations.hotelChanged });
  const changed = { ...hotel, ...renamed, ...extras, version: 2 };
  expect(body.hotel).toEqual(changed);
  expect(await ownHotel('bela')).toEqual(changed);
  await change('bela', changed, { ...renamed, languages: ['hi', 'hi'] });
  const { email: _, latitude: _n, longitude: _e, ...rest } = changed;
  expect(await ownHotel('bela')).toEqual({ ...rest, version: 3, description: '', amenities: [], languages: ['hi'] });
});

test('its rooms, the search and the subscribers follow', async () => {
  const hotel = await register('carl');
  const { _id: id } = await addRoom('carl');
  await change('carl', hotel, { ...renamed, name: 'Quiet Harbour', ...extras });
  expect(await showRoom(id)).toMatchObject({ hotel: { ...renamed, name: 'Quiet Harbour' } });
  expect(JSON.stringify(await showRoom(id))).not.toContain(extras.email);
  const search = async (destination: string) => (await catalog.call(calls.listHotels, { destination })).body.total;
  expect([await search('Quiet Harbour'), await search('Sea View')]).toEqual([1, expect.any(Number)]);
  const [event] = await published(events.hotelChanged, 'carl');
  expect(event).toEqual({ ...renamed, name: 'Quiet Harbour', hotelId: hotel._id, ownerId: 'carl', version: 2 });
  expect(await published(events.roomChanged, 'carl')).toMatchObject([
    { roomId: id, version: 2, hotelName: 'Quiet Harbour', address: '2 Beach Road' },
  ]);
});

test('rooms are published anew only where what they have published changes', async () => {
  const hotel = await register('dina');
  const { _id: id } = await addRoom('dina');
  await change('dina', hotel, { ...extras, contact: '+91 832 555 0177' });
  expect(await published(events.roomChanged, 'dina')).toEqual([]);
  expect(await showRoom(id)).toMatchObject({ hotel: { contact: '+91 832 555 0177' } });
});

test('a room that is added afterwards is of the hotel as it is then', async () => {
  const hotel = await register('emil');
  await change('emil', hotel, renamed);
  expect(await addRoom('emil')).toMatchObject({ hotel: renamed });
});

test('a version that somebody else has changed is refused, and nothing is changed', async () => {
  const hotel = await register('fay');
  const [first, second] = await Promise.all([
    change('fay', hotel, { ...renamed, name: 'One' }),
    change('fay', hotel, { ...renamed, name: 'Other' }),
  ]);
  expect([first.status, second.status].sort()).toEqual([200, 409]);
  const refused = first.status === 409 ? first : second;
  expect(refused.body).toMatchObject({ code: 'edit-conflict', message: errorMessages['hotel-edit-conflict'] });
  expect((await ownHotel('fay')).version).toBe(2);
  expect(await published(events.hotelChanged, 'fay')).toHaveLength(1);
});

test('nobody changes the hotel of another owner', async () => {
  const hotel = await register('gita');
  await register('hari');
  expect(await change('hari', hotel, renamed)).toMatchObject({ status: 404, body: { code: 'not-found', field: 'id' } });
  expect(await change('nobody', hotel, renamed)).toMatchObject({ status: 403 });
  expect(await ownHotel('gita')).toEqual(hotel);
});

test.each([
  [{ latitude: 15 }, 'longitude', 422],
  [{ longitude: 15 }, 'longitude', 422],
  [{ latitude: 90.1, longitude: 0 }, 'latitude'],
  [{ amenities: ['casino'] }, 'amenities'],
  [{ languages: ['xx'] }, 'languages'],
  [{ description: 'x'.repeat(2001) }, 'description'],
  [{ email: 'desk' }, 'email'],
  [{ city: 'Atlantis' }, 'city'],
])('refuses %j', async (fields, field, status = 400) => {
  await catalog.registerHotel('ina');
  const refused = await change('ina', await ownHotel('ina'), fields);
  expect({ status: refused.status, field: String(refused.body.field).split('.')[0] }).toEqual({ status, field });
});

test('of a hotel whose owner has gone neither phone nor email address nor text is left', async () => {
  const hotel = await register('jana');
  await change('jana', hotel, { ...renamed, ...extras });
  await catalog.publish(events.accountDeleted, { userId: 'jana', addresses: [] }, 'delete-jana');
  const row = () => catalog.db.collection('hotels').findOne({ _id: hotel._id as never });
  await eventually(async () => expect(await row()).toMatchObject({ closed: 'for-good' }));
  const text = JSON.stringify(await row());
  for (const gone of [renamed.contact, extras.email, 'terrace']) expect(text).not.toContain(gone);
  const sent = await catalog.db.collection('outbox').find({ 'data.ownerId': 'jana' }).toArray();
  expect(JSON.stringify(sent)).not.toContain(renamed.contact);
});
