import { idsOf, useMongo } from './testing/mongo-server.js';

const server = useMongo();
const rooms = Array.from({ length: 60 }, (_, at) => ({
  ...{ _id: at, city: `c${at % 3}`, kind: `k${at % 4}` },
  ...{ price: (at * 7) % 20, isFull: at % 5 === 0 },
}));

async function indexedRooms() {
  const collection = await server.collection(rooms);
  await collection.createIndex({ city: 1, kind: 1, price: -1, _id: -1 });
  return collection;
}

const byPrice = (direction: 1 | -1) => (a: (typeof rooms)[number], b: (typeof rooms)[number]) =>
  (a.price - b.price || a._id - b._id) * direction;

test.each([1, -1] as const)(
  'several values before a sorted field are read in its order (%d), as far as needed',
  async (direction) => {
    const collection = await indexedRooms();
    const filter = { city: { $in: ['c0', 'c2'] }, kind: { $in: ['k1', 'k2', 'k3'] }, isFull: false };
    const matching = rooms.filter(({ city, kind, isFull }) => city !== 'c1' && kind !== 'k0' && !isFull);
    const find = () => collection.find(filter).sort({ price: direction, _id: direction });
    expect(idsOf(await find().toArray())).toEqual(matching.sort(byPrice(direction)).map(({ _id }) => _id));
    const { executionStats } = (await find().limit(4).explain('executionStats')) as { executionStats: object };
    expect(executionStats).toMatchObject({ nReturned: 4 });
    expect((executionStats as { totalDocsExamined: number }).totalDocsExamined).toBeLessThanOrEqual(8);
  },
);

test('the order of a field that has several values itself is not taken from the index', async () => {
  const collection = await indexedRooms();
  const found = await collection
    .find({ city: { $in: ['c2', 'c0'] }, kind: 'k1' })
    .sort({ price: 1, city: 1, _id: 1 })
    .toArray();
  const expected = rooms
    .filter(({ city, kind }) => city !== 'c1' && kind === 'k1')
    .sort((a, b) => a.price - b.price || a.city.localeCompare(b.city) || a._id - b._id);
  expect(idsOf(found)).toEqual(idsOf(expected));
});

test('a count with a limit reads no further', async () => {
  const collection = await indexedRooms();
  expect(await collection.countDocuments({ city: 'c1' }, { limit: 5 })).toBe(5);
  expect(await collection.countDocuments({ city: 'c1' }, { limit: 500 })).toBe(20);
  const plan = await collection.aggregate([{ $match: { city: 'c1' } }, { $limit: 5 }]).explain('executionStats');
  expect(JSON.stringify(plan)).toContain('"totalDocsExamined":5');
});

test('without an index all documents are read', async () => {
  const plan = await (await indexedRooms()).find({ price: 7 }).explain('executionStats');
  expect(plan).toMatchObject({
    queryPlanner: { winningPlan: { stage: 'COLLSCAN' } },
    executionStats: { nReturned: 3, totalKeysExamined: 0, totalDocsExamined: 60 },
  });
});
