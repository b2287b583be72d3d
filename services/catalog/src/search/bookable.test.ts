import { calls, type CallInput, type FoundHotel, type Room } from '@wayhouse/contracts';
import { addDays, type BookingWindow, latestArrival, type RateRule } from '@wayhouse/domain';
import { aHotel, aRoom } from '../testing/a-room.js';
import { startTestCatalog } from '../testing/test-catalog.js';

/** Half past midnight on 7 January in Goa, and 11 in the morning of 6 January in San Francisco. */
const now = new Date('2027-01-06T19:00:00Z');
const friday = '2027-02-05';
let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
beforeAll(async () => {
  catalog = await startTestCatalog({}, (context) => ({ ...context, now: () => now }));
});
afterAll(() => catalog.stop());

type Fields = { rates?: RateRule[]; bookingWindow?: BookingWindow };
const store = (city: string, rooms: Record<string, Fields>) =>
  catalog.storeRooms(
    ...Object.entries(rooms).map(([id, { rates = [], ...fields }], at) =>
      aRoom({
        id,
        nightMinor: 100_00 + at,
        hotel: aHotel({ id: `hotel-${id}`, city }),
        rates: rates.map((rate) => ({ ...rate, name: 'A rate' })),
        ...fields,
      }),
    ),
  );
const nights = (checkIn: string, count: number) => ({ checkIn, checkOut: addDays(checkIn, count) });
type Query = CallInput<typeof calls.listRooms>;
const find = async (query: Query) => {
  const { body } = await catalog.call(calls.listRooms, { sort: 'price-asc', ...query });
  const { rooms, total, nextCursor } = body as { rooms: Room[]; total: number; nextCursor?: string };
  return { ids: rooms.map(({ _id }) => _id), total, nextCursor };
};

test('a search with dates leaves out rooms whose restrictions refuse the stay', async () => {
  const weekends: RateRule = { weekdays: ['fri', 'sat'], minNights: 2 };
  await store('Goa', {
    free: {},
    weekends: { rates: [weekends] },
    // The exception of one weekend beats what is always so.
    exception: { rates: [weekends, { from: friday, to: friday, minNights: 1 }] },
    short: { rates: [{ maxNights: 1 }] },
    arrival: { rates: [{ from: friday, to: friday, noArrival: true }] },
    departure: { rates: [{ weekdays: ['sat'], noDeparture: true }] },
    price: { rates: [weekends, { weekdays: ['fri'], nightMinor: 150_00 }] },
  });
  const idsOf = async (dates: object) => (await find({ destination: 'Goa', ...dates })).ids;
  const all = ['free', 'weekends', 'exception', 'short', 'arrival', 'departure', 'price'];
  expect(await idsOf({})).toEqual(all);
  expect(await idsOf(nights(friday, 1))).toEqual(['free', 'exception', 'short']);
  expect(await idsOf(nights(friday, 2))).toEqual(['free', 'weekends', 'exception', 'departure', 'price']);
  expect(await idsOf(nights(addDays(friday, -1), 1))).toEqual(all);
  expect(await idsOf(nights(addDays(friday, -1), 2))).toEqual(all.filter((id) => !['short', 'departure'].includes(id)));
});

test('counts, pages, facets and hotels leave them out as well', async () => {
  const rooms = Array.from({ length: 9 }, (_, at) => [`room-${at}`, at % 2 ? { rates: [{ minNights: 3 }] } : {}]);
  await store('Jaipur', Object.fromEntries(rooms) as Record<string, Fields>);
  const query = { destination: 'Jaipur', ...nights(friday, 2) };
  const paged: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await find({ ...query, limit: 2, ...(cursor && { cursor }) });
    expect(page).toMatchObject({ total: 5 });
    expect(page.ids).toHaveLength(page.nextCursor ? 2 : 1);
    paged.push(...page.ids);
    cursor = page.nextCursor;
  } while (cursor);
  expect(paged).toEqual(['room-0', 'room-2', 'room-4', 'room-6', 'room-8']);
  const { body: facets } = await catalog.call(calls.countRoomFacets, query);
  expect(facets).toMatchObject({ roomType: { 'Double Bed': 5 } });
  const { body } = await catalog.call(calls.listHotels, query);
  expect(body).toMatchObject({ total: 5 });
  expect((body.hotels as FoundHotel[]).map(({ _id }) => _id)).not.toContain('hotel-room-1');
});

test('a restriction that is changed is searched by from then on', async () => {
  await catalog.registerHotel('asha');
  const owner = { id: 'asha', name: 'Asha', image: '' };
  await catalog.storeRooms(aRoom({ id: 'changed', hotel: aHotel({ id: 'hotel-changed', city: 'Udaipur', owner }) }));
  const query = { destination: 'Udaipur', ...nights(friday, 2) };
  const rates = [{ name: 'Long stays', minNights: 3 }];
  await catalog.call(calls.changeRates, { id: 'changed', version: 1, rates }, { as: 'asha' });
  expect((await find(query)).ids).toEqual([]);
  await catalog.call(calls.changeRates, { id: 'changed', version: 2, rates: [] }, { as: 'asha' });
  expect((await find(query)).ids).toEqual(['changed']);
});

test('rooms are found as late and as early as they are booked, by their hotel’s own calendar', async () => {
  const window = { leadDays: 2, daysAhead: 10 };
  await store('Kochi', { here: { bookingWindow: window } });
  await store('San Francisco', { there: { bookingWindow: window } });
  const idsIn = async (city: string, checkIn: string) => (await find({ destination: city, ...nights(checkIn, 1) })).ids;
  // It is 7 January in Kochi, and 6 January in San Francisco.
  expect(await idsIn('Kochi', '2027-01-08')).toEqual([]);
  expect(await idsIn('Kochi', '2027-01-09')).toEqual(['here']);
  expect(await idsIn('Kochi', '2027-01-17')).toEqual(['here']);
  expect(await idsIn('Kochi', '2027-01-18')).toEqual([]);
  expect(await idsIn('San Francisco', '2027-01-07')).toEqual([]);
  expect(await idsIn('San Francisco', '2027-01-08')).toEqual(['there']);
  expect(await idsIn('San Francisco', '2027-01-16')).toEqual(['there']);
  expect(await idsIn('San Francisco', '2027-01-17')).toEqual([]);
});

test('a room is found from the day that it is at its hotel until the last one that is open there', async () => {
  await store('Leh', { east: {} });
  await store('Seattle', { west: {} });
  const idsIn = async (city: string, checkIn: string) => (await find({ destination: city, ...nights(checkIn, 1) })).ids;
  // It is 7 January in Leh, and 6 January in Seattle.
  expect(await idsIn('Leh', '2027-01-06')).toEqual([]);
  expect(await idsIn('Leh', '2027-01-07')).toEqual(['east']);
  expect(await idsIn('Seattle', '2027-01-06')).toEqual(['west']);
  const last = latestArrival('2027-01-07');
  expect(await idsIn('Leh', last)).toEqual(['east']);
  expect(await idsIn('Seattle', last)).toEqual([]);
  expect(await idsIn('Seattle', addDays(last, -1))).toEqual(['west']);
});
