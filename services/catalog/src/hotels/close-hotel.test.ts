import { calls, events, type OwnRoom } from '@wayhouse/contracts';
import { openOutbox, type ServiceContext, transactionRunner } from '@wayhouse/service-kit';
import { runPeople } from '@wayhouse/service-kit/people';
import { eventually } from '@wayhouse/service-kit/testing';
import { catalogPeople } from '../accounts/people.js';
import { aPhoto } from '../testing/a-photo.js';
import { hotelDetails, startTestCatalog } from '../testing/test-catalog.js';

let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
let rooms: OwnRoom[];
beforeAll(async () => {
  catalog = await startTestCatalog();
  await catalog.registerHotel('omar', { name: 'Palm House' });
  rooms = [await addRoom(), await addRoom()];
  await catalog.call(calls.toggleAvailability, { roomId: rooms[1]!._id, isAvailable: false }, { as: 'omar' });
});
afterAll(() => catalog.stop());

const form = { roomType: 'Double Bed', pricePerNight: '120', amenities: '[]' };
const tryToAdd = async () => catalog.addRoom('omar', form, [await aPhoto()]);
const addRoom = async () => (await tryToAdd()).body.room as OwnRoom;

const clerk = {
  find: (id: string) => Promise.resolve({ id, name: `Name of ${id}`, addresses: [`${id}@example.test`] }),
  findByAddress: (address: string) => clerk.find(address.split('@')[0]!),
  delete: () => Promise.resolve(),
};

/** Runs `npm run people -- …`. */
function people(...args: string[]): Promise<string> {
  const { db, log } = catalog;
  const inTransaction = transactionRunner(db, () => undefined);
  const context = { db, log, clerkAccounts: clerk, outbox: openOutbox(db), now: () => new Date(), inTransaction };
  return runPeople(args, { catalog: catalogPeople(context as unknown as ServiceContext) }, clerk);
}

const shown = () => Promise.all(rooms.map(async ({ _id: id }) => (await catalog.call(calls.showRoom, { id })).status));
const listed = async () => ((await catalog.call(calls.listRooms, {})).body.rooms as OwnRoom[]).map(({ _id }) => _id);
const published = async (id: string) =>
  (await catalog.publishedEvents(events.roomChanged))
    .filter(({ roomId }) => roomId === id)
    .map(({ isAvailable }) => isAvailable);

test('a hotel is closed only with --yes, and its rooms are neither listed nor shown nor booked', async () => {
  expect(await people('close-hotel', 'omar@example.test')).toMatch(
    /Palm House, Goa \(.+, open\), 2 rooms: nobody finds/,
  );
  expect([await shown(), await listed()]).toEqual([[200, 200], [rooms[0]!._id]]);
  await people('close-hotel', 'omar@example.test', '--yes');
  await people('close-hotel', 'omar@example.test', '--yes');
  expect([await shown(), await listed()]).toEqual([[404, 404], []]);
  expect([await published(rooms[0]!._id), await published(rooms[1]!._id)]).toEqual([[false], [false]]);
});

test('its owner still sees the rooms, and can neither offer, change nor add any', async () => {
  const { body } = await catalog.call(calls.listOwnRooms, {}, { as: 'omar' });
  expect(body.rooms).toHaveLength(2);
  const [{ _id, images }] = rooms as [OwnRoom];
  const refused = [
    await catalog.call(calls.toggleAvailability, { roomId: _id, isAvailable: true }, { as: 'omar' }),
    await catalog.changeRoom('omar', _id, { ...form, version: '2', photos: JSON.stringify(images) }),
    await tryToAdd(),
  ];
  const message = 'Palm House is closed on Wayhouse. Please write to us.';
  for (const each of refused) expect(each).toMatchObject({ status: 403, body: { code: 'not-allowed', message } });
  expect(await catalog.registerHotel('omar')).toMatchObject({ status: 409 });
  expect(await listed()).toEqual([]);
});

test('a hotel that is opened again offers what it offered before', async () => {
  expect(await people('reopen-hotel', 'omar')).toContain('by-operator');
  await people('reopen-hotel', 'omar', '--yes');
  await people('reopen-hotel', 'omar', '--yes');
  expect([await shown(), await listed()]).toEqual([[200, 200], [rooms[0]!._id]]);
  expect([await published(rooms[0]!._id), await published(rooms[1]!._id)]).toEqual([[false, true], [false]]);
  expect((await tryToAdd()).status).toBe(200);
});

test('a room that is added while its hotel is closed is not offered', async () => {
  await Promise.all([people('close-hotel', 'omar', '--yes'), tryToAdd(), tryToAdd(), tryToAdd()]);
  expect(await listed()).toEqual([]);
  await people('reopen-hotel', 'omar', '--yes');
});

test('a hotel whose owner has gone stays closed', async () => {
  await people('close-hotel', 'omar', '--yes');
  await catalog.publish(events.accountDeleted, { userId: 'omar', addresses: [] }, 'delete-omar');
  await eventually(async () =>
    expect(await catalog.db.collection('hotels').findOne()).toMatchObject({ closed: 'for-good', contact: '' }),
  );
  await people('reopen-hotel', 'omar', '--yes');
  expect([await shown(), await listed()]).toEqual([[404, 404], []]);
});

test('nobody else is closed by mistake', async () => {
  expect(await people('close-hotel', 'nobody')).toContain('Nobody of that name owns a hotel.');
  await people('close-hotel', 'nobody', '--yes');
});

test('all hotels of an owner are closed and opened again, each with its own rooms', async () => {
  await catalog.registerHotel('paula', { name: 'First House' });
  const { body } = await catalog.call(calls.addHotel, { ...hotelDetails, name: 'Other House' }, { as: 'paula' });
  const { _id: hotel } = body.hotel as { _id: string };
  const files = [await aPhoto()];
  const added = [
    (await catalog.addRoom('paula', form, files)).body.room as OwnRoom,
    (await catalog.addRoom('paula', { ...form, hotel }, files)).body.room as OwnRoom,
  ];
  const statuses = () =>
    Promise.all(added.map(async ({ _id: id }) => (await catalog.call(calls.showRoom, { id })).status));
  const plan = await people('close-hotel', 'paula', '--yes');
  expect(plan).toMatch(/First House, Goa \(.+, open\), 1 rooms/);
  expect(plan).toMatch(/Other House, Goa \(.+, open\), 1 rooms/);
  expect(await statuses()).toEqual([404, 404]);
  expect(await catalog.call(calls.addHotel, hotelDetails, { as: 'paula' })).toMatchObject({ status: 403 });
  await people('reopen-hotel', 'paula', '--yes');
  expect(await statuses()).toEqual([200, 200]);
});
