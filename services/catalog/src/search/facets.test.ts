import { type CallInput, calls, type ChoiceName, choiceNames, events, roomFilters } from '@wayhouse/contracts';
import { limits, roomTypes } from '@wayhouse/domain';
import { bookingFacts, eventually } from '@wayhouse/service-kit/testing';
import { aHotel, aRoom } from '../testing/a-room.js';
import { startTestCatalog } from '../testing/test-catalog.js';

type Query = CallInput<typeof calls.countRoomFacets>;
type Counts = Record<ChoiceName, Record<string, number>>;

const prices = [0, 499_99, 500_00, 500_01, 1000_00, 1500_00, 2000_00, 2500_00, 3000_00, 3000_01];
const cities = ['Jaipur', 'Udaipur', 'Goa'];
const stay = { checkIn: '2027-02-27', checkOut: '2027-03-02' };

let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
beforeAll(async () => {
  catalog = await startTestCatalog({ now: () => new Date('2027-01-05T12:00:00Z') });
  const rooms = Array.from({ length: 120 }, (_, at) =>
    aRoom({
      id: `room-${at}`,
      roomType: roomTypes[at % 4],
      nightMinor: prices[at % 10],
      hotel: aHotel({ city: cities[Math.floor(at / 4) % 3] }),
      isAvailable: at % 13 !== 0,
    }),
  );
  await catalog.storeRooms(...rooms);
  const inLeh = [500_00, 1000_00, 3000_01].map((nightMinor) =>
    aRoom({ id: `leh-${nightMinor}`, nightMinor, hotel: aHotel({ city: 'Leh' }) }),
  );
  await catalog.storeRooms(...inLeh);
  const booked = rooms.filter((_, at) => at % 5 === 0).map(({ id }) => id);
  for (const roomId of booked) {
    await catalog.publish(
      events.bookingConfirmed,
      bookingFacts({ bookingId: `of-${roomId}`, roomId, nights: ['2027-02-28'] }),
    );
  }
  await eventually(async () => expect(await catalog.db.collection('inbox').countDocuments()).toBe(booked.length));
});
afterAll(() => catalog.stop());

async function counts(query: Query): Promise<Counts> {
  const { status, body } = await catalog.call(calls.countRoomFacets, query);
  expect(status).toBe(200);
  const { success: _, ...facets } = body;
  return facets as Counts;
}
const total = async (query: Query) =>
  (await catalog.call(calls.listRooms, { ...query, limit: 1 })).body.total as number;
const sum = (numbers: Record<string, number>) => Object.values(numbers).reduce((one, other) => one + other, 0);

/** How many rooms each option would list, from one request per option. */
async function listed(query: Query): Promise<Counts> {
  const totalWith = async (name: ChoiceName, option: string) =>
    [option, await total({ ...query, [name]: [option] })] as const;
  const facets = choiceNames.map(async (name) => {
    const options: readonly string[] = roomFilters[name].options;
    return [name, Object.fromEntries(await Promise.all(options.map((option) => totalWith(name, option))))] as const;
  });
  return Object.fromEntries(await Promise.all(facets)) as Counts;
}

const places = [{}, { destination: 'PUR' }, { destination: 'Atlantis' }];
const times = [{}, stay];
const parties = [{}, { guests: 3 }];
const types: Query[] = [{}, { roomType: ['Single Bed'] }, { roomType: ['Double Bed', 'Family Suite'] }];
const bands: Query[] = [
  {},
  { price: ['0-500'] },
  { price: ['500-1000', '2000-3000'] },
  { price: ['0-500', '500-1000'] },
];
const combinations = places.flatMap((place) =>
  times.flatMap((time) => parties.map((party) => ({ ...place, ...time, ...party }))),
);

test.each(combinations)('counts as many rooms as would be listed: %p', async (others) => {
  for (const type of types) {
    for (const band of bands) {
      const query: Query = { ...others, ...type, ...band };
      expect({ query, ...(await counts(query)) }).toEqual({ query, ...(await listed(query)) });
    }
  }
});

test('a price between two bands counts in both, and one above the others in the last', async () => {
  const { roomType, price } = await counts({ destination: 'Leh' });
  expect(price).toEqual({ '0-500': 1, '500-1000': 2, '1000-2000': 1, '2000-3000': 0, 'over-3000': 1 });
  expect(roomType['Double Bed']).toBe(3);
});

test('has every option, even without any matching room', async () => {
  const { roomType, price } = await counts({ destination: 'Atlantis' });
  expect(roomType).toEqual({ 'Single Bed': 0, 'Double Bed': 0, 'Luxury Room': 0, 'Family Suite': 0 });
  expect(price).toEqual({ '0-500': 0, '500-1000': 0, '1000-2000': 0, '2000-3000': 0, 'over-3000': 0 });
});

test('a filter narrows the other filters’ options, but not its own', async () => {
  const unfiltered = await counts({});
  const filtered = await counts({ roomType: ['Single Bed'] });
  expect(filtered.roomType).toEqual(unfiltered.roomType);
  expect(sum(filtered.price)).toBeLessThan(sum(unfiltered.price));
});

test.each([
  { query: { checkIn: '2027-02-27' }, status: 422, field: 'checkOut' },
  { query: { checkIn: '2027-02-27', checkOut: '2027-02-27' }, status: 422, field: 'checkOut' },
  { query: { checkIn: '2027-01-03', checkOut: '2027-01-08' }, status: 422, field: 'checkIn' },
  { query: { guests: limits.searchGuests + 1 }, status: 400, field: 'guests' },
  { query: { price: ['cheap'] }, status: 400, field: 'price' },
])('refuses $query and names the field', async ({ query, ...error }) => {
  for (const call of [calls.countRoomFacets, calls.listRooms]) {
    const { status, body } = await catalog.call(call, query as Query);
    expect({ status, field: body.field }).toEqual(error);
  }
});

test('the path of the facets is not read as a room id', async () => {
  expect(await (await fetch(`${catalog.url}/api/rooms/facets`)).json()).not.toHaveProperty('room');
  expect((await catalog.call(calls.showRoom, { id: 'room-1' })).status).toBe(200);
});
