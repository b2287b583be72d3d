import { calls, events } from '@wayhouse/contracts';
import { eventually } from '@wayhouse/service-kit/testing';
import { aPhoto } from '../testing/a-photo.js';
import { startTestCatalog } from '../testing/test-catalog.js';

let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
beforeAll(async () => void (catalog = await startTestCatalog()));
afterAll(() => catalog.stop());

const roomForm = { roomType: 'Double Bed', pricePerNight: '120', amenities: '["Free WiFi"]' };

async function deleteAccount(userId: string, messageId = `delete-${userId}`) {
  await catalog.publish(events.accountDeleted, { userId, addresses: [] }, messageId);
  await eventually(async () => expect(await catalog.db.collection('inbox').countDocuments({ messageId })).toBe(1));
}

async function search(text: string): Promise<string[]> {
  const found = new Set<string>();
  for (const { name } of await catalog.db.db!.listCollections().toArray())
    for (const row of await catalog.db.collection(name).find().toArray())
      if (JSON.stringify(row).includes(text)) found.add(name);
  return [...found].sort();
}

const store = (as: string) => catalog.call(calls.storeRecentSearch, { recentSearchedCity: 'Goa' }, { as });

test('deletes the account and its searches', async () => {
  await store('dora');
  await deleteAccount('dora');
  expect(await catalog.db.collection('accounts').findOne({ _id: 'dora' as never })).toBeNull();
});

test('the rooms of an owner can no longer be booked, and nothing names the owner', async () => {
  await catalog.registerHotel('omar', { name: 'Palm House', contact: '+91 832 555 0177' });
  const { body } = await catalog.addRoom('omar', roomForm, [await aPhoto()]);
  const room = body.room as { _id: string; version: number };
  expect([await search('Name of omar'), await search('+91 832 555 0177')]).toEqual([
    ['hotels', 'rooms'],
    ['hotels', 'outbox', 'rooms'],
  ]);
  await deleteAccount('omar');
  await deleteAccount('omar', 'delete-omar-again');
  expect([await search('Name of omar'), await search('+91 832 555 0177')]).toEqual([[], []]);
  const changed = (await catalog.publishedEvents(events.roomChanged)).filter(({ roomId }) => roomId === room._id);
  expect(changed).toMatchObject([{ version: 2, isAvailable: false, hotelName: 'Palm House' }]);
  expect(await catalog.call(calls.showRoom, { id: room._id })).toMatchObject({ status: 404, body: { field: 'id' } });
  expect((await catalog.call(calls.listRooms, {})).body.rooms).toEqual([]);
});

test('what an owner has written about a room is gone with the owner', async () => {
  await catalog.registerHotel('lena', { name: 'Lena’s House' });
  const { body } = await catalog.addRoom('lena', roomForm, [await aPhoto()]);
  const { _id: id } = body.room as { _id: string };
  const description = { name: 'Lena’s own room', description: 'Ask for Lena at the bakery.' };
  await catalog.call(calls.describeRoom, { id, version: 1, ...description }, { as: 'lena' });
  await catalog.call(calls.toggleAvailability, { roomId: id, isAvailable: false }, { as: 'lena' });
  expect([await search('Ask for Lena'), await search('Lena’s own room')]).toEqual([
    ['rooms'],
    ['outbox', 'recorded_changes', 'rooms'],
  ]);
  await deleteAccount('lena');
  expect([await search('Ask for Lena'), await search('Lena’s own room')]).toEqual([[], []]);
  // Nothing else of the room has changed: who has the name of it learns that it is gone.
  const changed = (await catalog.publishedEvents(events.roomChanged)).filter(({ roomId }) => roomId === id);
  expect(changed.map(({ version }) => version).sort()).toEqual([2, 3, 4]);
});

test('so is what an owner calls its rates and its rooms in files', async () => {
  await catalog.registerHotel('mohan', { name: 'Moss House' });
  const { body } = await catalog.addRoom('mohan', roomForm, [await aPhoto()]);
  const { _id: id } = body.room as { _id: string };
  const rates = [{ name: 'For Uncle Prakash', pricePerNight: 90 }];
  expect((await catalog.call(calls.changeRates, { id, version: 1, rates }, { as: 'mohan' })).status).toBe(200);
  const csv = `key,roomType,pricePerNight,copyPhotosOf\nRoom of Prakash,Double Bed,100,${id}`;
  expect((await catalog.call(calls.importRooms, { csv, dryRun: false }, { as: 'mohan' })).status).toBe(200);
  expect(await search('Prakash')).toEqual(['recorded_changes', 'rooms']);
  await deleteAccount('mohan');
  expect(await search('Prakash')).toEqual([]);
  expect(await catalog.db.collection('rooms').findOne({ _id: id as never })).toMatchObject({
    rates: [{ name: '', nightMinor: 90_00 }],
  });
});

test('a token that is still valid brings nothing back', async () => {
  await catalog.registerHotel('ona', { name: 'Reed Court' });
  await deleteAccount('ona');
  await deleteAccount('gita');
  const refused = [await store('gita'), await catalog.registerHotel('gita')];
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
    [401, 'sign-in-required'],
    [401, 'sign-in-required'],
  ]);
  expect((await catalog.addRoom('ona', roomForm, [await aPhoto()])).status).toBe(403);
  expect(await search('Name of gita')).toEqual([]);
});
