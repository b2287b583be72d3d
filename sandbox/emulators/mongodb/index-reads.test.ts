import { useMongo } from './test-server.js';

const server = useMongo();

/** The same numbers every time. */
function dice(seed: number) {
  return (sides: number) => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * sides);
  };
}

const roll = dice(7);
const values = [
  null,
  0,
  1,
  2,
  3,
  3.5,
  -1,
  'a',
  'ab',
  '',
  true,
  false,
  new Date(1),
  new Date(2),
  [1, 2],
  [],
  ['a', 3],
  { x: 1 },
];
const value = () => values[roll(values.length)];
const aDoc = (_id: number) => ({ _id, a: value(), b: value(), ...(roll(3) ? { c: { d: value() } } : {}) });

const filters = [
  ...values.flatMap((v) => [{ a: v }, { a: { $gt: v } }, { a: { $lte: v } }, { a: v, b: { $gte: 1 } }, { 'c.d': v }]),
  { a: { $gt: 0, $lt: 3 } },
  { a: { $in: [1, 'a', null] }, b: { $in: [2, true] } },
  { b: { $ne: 1 } },
  { a: { $exists: false } },
  { $and: [{ a: 1 }, { b: { $lt: 3 } }] },
  { $or: [{ a: 1 }, { b: 1 }] },
];

const sorts = [
  { a: 1, _id: 1 },
  { a: -1, _id: -1 },
  { a: 1, b: -1, _id: 1 },
  { b: -1, _id: 1 },
] as const;

test.each([
  ['scalars only', (doc: object) => !Object.values(doc).some(Array.isArray)],
  ['arrays too', () => true],
])(
  'an index never changes what a query finds: %s',
  async (_, wanted) => {
    const docs = Array.from({ length: 200 }, (_, i) => aDoc(i)).filter(wanted) as object[];
    const plain = await server.collection(docs);
    const indexed = await server.collection(docs);
    // Indexes over two arrays at once are refused, so the compound ones are left to the run without arrays.
    const isScalar = !docs.some((doc) => Object.values(doc).some(Array.isArray));
    await indexed.createIndexes([
      { key: { a: 1 } },
      { key: { b: -1 } },
      { key: { 'c.d': 1 } },
      ...(isScalar
        ? [{ key: { a: 1, b: -1 } as const }, { key: { a: 1, _id: 1 } as const }, { key: { b: 1, a: 1 } as const }]
        : []),
    ]);
    // MongoDB refuses to sort by two arrays.
    const possible = sorts.filter((sort) => isScalar || !('a' in sort && 'b' in sort));
    for (const filter of filters) {
      const sort = possible[roll(possible.length)]!;
      const found = async (from: typeof plain, limit: number) =>
        (await from.find(filter).sort(sort).limit(limit).toArray()).map(({ _id }) => _id as unknown);
      const expected = await found(plain, 0);
      expect({ filter, sort, found: await found(indexed, 0) }).toEqual({ filter, sort, found: expected });
      expect(await found(indexed, 5)).toEqual(expected.slice(0, 5));
    }
  },
  30_000,
);

test('indexes follow updates and deletes', async () => {
  const collection = await server.collection(Array.from({ length: 50 }, (_, i) => ({ i, parity: i % 2 })));
  await collection.createIndex({ parity: 1, i: 1 });
  await collection.updateMany({ parity: 1, i: { $lt: 10 } }, { $set: { parity: 2 } });
  await collection.deleteMany({ parity: 0 });
  expect(await collection.countDocuments({ parity: 2 })).toBe(5);
  expect(await collection.countDocuments({ parity: 0 })).toBe(0);
  expect((await collection.find({ parity: 1 }).sort({ i: -1 }).toArray()).map(({ i }) => i as number)).toEqual(
    Array.from({ length: 20 }, (_, i) => 49 - 2 * i),
  );
});

test('in arrays different elements may fulfil the parts of a condition, index or not', async () => {
  const docs = [
    {
      _id: 1,
      n: [-1, 5],
      a: [
        { b: 1, c: 1 },
        { b: 2, c: 2 },
      ],
    },
  ] as object[];
  const collection = await server.collection(docs);
  const indexes = await collection.createIndexes([{ key: { n: 1 } }, { key: { 'a.b': 1, 'a.c': 1 } }]);
  expect(indexes).toHaveLength(2);
  expect(await collection.countDocuments({ n: { $gt: 0, $lt: 3 } })).toBe(1);
  expect(await collection.countDocuments({ 'a.b': 1, 'a.c': 2 })).toBe(1);
  expect(await collection.countDocuments({ a: { $elemMatch: { b: 1, c: 2 } } })).toBe(0);
});
