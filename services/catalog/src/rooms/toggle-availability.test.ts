import { calls, events } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { aHotel, aRoom } from '../testing/a-room.js';
import { startTestCatalog } from '../testing/test-catalog.js';

let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
beforeAll(async () => {
  catalog = await startTestCatalog();
  await catalog.registerHotel('asha');
  await catalog.registerHotel('bela');
  const hotel = aHotel({ owner: { id: 'asha', name: 'Asha', image: '' } });
  await catalog.storeRooms(aRoom({ id: 'r1', hotel }), aRoom({ id: 'r2', hotel }));
});
afterAll(() => catalog.stop());

const toggle = (roomId: string, as: string) => catalog.call(calls.toggleAvailability, { roomId }, { as });
const listed = async () =>
  ((await catalog.call(calls.listRooms, {})).body.rooms as { _id: string }[]).map((r) => r._id);

test('a closed room is not listed but still shown, and is listed again once opened', async () => {
  expect((await toggle('r1', 'asha')).body).toMatchObject({ isAvailable: false });
  expect(await listed()).toEqual(['r2']);
  expect((await catalog.call(calls.showRoom, { id: 'r1' })).body).toMatchObject({ room: { isAvailable: false } });
  expect((await toggle('r1', 'asha')).body).toMatchObject({ isAvailable: true });
  expect(await listed()).toEqual(['r2', 'r1']);
  const published = await catalog.publishedEvents(events.roomChanged);
  expect(published.map(({ version, isAvailable }) => [version, isAvailable])).toEqual([
    [2, false],
    [3, true],
  ]);
});

test('a room has the time of its last change: an availability that stays is no change', async () => {
  const changedAt = async () =>
    ((await catalog.call(calls.showRoom, { id: 'r4' })).body.room as { changedAt: string }).changedAt;
  const room = aRoom({ id: 'r4', hotel: aHotel({ owner: { id: 'asha', name: 'Asha', image: '' } }) });
  await catalog.storeRooms(room);
  const close = () => catalog.call(calls.toggleAvailability, { roomId: 'r4', isAvailable: false }, { as: 'asha' });
  expect(await changedAt()).toBe(room.createdAt.toISOString());
  const before = Date.now();
  await close();
  const closed = await changedAt();
  expect(new Date(closed).getTime()).toBeGreaterThanOrEqual(before);
  await close();
  expect(await changedAt()).toBe(closed);
});

test('ten simultaneous toggles make ten versions', async () => {
  await Promise.all(Array.from({ length: 10 }, () => toggle('r2', 'asha')));
  const published = await catalog.publishedEvents(events.roomChanged);
  const versions = published.filter(({ roomId }) => roomId === 'r2').map(({ version }) => version);
  expect(versions.sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test('closing a room twice publishes one event', async () => {
  await catalog.storeRooms(aRoom({ id: 'r3', hotel: aHotel({ owner: { id: 'asha', name: 'Asha', image: '' } }) }));
  const close = () => catalog.call(calls.toggleAvailability, { roomId: 'r3', isAvailable: false }, { as: 'asha' });
  expect((await close()).body).toMatchObject({ isAvailable: false });
  expect((await close()).body).toMatchObject({ isAvailable: false, message: confirmations.availabilityChanged });
  const published = await catalog.publishedEvents(events.roomChanged);
  expect(published.filter(({ roomId }) => roomId === 'r3')).toHaveLength(1);
});

test('another owner’s room is not found, like one that does not exist', async () => {
  expect(await toggle('r1', 'bela')).toMatchObject({ status: 404, body: { message: errorMessages['room-not-found'] } });
  expect(await toggle('nowhere', 'asha')).toMatchObject({
    status: 404,
    body: { message: errorMessages['room-not-found'] },
  });
  expect(await catalog.call(calls.showRoom, { id: 'nowhere' })).toMatchObject({ status: 404 });
});
