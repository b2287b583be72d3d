import mongoose, { type mongo } from 'mongoose';
import { aHotel, aRoom } from '../testing/a-room.js';
import { startTestCatalog } from '../testing/test-catalog.js';
import { availableRoomRepository } from './available-room-repository.js';
import type { RoomQuery } from './room-query.js';

let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
const cities = ['Goa', 'Leh'];
const types = ['Single Bed', 'Double Bed', 'Luxury Room', 'Family Suite'] as const;
beforeAll(async () => {
  catalog = await startTestCatalog();
  const rooms = Array.from({ length: 120 }, (_, at) => {
    const fields = { roomType: types[at % 4]!, nightMinor: 100_00 + ((at * 7) % 50), createdAt: new Date(at) };
    return aRoom({ id: `room-${at}`, ...fields, hotel: aHotel({ city: cities[at % 3 ? 0 : 1] }) });
  });
  await catalog.storeRooms(...rooms);
});
afterEach(() => mongoose.set('debug', false));
afterAll(() => catalog.stop());

const now = () => new Date('2027-01-05T12:00:00Z');

/** How the server explains the query that a page of rooms is found by. */
async function explainPage(query: RoomQuery): Promise<mongo.Document> {
  const asked: [filter: mongo.Document, options: mongo.FindOptions][] = [];
  mongoose.set('debug', (_collection: string, method: string, filter: mongo.Document, options: object) => {
    if (method === 'find') asked.push([filter, options]);
  });
  await availableRoomRepository(catalog.db, now).page(query);
  mongoose.set('debug', false);
  return catalog.db
    .collection('rooms')
    .find(...asked[0]!)
    .explain('executionStats');
}

const stay = { checkIn: '2027-03-12', checkOut: '2027-03-14' };
const described: RoomQuery['filter'] = { amenity: ['Free WiFi'] };

test.each([
  ['newest', { destination: 'Goa', guests: 2, ...stay }],
  ['price-asc', { destination: 'Goa', guests: 2, ...stay }],
  ['price-desc', { destination: 'Goa', guests: 3, ...stay }],
  ['newest', { destination: 'India', ...stay }],
  ['price-asc', { destination: 'Leh' }],
  ['newest', { destination: 'Goa', guests: 2, ...described, ...stay }],
] as const)('a page by %s of %j is read from an index in its order, and hardly more', async (sort, filter) => {
  const explained = await explainPage({ filter, sort, limit: 5 });
  const plan = JSON.stringify(explained.queryPlanner);
  expect(plan).toContain('SORT_MERGE');
  expect(plan).not.toMatch(/COLLSCAN|"SORT"/);
  const { nReturned, totalDocsExamined } = explained.executionStats as Record<string, number>;
  expect(nReturned).toBe(6);
  expect(totalDocsExamined).toBeLessThanOrEqual(3 * nReturned!);
});
