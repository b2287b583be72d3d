import { calls, events, messages } from '@wayhouse/contracts';
import { aHotel, aRoom } from '../testing/a-room.js';
import { testCatalog } from '../testing/test-catalog.js';

let catalog: Awaited<ReturnType<typeof testCatalog>>;
beforeAll(async () => {
  catalog = await testCatalog();
  await catalog.registerHotel('asha');
  await catalog.registerHotel('bela');
  const hotel = aHotel({ owner: { id: 'asha', name: 'Asha', image: '' } });
  await catalog.given(aRoom({ id: 'r1', hotel }), aRoom({ id: 'r2', hotel }));
});
afterAll(() => catalog.stop());

const toggle = (roomId: string, as: string) => catalog.call(calls.toggleAvailability, { roomId }, { as });
const listed = async () =>
  ((await catalog.call(calls.listRooms, {})).body.rooms as { _id: string }[]).map((r) => r._id);

test('a closed room leaves the list, keeps its page, and comes back', async () => {
  expect((await toggle('r1', 'asha')).body).toMatchObject({ isAvailable: false });
  expect(await listed()).toEqual(['r2']);
  expect((await catalog.call(calls.showRoom, { id: 'r1' })).body).toMatchObject({ room: { isAvailable: false } });
  expect((await toggle('r1', 'asha')).body).toMatchObject({ isAvailable: true });
  expect(await listed()).toEqual(['r2', 'r1']);
  const told = await catalog.told(events.roomChanged);
  expect(told.map(({ version, isAvailable }) => [version, isAvailable])).toEqual([
    [2, false],
    [3, true],
  ]);
});

test('ten switches at once count ten changes', async () => {
  await Promise.all(Array.from({ length: 10 }, () => toggle('r2', 'asha')));
  const told = await catalog.told(events.roomChanged);
  const versions = told.filter(({ roomId }) => roomId === 'r2').map(({ version }) => version);
  expect(versions.sort((one, other) => one - other)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test('saying twice that a room is closed leaves it closed and is told once', async () => {
  await catalog.given(aRoom({ id: 'r3', hotel: aHotel({ owner: { id: 'asha', name: 'Asha', image: '' } }) }));
  const close = () => catalog.call(calls.toggleAvailability, { roomId: 'r3', isAvailable: false }, { as: 'asha' });
  expect((await close()).body).toMatchObject({ isAvailable: false });
  expect((await close()).body).toMatchObject({ isAvailable: false, message: messages.availabilityChanged });
  const told = await catalog.told(events.roomChanged);
  expect(told.filter(({ roomId }) => roomId === 'r3')).toHaveLength(1);
});

test('to another owner the room is not there, like one that never was', async () => {
  expect(await toggle('r1', 'bela')).toMatchObject({ status: 404, body: { message: messages.roomUnknown } });
  expect(await toggle('nowhere', 'asha')).toMatchObject({ status: 404, body: { message: messages.roomUnknown } });
  expect(await catalog.call(calls.showRoom, { id: 'nowhere' })).toMatchObject({ status: 404 });
});
