import { calls, type CallInput, events, type Room } from '@wayhouse/contracts';
import { limits } from '@wayhouse/domain';
import { confirmations } from '@wayhouse/messages/confirmations';
import { inputMessages } from '@wayhouse/messages/input-messages';
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
  await catalog.storeRooms(aRoom({ id, hotel: { ...hotel, id: `hotel-${id}` } }));
  return id;
}
type Rate = CallInput<typeof calls.changeRates>['rates'][number];
type Window = Omit<CallInput<typeof calls.changeBookingWindow>, 'id' | 'version'>;
const changeRates = (id: string, rate: Omit<Rate, 'name'>) =>
  catalog.call(calls.changeRates, { id, version: 1, rates: [{ name: 'Season', ...rate }] }, { as: 'asha' });
const changeWindow = (id: string, window: Window, { version = 1, as = 'asha' } = {}) =>
  catalog.call(calls.changeBookingWindow, { id, version, ...window }, { as });
const showRoom = async (id: string) => (await catalog.call(calls.showRoom, { id })).body.room as Room;
const publishedOf = async (id: string) =>
  (await catalog.publishedEvents(events.roomChanged)).filter(({ roomId }) => roomId === id);

const restrictions = { minNights: 2, maxNights: 7, noArrival: true, noDeparture: false };

test('guests and booking learn what stays a rate restricts, with or without a price', async () => {
  const id = await storeRoom('restricted');
  const { status, body } = await changeRates(id, { weekdays: ['fri'], ...restrictions });
  expect(status).toBe(200);
  expect(body.room).toMatchObject({ rates: [{ name: 'Season', weekdays: ['fri'], ...restrictions }] });
  expect((await showRoom(id)).rates).toEqual([{ weekdays: ['fri'], ...restrictions }]);
  expect(await showRoom(id)).not.toHaveProperty('isLeastPrice');
  expect((await publishedOf(id))[0]?.rates).toEqual([{ weekdays: ['fri'], ...restrictions }]);
});

test('a list of rooms names no restrictions', async () => {
  const id = await storeRoom('listed');
  await changeRates(id, { minNights: 2 });
  await changeWindow(id, { leadDays: 1 }, { version: 2 });
  const { body } = await catalog.call(calls.listRooms, { hotel: `hotel-${id}` });
  expect(body.rooms).toHaveLength(1);
  expect((body.rooms as Room[])[0]).not.toHaveProperty('rates');
  expect((body.rooms as Room[])[0]).not.toHaveProperty('bookingWindow');
});

test.each<[string, Omit<Rate, 'name'>, number, string | undefined]>([
  ['neither a price nor a restriction', { weekdays: ['fri'] }, 422, inputMessages['rate-empty']],
  ['more nights at least than at most', { minNights: 4, maxNights: 3 }, 422, inputMessages['nights-order']],
  ['no night at least', { minNights: 0 }, 400, undefined],
  ['half a night', { minNights: 1.5 }, 400, undefined],
  ['more nights than any stay has', { maxNights: limits.nights + 1 }, 400, undefined],
])('refuses a rate with %s, and changes nothing', async (what, rate, status, message) => {
  const id = await storeRoom(`refused-${what.replaceAll(' ', '-')}`);
  const { body, ...response } = await changeRates(id, rate);
  expect(response.status).toBe(status);
  expect(body.field).toBe('rates');
  if (message) expect(body.message).toBe(message);
  expect(await showRoom(id)).not.toHaveProperty('rates');
});

test('an owner sets how late and how early a room is booked, and takes it back', async () => {
  const id = await storeRoom('window');
  const bookingWindow = { leadDays: 1, daysAhead: 365 };
  const { status, body } = await changeWindow(id, bookingWindow);
  expect({ status, message: body.message }).toEqual({ status: 200, message: confirmations.bookingWindowChanged });
  expect(body.room).toMatchObject({ version: 2, bookingWindow });
  expect(await showRoom(id)).toMatchObject({ bookingWindow });
  expect(await publishedOf(id)).toMatchObject([{ version: 2, bookingWindow }]);
  await changeWindow(id, { daysAhead: 90 }, { version: 2 });
  expect((await showRoom(id)).bookingWindow).toEqual({ daysAhead: 90 });
  await changeWindow(id, {}, { version: 3 });
  expect((await showRoom(id)).bookingWindow).toEqual({});
  expect((await publishedOf(id)).at(-1)?.bookingWindow).toEqual({});
});

test.each<[string, Window, number]>([
  ['more days before than ahead', { leadDays: 31, daysAhead: 30 }, 422],
  ['a number of days that is none', { leadDays: -1 }, 400],
  ['more days before than an owner may ask for', { leadDays: limits.leadDays + 1 }, 400],
  ['no day ahead', { daysAhead: 0 }, 400],
  ['more days ahead than the house opens', { daysAhead: limits.daysAhead + 1 }, 400],
])('refuses %s', async (what, window, status) => {
  const id = await storeRoom(`window-${what.replaceAll(' ', '-')}`);
  const response = await changeWindow(id, window);
  expect(response.status).toBe(status);
  expect(response.body.field).toMatch(/^(leadDays|daysAhead)$/);
  expect(await showRoom(id)).not.toHaveProperty('bookingWindow');
});

test('refuses a window that is based on another version, and one of another hotel’s room', async () => {
  const id = await storeRoom('conflict');
  const refused = await changeWindow(id, { leadDays: 1 }, { version: 2 });
  expect(refused).toMatchObject({ status: 409, body: { code: 'edit-conflict' } });
  expect(await changeWindow(id, { leadDays: 1 }, { as: 'bela' })).toMatchObject({ status: 404, body: { field: 'id' } });
  expect(await publishedOf(id)).toEqual([]);
});
