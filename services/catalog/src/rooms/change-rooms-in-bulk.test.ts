import { calls, type CallInput, events, type OwnRoom, type Room } from '@wayhouse/contracts';
import { limits } from '@wayhouse/domain';
import { confirmations } from '@wayhouse/messages/confirmations';
import { aHotel, aRoom } from '../testing/a-room.js';
import { startTestCatalog } from '../testing/test-catalog.js';

let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
let hotel: ReturnType<typeof aHotel>;
beforeAll(async () => {
  catalog = await startTestCatalog();
  await catalog.registerHotel('asha');
  const { body } = await catalog.call(calls.listOwnHotels, {}, { as: 'asha' });
  const [{ _id: id } = { _id: '' }] = body.hotels as { _id: string }[];
  hotel = aHotel({ id, owner: { id: 'asha', name: 'Asha', image: '' } });
  await catalog.registerHotel('bela');
});
afterAll(() => catalog.stop());

type Input = CallInput<typeof calls.changeRatesOfRooms>;
const weekends: Input['rate'] = { name: 'Weekends', weekdays: ['fri', 'sat'], pricePerNight: 150.5 };
let counter = 0;

/** Rooms of their own, the first one at 100.01 and each further one at 100 more. */
async function storeRooms(count: number): Promise<string[]> {
  const start = ++counter;
  const rooms = Array.from({ length: count }, (_, at) =>
    aRoom({ id: `b${start}-${at}`, hotel, nightMinor: 100_01 + at * 100_00 }),
  );
  await catalog.storeRooms(...rooms);
  return rooms.map(({ id }) => id);
}
const seen = (ids: string[], version = 1) => ids.map((id) => ({ id, version }));
const change = (rooms: Input['rooms'], rate: Input['rate'], mode: Input['mode'] = 'add', as = 'asha') =>
  catalog.call(calls.changeRatesOfRooms, { rooms, rate, mode }, { as });
const listed = async (ids: string[]): Promise<OwnRoom[]> => {
  const { body } = await catalog.call(calls.listOwnRooms, {}, { as: 'asha' });
  return ids.map((id) => (body.rooms as OwnRoom[]).find(({ _id }) => _id === id)!);
};
const published = async (ids: string[]) =>
  (await catalog.publishedEvents(events.roomChanged)).filter(({ roomId }) => ids.includes(roomId));

test('adds a rate to all rooms, and publishes each', async () => {
  const ids = await storeRooms(3);
  const { status, body } = await change(seen(ids), weekends);
  expect({ status, message: body.message }).toEqual({ status: 200, message: confirmations.ratesChanged });
  const changed = ids.map((_id) => expect.objectContaining({ _id, version: 2, rates: [weekends] }) as object);
  expect(body.rooms).toEqual(changed);
  expect(await listed(ids)).toEqual(changed);
  expect((await published(ids)).map(({ version, rates }) => ({ version, rates }))).toEqual(
    ids.map(() => ({ version: 2, rates: [{ weekdays: ['fri', 'sat'], nightMinor: 150_50 }] })),
  );
});

test('the same change twice is the same as once, also with the versions of before', async () => {
  const ids = await storeRooms(2);
  await change(seen(ids), weekends);
  const again = await change(seen(ids), weekends);
  expect([again.status, (again.body.rooms as OwnRoom[]).map(({ version }) => version)]).toEqual([200, [2, 2]]);
  expect((await listed(ids)).map(({ rates }) => rates)).toEqual([[weekends], [weekends]]);
  expect(await published(ids)).toHaveLength(2);
});

test('a rate of the same name is replaced, and taking off its name leaves the others', async () => {
  const ids = await storeRooms(2);
  const fair = { name: 'Fair', from: '2027-03-01', to: '2027-03-05', minNights: 2 };
  await change(seen(ids), weekends);
  await change(seen(ids, 2), fair);
  await change(seen(ids, 3), { ...weekends, pricePerNight: 170 });
  expect((await listed(ids))[1]?.rates).toEqual([fair, { ...weekends, pricePerNight: 170 }]);
  expect((await change(seen(ids, 4), { name: 'Weekends' }, 'remove')).status).toBe(200);
  expect((await listed(ids)).map(({ version, rates }) => ({ version, rates }))).toEqual([
    { version: 5, rates: [fair] },
    { version: 5, rates: [fair] },
  ]);
  expect((await change(seen(ids), { name: 'Weekends' }, 'remove')).status).toBe(200);
  expect((await listed(ids))[0]?.version).toBe(5);
});

test('a price by percent is of the price of each room', async () => {
  const ids = await storeRooms(2);
  await change(seen(ids), { name: 'Spring', percent: -50 });
  expect((await listed(ids)).map(({ rates }) => rates?.[0]?.pricePerNight)).toEqual([50.01, 100.01]);
});

test('changes no room where one was changed meanwhile, and names that one', async () => {
  const ids = await storeRooms(3);
  await catalog.call(calls.toggleAvailability, { roomId: ids[1]!, isAvailable: false }, { as: 'asha' });
  const before = (await published(ids)).length;
  const { status, body } = await change(seen(ids), weekends);
  expect([status, body.code, body.field]).toEqual([409, 'edit-conflict', 'rooms']);
  expect(body.message).toMatch(/^Double Bed, \$200\.01 a night.* was changed/);
  expect((await listed(ids)).map(({ rates }) => rates)).toEqual([undefined, undefined, undefined]);
  expect(await published(ids)).toHaveLength(before);
});

test('of two changes at the same moment one is refused as a whole', async () => {
  const ids = await storeRooms(4);
  const fair = { name: 'Fair', pricePerNight: 200 };
  const answers = await Promise.all([change(seen(ids), weekends), change(seen([...ids].reverse()), fair)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const lists = (await listed(ids)).map(({ rates }) => rates?.map(({ name }) => name));
  expect(new Set(lists.map(String)).size).toBe(1);
  expect(lists[0]).toHaveLength(1);
});

test('changes no room where one would have too many rates, and names that one', async () => {
  const ids = await storeRooms(2);
  const rates = Array.from({ length: limits.rates }, (_, at) => ({ name: `Fair ${at}`, pricePerNight: 100 }));
  await catalog.call(calls.changeRates, { id: ids[1]!, version: 1, rates }, { as: 'asha' });
  const { status, body } = await change([...seen(ids.slice(0, 1)), ...seen(ids.slice(1), 2)], weekends);
  expect([status, body.code, body.field]).toEqual([422, 'rule-broken', 'rooms']);
  expect(body.message).toMatch(/^Double Bed, \$200\.01 a night.* has 40 rates/);
  expect((await listed(ids))[0]).not.toHaveProperty('rates');
});

test('a room of another hotel is not found, nor one that does not exist, and none is changed', async () => {
  const ids = await storeRooms(2);
  await catalog.storeRooms(
    aRoom({ id: 'belas', hotel: aHotel({ id: 'hb', owner: { id: 'bela', name: '', image: '' } }) }),
  );
  for (const other of ['belas', 'nowhere']) {
    const { status, body } = await change(seen([...ids, other]), weekends);
    expect([status, body.code, body.field]).toEqual([404, 'not-found', 'rooms']);
    const hidden = await catalog.call(
      calls.changeAvailabilityOfRooms,
      { rooms: [...ids, other], isAvailable: false },
      { as: 'asha' },
    );
    expect([hidden.status, hidden.body.field]).toEqual([404, 'rooms']);
  }
  expect((await change(seen(ids), weekends, 'add', 'bela')).status).toBe(404);
  expect((await listed(ids)).map(({ version }) => version)).toEqual([1, 1]);
});

test.each<[string, Partial<Input>, number, string]>([
  ['no rooms', { rooms: [] }, 400, 'rooms'],
  ['a room twice', { rooms: seen(['r', 'r']) }, 422, 'rooms'],
  ['more rooms than at once', { rooms: seen(Array.from({ length: 201 }, (_, at) => `r${at}`)) }, 400, 'rooms'],
  ['a rate that sets nothing', { rate: { name: 'Fair' } }, 422, 'rate'],
  ['a price and a percentage', { rate: { ...weekends, percent: 10 } }, 422, 'rate'],
  ['a fraction of a percent', { rate: { name: 'Fair', percent: 1.5 } }, 400, 'rate'],
  ['more percent less than there may be', { rate: { name: 'Fair', percent: -91 } }, 400, 'rate'],
  ['a period that ends before it begins', { rate: { ...weekends, from: '2027-03-02', to: '2027-03-01' } }, 422, 'rate'],
  ['a rate without a name', { rate: { ...weekends, name: ' ' } }, 400, 'rate'],
  ['a price that a card cannot be charged', { rate: { ...weekends, pricePerNight: 0.4 } }, 422, 'rate'],
])('refuses %s, and names the field', async (_what, input, status, field) => {
  const ids = await storeRooms(1);
  const request = { rooms: seen(ids), rate: weekends, mode: 'add' as const, ...input };
  const response = await catalog.call(calls.changeRatesOfRooms, request, { as: 'asha' });
  expect([response.status, response.body.field]).toEqual([status, field]);
  expect((await listed(ids))[0]?.version).toBe(1);
});

test('hides all rooms from guests, and publishes those that change', async () => {
  const ids = await storeRooms(3);
  await catalog.call(calls.toggleAvailability, { roomId: ids[0]!, isAvailable: false }, { as: 'asha' });
  const hide = () => catalog.call(calls.changeAvailabilityOfRooms, { rooms: ids, isAvailable: false }, { as: 'asha' });
  const { status, body } = await hide();
  expect({ status, message: body.message }).toEqual({ status: 200, message: confirmations.availabilityChanged });
  expect((body.rooms as Room[]).map(({ isAvailable }) => isAvailable)).toEqual([false, false, false]);
  await hide();
  expect((await published(ids)).map(({ roomId, version }) => [roomId, version]).sort()).toEqual(
    ids.map((id) => [id, 2]),
  );
});

test('staff below a manager may not change rooms', async () => {
  const ids = await storeRooms(1);
  expect((await change(seen(ids), weekends, 'add', 'nobody')).status).toBe(403);
});
