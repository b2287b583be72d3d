import { type Call, calls, events } from '@wayhouse/contracts';
import type { ServiceContext } from '@wayhouse/service-kit';
import { eventually } from '@wayhouse/service-kit/testing';
import { aPhoto } from '../testing/a-photo.js';
import { aHotel, aRoom } from '../testing/a-room.js';
import { startTestCatalog, storedObjects } from '../testing/test-catalog.js';

const roomForm = { roomType: 'Double Bed', pricePerNight: '120.50' };
let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
/** What happens in a transaction before its work. */
let beforeTransaction: () => Promise<void> = () => Promise.resolve();
beforeAll(async () => {
  const delaying = ({ inTransaction, ...context }: ServiceContext): ServiceContext => ({
    ...context,
    inTransaction: async (work) => {
      await beforeTransaction();
      return inTransaction(work);
    },
  });
  catalog = await startTestCatalog({}, delaying);
  await catalog.registerHotel('asha');
});
beforeEach(() => (beforeTransaction = () => Promise.resolve()));
afterAll(() => catalog.stop());

const ownRooms = async () => (await catalog.call(calls.listOwnRooms, {}, { as: 'asha' })).body.rooms as object[];
const listings = () => catalog.publishedEvents(events.roomListed);
/** Requests in progress, as the metrics count those that have ended. */
const abandoned = async ({ path }: Call) => {
  const metrics = await catalog.metrics.registry.metrics();
  return Number(
    new RegExp(`http_request_seconds_count\\{[^}]*route="${path}",status="499"[^}]*\\} (\\d+)`).exec(metrics)?.[1] ?? 0,
  );
};

test('a room whose owner left while its photos were encoded is not listed, and stores nothing', async () => {
  const photos = await Promise.all(
    ['#100', '#200', '#300', '#400'].map((colour) => aPhoto({ colour, width: 3000, height: 3000 })),
  );
  const leaving = new AbortController();
  const answer = catalog.addRoom('asha', { ...roomForm, key: 'left' }, photos, leaving.signal);
  await new Promise((resolve) => setTimeout(resolve, 300));
  leaving.abort();
  await expect(answer).rejects.toThrow();
  await eventually(async () => expect(await abandoned(calls.addRoom)).toBe(1));
  expect((await catalog.addRoom('asha', { ...roomForm, key: 'next' }, [await aPhoto()])).status).toBe(200);
  expect([(await ownRooms()).length, (await listings()).length]).toEqual([1, 1]);
  expect(await storedObjects(catalog.storage)).toHaveLength(9);
});

test('a room whose owner left while it was stored is not listed, and its photos are removed', async () => {
  const before = await storedObjects(catalog.storage);
  const leaving = new AbortController();
  beforeTransaction = async () => {
    expect(await storedObjects(catalog.storage)).toHaveLength(before.length + 9);
    leaving.abort();
    await eventually(async () => expect(await abandoned(calls.addRoom)).toBe(2));
  };
  const answer = catalog.addRoom('asha', roomForm, [await aPhoto({ colour: '#500' })], leaving.signal);
  await expect(answer).rejects.toThrow();
  await eventually(async () => expect(await storedObjects(catalog.storage)).toEqual(before));
  expect([(await ownRooms()).length, (await listings()).length]).toEqual([1, 1]);
});

test('a change that fails, or whose owner left, changes nothing and leaves no photos', async () => {
  const before = await storedObjects(catalog.storage);
  const hotel = aHotel({ owner: { id: 'asha', name: 'Asha', image: '' } });
  await catalog.storeRooms(aRoom({ id: 'r9', hotel, images: ['sea'] }));
  const form = { ...roomForm, version: '1', photos: '[0]' };
  beforeTransaction = () => Promise.reject(new Error('the database is away'));
  const answer = await catalog.changeRoom('asha', 'r9', form, [await aPhoto({ colour: '#600' })]);
  expect(answer.status).toBe(500);
  expect(await storedObjects(catalog.storage)).toEqual(before);
  const { body } = await catalog.call(calls.showRoom, { id: 'r9' });
  expect(body.room).toMatchObject({ images: ['/images/sea/1280.jpg'] });
});
