import { errorOf, idsOf, useMongo } from './testing/mongo-server.js';

const server = useMongo();

test('a unique index refuses a second document with the same values and is named', async () => {
  const collection = await server.collection([{ _id: 1, a: { b: 7 }, c: 'x' }]);
  await collection.createIndex({ 'a.b': 1, c: -1 }, { unique: true });
  await collection.insertOne({ a: { b: 7 }, c: 'y' });
  const error = await errorOf(collection.insertOne({ a: { b: 7 }, c: 'x' }));
  expect(error).toMatchObject({ code: 11000, keyPattern: { 'a.b': 1, c: -1 } });
  expect(error.message).toContain('index: a.b_1_c_-1');
  expect((await errorOf(collection.updateOne({ c: 'y' }, { $set: { c: 'x' } }))).code).toBe(11000);
  expect(await collection.countDocuments({ c: 'x' })).toBe(1);
});

test.each<[object, object, boolean]>([
  [{ a: 1 }, { a: [2, 1] }, true],
  [{ a: [1, 2] }, { a: [3, 4] }, false],
  [{ a: [1, 2] }, { a: [[1, 2]] }, false],
  [{ a: { b: 1 } }, { a: { b: 1 } }, true],
  [{ a: { b: 1, c: 2 } }, { a: { c: 2, b: 1 } }, false],
  [{ a: null }, {}, true],
  [{ a: [] }, { a: [] }, true],
  [{ a: [] }, { a: null }, false],
  [{ a: [null] }, {}, true],
  [{ a: 1 }, { a: '1' }, false],
  [{ a: new Date(1) }, { a: 1 }, false],
])('for a unique index %j and %j are the same: %j', async (first, second, isSame) => {
  const collection = await server.collection([first]);
  await collection.createIndex({ a: 1 }, { unique: true });
  const code = await collection.insertOne(second).then(
    () => 0,
    (error: { code: number }) => error.code,
  );
  expect(code).toBe(isSame ? 11000 : 0);
});

test('an index over documents that break it is not created', async () => {
  const collection = await server.collection([{ b: 1 }, { b: 1 }]);
  const error = await errorOf(collection.createIndex({ b: 1 }, { unique: true }));
  expect(error).toMatchObject({ code: 11000, keyPattern: { b: 1 } });
  await collection.insertOne({ b: 1 });
});

test('creating an index again changes nothing, creating it differently is refused', async () => {
  const create = (key: object, options: object = {}) =>
    server.db().command({ createIndexes: 'made', indexes: [{ key, name: 'a_1', ...options }] });
  expect(await create({ a: 1 })).toMatchObject({ ok: 1 });
  expect(await create({ a: 1 })).toMatchObject({ ok: 1 });
  const others = [
    () => create({ a: 1 }, { unique: true }),
    () => create({ a: 1 }, { name: 'other' }),
    () => create({ a: 1 }, { expireAfterSeconds: 5 }),
    () => create({ x: 1, y: 1 }, { name: 'ttl', expireAfterSeconds: 5 }),
  ];
  for (const other of others) expect((await errorOf(other())).ok).toBe(0);
});

test('an index is dropped by its key', async () => {
  const collection = await server.collection([{ a: 1 }]);
  await collection.createIndex({ a: 1 }, { unique: true });
  const drop = (index: object) => server.db().command({ dropIndexes: collection.collectionName, index });
  expect((await errorOf(drop({ b: 1 }))).code).toBe(27);
  expect((await errorOf(drop({ _id: 1 }))).ok).toBe(0);
  expect(await drop({ a: 1 })).toMatchObject({ ok: 1 });
  await collection.insertOne({ a: 1 });
  await collection.createIndex({ a: 1 });
  expect(await collection.countDocuments({ a: 1 })).toBe(2);
});

type Key = Record<string, 1 | -1>;

/** The same numbers every time. */
function dice(seed: number) {
  return (sides: number) => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * sides);
  };
}

const roll = dice(7);
const scalars = [null, 0, 1, 2, 3, 3.5, -1, 'a', 'ab', '', true, false, new Date(1), new Date(2), { x: 1 }];
const arrays = [[1, 2], [], ['a', 3]];
const filters: object[] = [
  ...[...scalars, ...arrays].flatMap((v) => [{ a: v }, { a: { $gt: v } }, { a: { $lte: v } }, { 'c.d': v }]),
  ...scalars.map((v) => ({ a: v, b: { $gte: 1 } })),
  { a: { $gt: 0, $lt: 3 } },
  { a: { $in: [1, 'a', null] }, b: { $in: [2, true] } },
  { b: { $ne: 1 } },
  { _id: { $in: [5, 3, 500] }, a: { $exists: true } },
  { a: { $exists: false } },
  { $and: [{ a: 1 }, { b: { $lt: 3 } }] },
  { $or: [{ a: 1 }, { b: 1 }] },
];
const sorts = [
  { a: 1, _id: 1 },
  { a: -1, _id: -1 },
  { b: -1, _id: 1 },
] as const;

test.each([
  ['scalars', scalars],
  ['arrays too', [...scalars, ...arrays]],
])('an index never changes what a query finds: %s', async (kind, values) => {
  const value = () => values[roll(values.length)];
  const docs = Array.from({ length: 200 }, (_, _id) => ({
    ...{ _id, a: value(), b: value() },
    ...(roll(3) ? { c: { d: value() } } : {}),
  }));
  const [plain, indexed] = [await server.collection(docs), await server.collection(docs)];
  // Indexes over two arrays at once are refused.
  const compound: Key[] = [
    { a: 1, b: -1 },
    { a: 1, _id: 1 },
    { b: 1, a: 1 },
  ];
  const single: Key[] = [{ a: 1 }, { b: -1 }, { 'c.d': 1 }];
  for (const key of kind === 'scalars' ? [...single, ...compound] : single) await indexed.createIndex(key);
  for (const filter of filters) {
    // Sorting by arrays is refused.
    const sort = kind === 'scalars' ? sorts[roll(sorts.length)]! : ({ _id: 1 } as const);
    const found = async (from: typeof plain, limit: number) =>
      idsOf(await from.find(filter).sort(sort).limit(limit).toArray());
    const expected = await found(plain, 0);
    expect({ filter, sort, found: await found(indexed, 0) }).toEqual({ filter, sort, found: expected });
    expect(await found(indexed, 5)).toEqual(expected.slice(0, 5));
  }
});

test('indexes follow updates and deletes', async () => {
  const collection = await server.collection(Array.from({ length: 50 }, (_, i) => ({ i, parity: i % 2 })));
  await collection.createIndex({ parity: 1, i: 1 });
  await collection.updateMany({ parity: 1, i: { $lt: 10 } }, { $set: { parity: 2 } });
  await collection.deleteMany({ parity: 0 });
  expect(await collection.countDocuments({ parity: 2 })).toBe(5);
  expect(await collection.countDocuments({ parity: 0 })).toBe(0);
  const found = await collection.find({ parity: 1 }).sort({ i: -1 }).toArray();
  expect(found.map(({ i }) => i as number)).toEqual(Array.from({ length: 20 }, (_, i) => 49 - 2 * i));
});

test('different elements of an array may fulfil the parts of a condition, with an index too', async () => {
  const a = [
    { b: 1, c: 1 },
    { b: 2, c: 2 },
  ];
  const collection = await server.collection([{ _id: 1, h: 'x', n: [-1, 5], a }]);
  for (const key of [{ n: 1 }, { h: 1, 'a.b': 1 }] as Key[]) await collection.createIndex(key);
  expect(await collection.countDocuments({ n: { $gt: 0, $lt: 3 } })).toBe(1);
  expect(await collection.countDocuments({ h: 'x', 'a.b': 2 })).toBe(1);
  expect(await collection.countDocuments({ h: 'x', 'a.b': 1, 'a.c': 2 })).toBe(1);
  expect(await collection.countDocuments({ h: 'x', a: { $elemMatch: { b: 1, c: 2 } } })).toBe(0);
});
