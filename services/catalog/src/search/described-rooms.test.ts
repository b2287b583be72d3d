import { type CallInput, calls, type Room } from '@wayhouse/contracts';
import { limits, type RoomDescription } from '@wayhouse/domain';
import { aHotel, aRoom } from '../testing/a-room.js';
import { startTestCatalog } from '../testing/test-catalog.js';

const described: Record<string, RoomDescription> = {
  plain: {},
  king: { beds: [{ kind: 'king', count: 1 }], moreAmenities: ['bathtub', 'desk'] },
  twin: { beds: [{ kind: 'single', count: 2 }], moreAmenities: ['desk'], accessibility: ['step-free', 'grab-rails'] },
  level: {
    beds: [
      { kind: 'single', count: 1 },
      { kind: 'cot', count: 1 },
    ],
    accessibility: ['step-free'],
  },
};

let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
beforeAll(async () => {
  catalog = await startTestCatalog();
  await catalog.storeRooms(
    ...Object.entries(described).map(([id, description], at) => {
      const amenities = id === 'king' ? (['Free WiFi'] as const) : [];
      return aRoom({ id, nightMinor: 100_00 + at, amenities: [...amenities], ...(at > 0 && { description }) });
    }),
  );
});
afterAll(() => catalog.stop());

type Query = CallInput<typeof calls.listRooms>;
async function find(query: Query) {
  const { body } = await catalog.call(calls.listRooms, { sort: 'price-asc', ...query });
  return (body.rooms as Room[]).map(({ _id }) => _id);
}

test.each<[Query, string[]]>([
  [{ amenity: ['desk'] }, ['king', 'twin']],
  [{ amenity: ['desk', 'bathtub'] }, ['king']],
  [{ amenity: ['Free WiFi'] }, ['king']],
  [{ amenity: ['Free WiFi', 'desk'] }, ['king']],
  [{ amenity: ['Pool Access', 'desk'] }, []],
  [{ accessibility: ['step-free'] }, ['twin', 'level']],
  [{ accessibility: ['step-free', 'grab-rails'] }, ['twin']],
  [{ bed: ['cot'] }, ['level']],
  [{ bed: ['king', 'cot'] }, ['king', 'level']],
  [{ bed: ['single'], amenity: ['desk'], accessibility: ['grab-rails'] }, ['twin']],
  [{ amenity: [], bed: [], accessibility: [] }, ['plain', 'king', 'twin', 'level']],
])('%j finds the rooms that are described so', async (query, found) => {
  expect(await find({ destination: 'Goa', ...query })).toEqual(found);
});

test('a search for adults leaves out rooms that are for fewer of them, and too small ones', async () => {
  const suite = (id: string, fields: Partial<Parameters<typeof aRoom>[0]>) =>
    aRoom({ id, roomType: 'Family Suite', hotel: aHotel({ city: 'Leh' }), ...fields });
  await catalog.storeRooms(
    suite('any', { nightMinor: 1_00 }),
    suite('two', { nightMinor: 2_00, description: { mostAdults: 2 } }),
    suite('three', { nightMinor: 3_00, description: { mostAdults: 3 } }),
    suite('double', { nightMinor: 4_00, roomType: 'Double Bed' }),
  );
  const findIn = (query: Query) => find({ destination: 'Leh', ...query });
  expect(await findIn({})).toEqual(['any', 'two', 'three', 'double']);
  expect(await findIn({ guests: 4 })).toEqual(['any']);
  expect(await findIn({ guests: 4, adults: 4 })).toEqual(['any']);
  expect(await findIn({ guests: 4, adults: 3 })).toEqual(['any', 'three']);
  expect(await findIn({ guests: 4, adults: 2 })).toEqual(['any', 'two', 'three']);
  expect(await findIn({ adults: 2 })).toEqual(['any', 'two', 'three', 'double']);
  expect(await findIn({ adults: 3 })).toEqual(['any', 'three']);
});

test.each([0, limits.searchGuests + 1, 1.5])('refuses %p adults and names the field', async (adults) => {
  const { status, body } = await catalog.call(calls.listRooms, { adults });
  expect({ status, field: body.field }).toEqual({ status: 400, field: 'adults' });
});

test('the counts of other filters are of the rooms that are described so', async () => {
  const { body } = await catalog.call(calls.countRoomFacets, { accessibility: ['step-free'] });
  expect(body).toMatchObject({ roomType: { 'Double Bed': 2 } });
  expect(body).not.toHaveProperty('accessibility');
});

test.each(['amenity', 'bed', 'accessibility'] as const)('refuses an unknown %s and names the field', async (field) => {
  const { status, body } = await catalog.call(calls.listRooms, { [field]: ['helipad'] } as unknown as Query);
  expect({ status, field: body.field }).toEqual({ status: 400, field });
});
