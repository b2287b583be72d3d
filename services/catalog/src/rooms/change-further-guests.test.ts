import { calls, type CallInput, events, type Room } from '@wayhouse/contracts';
import { addDays } from '@wayhouse/domain';
import { aHotel, aRoom } from '../testing/a-room.js';
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
  await catalog.storeRooms(
    aRoom({ id, nightMinor: 100_00, roomType: 'Family Suite', hotel: { ...hotel, id: `hotel-${id}` } }),
  );
  return id;
}
type Guests = CallInput<typeof calls.changeFurtherGuests>['furtherGuests'];
const change = (id: string, furtherGuests: Guests, { version = 1, as = 'asha' } = {}) =>
  catalog.call(calls.changeFurtherGuests, { id, version, furtherGuests }, { as });
const showRoom = async (id: string) => (await catalog.call(calls.showRoom, { id })).body.room as Room;
const publishedOf = async (id: string) =>
  (await catalog.publishedEvents(events.roomChanged)).filter(({ roomId }) => roomId === id);

const forTwo = { included: 2, amount: 15.5 };

test('guests and booking learn what further guests cost, and a search counts them', async () => {
  const id = await storeRoom('suite');
  const { status, body } = await change(id, forTwo);
  expect(status).toBe(200);
  expect(body.room).toMatchObject({ furtherGuests: forTwo, version: 2 });
  expect((await showRoom(id)).furtherGuests).toEqual(forTwo);
  expect((await publishedOf(id))[0]?.furtherGuests).toEqual({ included: 2, eachMinor: 15_50 });
  const checkIn = addDays(new Date().toISOString().slice(0, 10), 30);
  const search = { hotel: `hotel-${id}`, checkIn, checkOut: addDays(checkIn, 2) };
  const roomsFor = async (guests: number) =>
    (await catalog.call(calls.listRooms, { ...search, guests })).body.rooms as Room[];
  expect((await roomsFor(2)).map(({ totalPrice }) => totalPrice)).toEqual([undefined]);
  expect((await roomsFor(3)).map(({ totalPrice }) => totalPrice)).toEqual([231]);
});

test('further guests cost nothing any more once that is taken back', async () => {
  const id = await storeRoom('free');
  await change(id, forTwo);
  expect((await change(id, undefined, { version: 2 })).body.room).not.toHaveProperty('furtherGuests');
  expect(await showRoom(id)).not.toHaveProperty('furtherGuests');
  expect((await publishedOf(id)).at(-1)).not.toHaveProperty('furtherGuests');
});

test.each([
  ['no guest', { included: 0, amount: 15 }],
  ['more guests than any room sleeps', { included: 5, amount: 15 }],
  ['nothing', { included: 2, amount: 0 }],
  ['a negative amount', { included: 2, amount: -15 }],
  ['three decimals', { included: 2, amount: 1.005 }],
])('refuses %s, and changes nothing', async (what, furtherGuests) => {
  const id = await storeRoom(`refused-${what.replaceAll(' ', '-')}`);
  const { status, body } = await change(id, furtherGuests);
  expect(status).toBe(400);
  expect(body.field).toMatch(/^furtherGuests/);
  expect(await showRoom(id)).not.toHaveProperty('furtherGuests');
});

test('refuses an edit that is based on an earlier version, and one of another hotel', async () => {
  const id = await storeRoom('mine');
  await change(id, forTwo);
  expect(await change(id, forTwo)).toMatchObject({ status: 409, body: { code: 'edit-conflict' } });
  expect(await change(id, forTwo, { version: 2, as: 'bela' })).toMatchObject({ status: 404, body: { field: 'id' } });
});
