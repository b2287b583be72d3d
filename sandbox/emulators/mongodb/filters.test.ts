import mongoose from 'mongoose';
import { errorOf, idsOf, useMongo } from './testing/mongo-server.js';

const server = useMongo();
const { BSONRegExp, ObjectId } = mongoose.mongo;

async function found(documents: object[], filter: object) {
  const collection = await server.collection(documents);
  return idsOf(await collection.find(filter).sort({ _id: 1 }).toArray());
}

const shapes = [
  { _id: 'none' },
  { _id: 'null', a: null },
  { _id: 'scalar', a: 4 },
  { _id: 'empty document', a: {} },
  { _id: 'b null', a: { b: null } },
  { _id: 'b value', a: { b: 'hi' } },
  { _id: 'empty array', a: [] },
  { _id: 'array of scalars', a: [1, 'x'] },
  { _id: 'array with null', a: [1, null] },
  { _id: 'array some b', a: [{ b: 3 }, {}] },
  { _id: 'array all b', a: [{ b: 3 }, { b: 4 }] },
  { _id: 'nested array', a: [[{ b: 3 }]] },
];

test.each([
  [{ a: null }, ['array with null', 'none', 'null']],
  [{ a: { $exists: false } }, ['none']],
  [{ 'a.b': null }, ['array some b', 'b null', 'empty document', 'none', 'null', 'scalar']],
  [{ 'a.b': { $exists: true } }, ['array all b', 'array some b', 'b null', 'b value']],
  [{ 'a.b': 3 }, ['array all b', 'array some b']],
  [{ a: [] }, ['empty array']],
  [{ 'a.0': 1 }, ['array of scalars', 'array with null']],
  [{ 'a.1': { $exists: true } }, ['array all b', 'array of scalars', 'array some b', 'array with null']],
  [{ 'a.1.b': 4 }, ['array all b']],
  [{ a: { $elemMatch: { b: { $gt: 3 } } } }, ['array all b']],
  [{ a: { $elemMatch: { b: { $gte: 3, $lt: 4 } } } }, ['array all b', 'array some b']],
  [{ a: { $not: { $elemMatch: { b: 3 } }, $exists: true, $ne: null } }, expect.not.arrayContaining(['array some b'])],
])('distinguishes null, missing and nested values: %j', async (filter, expected) => {
  expect(await found(shapes, filter)).toEqual(expected);
});

const id = new ObjectId('507f1f77bcf86cd799439011');
const mixed = [
  { _id: 1, v: 5 },
  { _id: 2, v: '5' },
  { _id: 3, v: true },
  { _id: 4, v: new Date(5) },
  { _id: 5, v: null },
  { _id: 6 },
  { _id: 7, v: [3, 9] },
  { _id: 8, v: { x: 1, y: 2 } },
  { _id: 9, v: id },
  { _id: 10, v: -5.5 },
];

test.each([
  [{ v: { $gt: 4 } }, [1, 7]],
  [{ v: { $lt: 4 } }, [7, 10]],
  [{ v: { $gte: '' } }, [2]],
  [{ v: { $gte: null } }, [5, 6]],
  [{ v: { $gt: null } }, []],
  [{ v: { $lt: true } }, []],
  [{ v: { $lte: new Date(9) } }, [4]],
  [{ v: { $ne: 5 } }, [2, 3, 4, 5, 6, 7, 8, 9, 10]],
  [{ v: { $in: [id, 9, null] } }, [5, 6, 7, 9]],
  [{ v: { $not: { $in: [5, '5', null] } } }, [3, 4, 7, 8, 9, 10]],
  [{ v: { x: 1, y: 2 } }, [8]],
  [{ v: { y: 2, x: 1 } }, []],
  [{ v: { $gt: 4, $lt: 4 } }, [7]],
  [{ v: [3, 9] }, [7]],
  [{ v: { $gt: [3, 5] } }, [7]],
  [{ $or: [{ v: true }, { _id: { $gt: 9 } }] }, [3, 10]],
  [{ $and: [{ v: { $gt: 1 } }, { v: { $lt: 6 } }] }, [1, 7]],
  [{ $expr: { $lt: [8, '$_id'] } }, [9, 10]],
])('compares only within a type: %j', async (filter, expected) => {
  expect(await found(mixed, filter)).toEqual(expected);
});

const numbers = [-Infinity, -1, 0, 1, Infinity].map((v) => ({ _id: String(v), v }));
test.each([
  [{ $gte: Infinity }, ['Infinity']],
  [{ $lte: -Infinity }, ['-Infinity']],
  [{ $lte: Infinity }, ['-1', '-Infinity', '0', '1', 'Infinity']],
  [{ $gt: -Infinity, $lt: 1 }, ['-1', '0']],
])('compares infinity: %j', async (v, expected) => {
  expect(await found(numbers, { v })).toEqual(expected);
});

const texts = ['ab', 'a\nb', 'a\rb', 'ab\n', 'AB', 'x.ab', 'a😀b'];
test.each([
  ['^a.b', ['a\rb', 'a😀b']],
  ['^.{2}.{0,1}b', ['a\rb', 'x.ab', 'a😀b']],
])('matches the pattern /%s/ as PCRE does', async (pattern, expected) => {
  const collection = await server.collection(texts.map((t, _id) => ({ _id, t })));
  const find = async (t: object) => (await collection.find({ t }).sort({ _id: 1 }).toArray()).map((doc) => doc['t']);
  expect(await find({ $regex: pattern })).toEqual(expected);
  expect(await find(new BSONRegExp(pattern))).toEqual(expected);
  expect(await find({ $not: { $regex: pattern } })).toEqual(texts.filter((t) => !expected.includes(t)));
});

test.each<[object]>([
  [{ a: { $in: 1 } }],
  [{ $or: [] }],
  [{ $and: {} }],
  [{ $or: [5] }],
  [{ a: { $not: 5 } }],
  [{ a: { $elemMatch: 5 } }],
  [{ a: { $in: [{ $gt: 1 }] } }],
])('refuses the malformed filter %j', async (filter) => {
  const collection = await server.collection([{ a: 1 }]);
  expect(await errorOf(collection.find(filter).toArray())).toMatchObject({ code: 2, codeName: 'BadValue' });
});

const inOrder = [
  null,
  -Infinity,
  -1.5,
  0,
  2,
  2.5,
  2 ** 40,
  Infinity,
  '',
  'A',
  'a',
  'aa',
  'é',
  '😀',
  {},
  { a: 1 },
  { a: 1, b: 1 },
  { b: 1 },
  { a: 'x' },
  new ObjectId('000000000000000000000001'),
  new ObjectId('000000000000000000000002'),
  false,
  true,
  new Date(-1),
  new Date(0),
];

test.each([['without an index'], ['with an index']])('sorts values of all types, %s', async (how) => {
  const positions = inOrder.map((_, position) => position);
  const shuffled = positions.map((at) => (at * 7) % inOrder.length).map((_id) => ({ _id, v: inOrder[_id] }));
  const collection = await server.collection(shuffled);
  if (how === 'with an index') await collection.createIndex({ v: 1 });
  const sorted = async (v: 1 | -1) => idsOf(await collection.find().sort({ v }).toArray());
  expect(await sorted(1)).toEqual(positions);
  expect(await sorted(-1)).toEqual(positions.toReversed());
});

test('sorts by several fields, and documents without one first', async () => {
  const collection = await server.collection([
    { _id: 1, a: { x: 1 }, b: 5 },
    { _id: 2, a: { x: 1 }, b: 4 },
    { _id: 3, b: 6 },
  ]);
  const order = async (sort: Record<string, 1 | -1>) => idsOf(await collection.find().sort(sort).toArray());
  expect(await order({ 'a.x': 1, b: 1 })).toEqual([3, 2, 1]);
  expect(await order({ 'a.x': -1, b: -1 })).toEqual([1, 2, 3]);
  expect((await errorOf(server.db().command({ find: collection.collectionName, sort: { a: 2 } }))).ok).toBe(0);
});

const doc = { _id: 1, a: { b: 1, c: 2 }, list: [{ x: 1, y: 1 }, { x: 2 }, 5], n: 3 };
test.each<[object, object]>([
  [{ n: 1 }, { _id: 1, n: 3 }],
  [{ n: 1, _id: 0 }, { n: 3 }],
  [{ _id: 1 }, { _id: 1 }],
  [{ _id: 0 }, { a: doc.a, list: doc.list, n: 3 }],
  [
    { _id: 0, list: 0 },
    { a: doc.a, n: 3 },
  ],
  [
    { 'a.b': 1, 'list.x': 1, _id: 0 },
    { a: { b: 1 }, list: [{ x: 1 }, { x: 2 }] },
  ],
  [
    { a: 0, list: 0 },
    { _id: 1, n: 3 },
  ],
  [{ missing: 1, 'n.x': 1 }, { _id: 1 }],
])('the projection %j returns %j', async (projection, expected) => {
  const collection = await server.collection([doc]);
  expect(await collection.findOne({}, { projection })).toEqual(expected);
});

test('refuses projections that include and exclude, or that collide', async () => {
  const collection = await server.collection([doc]);
  expect((await errorOf(collection.findOne({}, { projection: { a: 1, n: 0 } }))).ok).toBe(0);
  expect((await errorOf(collection.findOne({}, { projection: { a: 1, 'a.b': 1 } }))).ok).toBe(0);
});

test('lists the distinct values of a path', async () => {
  const collection = await server.collection([{ t: { u: 'b' } }, { t: { u: 'a' } }, { t: { u: 'b' } }, {}]);
  expect((await collection.distinct('t.u')).toSorted()).toEqual(['a', 'b']);
  expect(await collection.distinct('t.u', { 't.u': 'b' })).toEqual(['b']);
});

test('returns all of many documents in order, or as many as are wanted', async () => {
  const count = 2000;
  const ascending = Array.from({ length: count }, (_, at) => at);
  const collection = await server.collection(ascending.map((at) => ({ _id: (at * 7) % count })));
  const ids = async (_id: 1 | -1) => idsOf(await collection.find().sort({ _id }).toArray());
  expect(await ids(1)).toEqual(ascending);
  expect(await ids(-1)).toEqual(ascending.toReversed());
  expect(await collection.aggregate([{ $match: {} }]).toArray()).toHaveLength(count);
  await collection.deleteMany({ _id: { $gte: 100, $lt: 1900 } as never });
  const left = ascending.filter((at) => at < 100 || at >= 1900);
  expect(await ids(1)).toEqual(left);
  expect(await ids(-1)).toEqual(left.toReversed());
  expect(idsOf(await collection.find().sort({ _id: -1 }).limit(3).toArray())).toEqual([1999, 1998, 1997]);
  expect(await collection.findOne({ _id: { $gt: 99 } as never })).toEqual({ _id: 1900 });
});
