import { calls, type CallInput, events, type OwnRoom, type Room } from '@wayhouse/contracts';
import { limits } from '@wayhouse/domain';
import { confirmations } from '@wayhouse/messages/confirmations';
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

const weekends = { name: 'Weekends', weekdays: ['fri' as const, 'sat' as const], pricePerNight: 150.5 };
const winter = { name: 'Winter season', from: '2027-12-01', to: '2028-02-28', pricePerNight: 200 };
type Rates = CallInput<typeof calls.changeRates>['rates'];

async function storeRoom(id: string, city = 'Goa'): Promise<string> {
  await catalog.storeRooms(aRoom({ id, hotel: { ...hotel, id: `hotel-${id}`, city } }));
  return id;
}
const changeRates = (id: string, rates: Rates, { version = 1, as = 'asha' } = {}) =>
  catalog.call(calls.changeRates, { id, version, rates }, { as });
const showRoom = async (id: string) => (await catalog.call(calls.showRoom, { id })).body.room as Room;
const publishedChanges = async (id: string) =>
  (await catalog.publishedEvents(events.roomChanged)).filter(({ roomId }) => roomId === id);

test('stores the rates of a room, and publishes them without their names', async () => {
  const id = await storeRoom('stored');
  const { status, body } = await changeRates(id, [weekends, winter]);
  expect({ status, message: body.message }).toEqual({ status: 200, message: confirmations.ratesChanged });
  expect(body.room).toMatchObject({ version: 2, pricePerNight: 120, rates: [weekends, winter] });
  const [{ rates } = {}] = await publishedChanges(id);
  expect(rates).toEqual([
    { weekdays: ['fri', 'sat'], nightMinor: 150_50 },
    { from: winter.from, to: winter.to, nightMinor: 200_00 },
  ]);
});

test('guests see what nights cost, without what the owner calls it', async () => {
  const id = await storeRoom('shown');
  expect(await showRoom(id)).not.toHaveProperty('rates');
  await changeRates(id, [weekends]);
  const { name: _, ...shown } = weekends;
  expect(await showRoom(id)).toMatchObject({ pricePerNight: 120, isLeastPrice: true, rates: [shown] });
});

test('the price of a room is the least one only while no rate is less', async () => {
  const id = await storeRoom('least');
  await changeRates(id, [weekends, { ...winter, pricePerNight: 90 }]);
  expect(await showRoom(id)).not.toHaveProperty('isLeastPrice');
});

test('all weekdays are none in particular', async () => {
  const id = await storeRoom('week');
  const everyDay = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
  const { body } = await changeRates(id, [{ ...winter, weekdays: [...everyDay] }]);
  expect((body.room as OwnRoom).rates).toEqual([winter]);
});

test('a change of the room leaves its rates, and no rates take them away', async () => {
  const id = await storeRoom('kept');
  await changeRates(id, [weekends]);
  const form = { version: '2', roomType: 'Double Bed', pricePerNight: '130', photos: '["/images/photo/1280.jpg"]' };
  const { body } = await catalog.changeRoom('asha', id, form);
  expect(body.room).toMatchObject({ version: 3, pricePerNight: 130, rates: [weekends] });
  await changeRates(id, [], { version: 3 });
  expect(await showRoom(id)).not.toHaveProperty('rates');
  expect((await publishedChanges(id)).at(-1)).not.toHaveProperty('rates');
});

test('refuses rates that are based on another version, and changes nothing', async () => {
  const id = await storeRoom('conflict');
  await changeRates(id, [weekends]);
  expect(await changeRates(id, [winter])).toMatchObject({ status: 409, body: { code: 'edit-conflict' } });
  expect((await showRoom(id)).rates).toHaveLength(1);
});

test('another hotel’s room is not found', async () => {
  const id = await storeRoom('foreign');
  expect(await changeRates(id, [weekends], { as: 'bela' })).toMatchObject({ status: 404, body: { field: 'id' } });
  expect(await publishedChanges(id)).toEqual([]);
});

test.each<[string, Rates, number]>([
  ['a price that a card cannot be charged', [{ ...weekends, pricePerNight: 0.4 }], 422],
  ['a price of 0', [{ ...weekends, pricePerNight: 0 }], 400],
  ['a period that ends before it begins', [{ ...winter, to: '2027-11-30' }], 422],
  ['a rate without a name', [{ ...weekends, name: ' ' }], 400],
  ['no weekday at all', [{ ...weekends, weekdays: [] }], 400],
  ['more rates than a room may have', Array.from({ length: limits.rates + 1 }, () => weekends), 400],
])('refuses %s', async (_what, rates, status) => {
  const id = await storeRoom(`refused-${Math.random()}`.replace('.', ''));
  expect((await changeRates(id, rates)).status).toBe(status);
  expect(await showRoom(id)).not.toHaveProperty('rates');
});

// Thu 4 Feb to Sun 7 Feb.
const overWeekend = { checkIn: '2027-02-04', checkOut: '2027-02-07' };
const inWeek = { checkIn: '2027-02-01', checkOut: '2027-02-04' };

test('a search with dates has the total of the stay where it is not nights times the price', async () => {
  const id = await storeRoom('searched', 'Udaipur');
  await changeRates(id, [weekends]);
  const find = async (dates: object) => {
    const { body } = await catalog.call(calls.listRooms, { destination: 'Udaipur', ...dates });
    return (body.rooms as Room[])[0]!;
  };
  expect(await find(overWeekend)).toMatchObject({ pricePerNight: 120, totalPrice: 421 });
  expect(await find(inWeek)).not.toHaveProperty('totalPrice');
  expect(await find({})).not.toHaveProperty('totalPrice');
  expect(await find({})).toMatchObject({ isLeastPrice: true });
});

test('a hotel has the total of its cheapest room', async () => {
  const id = await storeRoom('hotel', 'Kochi');
  await changeRates(id, [weekends]);
  const { body } = await catalog.call(calls.listHotels, { destination: 'Kochi', ...overWeekend });
  expect(body.hotels).toMatchObject([{ pricePerNight: 120, totalPrice: 421, isLeastPrice: true }]);
});
