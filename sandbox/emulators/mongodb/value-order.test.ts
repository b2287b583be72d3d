import mongoose from 'mongoose';
import { useMongo } from './test-server.js';

const server = useMongo();
const { Binary, BSONRegExp, Long, MaxKey, MinKey, ObjectId, Timestamp } = mongoose.mongo;

// "Comparison/Sort Order" in MongoDB's manual, with a few values of each type in their own order.
const inOrder: unknown[] = [
  new MinKey(),
  null,
  NaN,
  -Infinity,
  -1.5,
  0,
  Long.fromNumber(2),
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
  new Binary(Buffer.from([9])),
  new Binary(Buffer.from([1, 1])),
  new ObjectId('000000000000000000000001'),
  new ObjectId('000000000000000000000002'),
  false,
  true,
  new Date(-1),
  new Date(0),
  new Timestamp({ t: 1, i: 2 }),
  new Timestamp({ t: 2, i: 1 }),
  new BSONRegExp('a', ''),
  new BSONRegExp('b', ''),
  new MaxKey(),
];
const positions = inOrder.map((_, position) => position);
const shuffled = inOrder.map((value, _id) => ({
  _id: (_id * 7) % inOrder.length,
  v: inOrder[(_id * 7) % inOrder.length],
}));

test.each([['without an index'], ['with one']])('sorts values of all types in the one order, %s', async (how) => {
  const collection = await server.collection(shuffled as object[]);
  if (how === 'with one') await collection.createIndex({ v: 1 });
  const sorted = async (v: 1 | -1) => (await collection.find().sort({ v }).toArray()).map(({ _id }) => _id as unknown);
  expect(await sorted(1)).toEqual(positions);
  expect(await sorted(-1)).toEqual(positions.toReversed());
});

test('expressions compare across types in that order', async () => {
  const collection = await server.collection(shuffled as object[]);
  const [found] = await collection
    .aggregate([{ $group: { _id: null, least: { $min: '$_id' }, greatest: { $max: '$v' } } }])
    .toArray();
  expect(found).toMatchObject({ least: 0, greatest: new MaxKey() });
  expect(await collection.countDocuments({ $expr: { $lt: ['$v', ''] } })).toBe(inOrder.indexOf(''));
});

test.each<[object, unknown[]]>([
  [{ $gt: 2 }, [2.5, 2 ** 40, Infinity]],
  [{ $gte: Long.fromNumber(2), $lt: 3 }, [2, 2.5]],
  [{ $lt: -1 }, [-Infinity, -1.5]],
  [{ $gte: NaN }, [NaN]],
  [{ $gt: 'A' }, ['a', 'aa', 'é', '😀']],
  [{ $gt: { a: 1 } }, [{ a: 1, b: 1 }, { b: 1 }, { a: 'x' }]],
  [{ $lte: false }, [false]],
  [{ $gt: new Date(-1) }, [new Date(0)]],
  [{ $gt: new ObjectId('000000000000000000000001') }, [new ObjectId('000000000000000000000002')]],
  [{ $lte: null }, [null]],
])('a filter with an order looks only at values of the type it names: %j', async (condition, expected) => {
  const collection = await server.collection(shuffled as object[]);
  const found = await collection.find({ v: condition }).sort({ _id: 1 }).toArray();
  expect(found.map(({ v }) => v as unknown)).toEqual(expected);
});

test.each<[object, number[]]>([
  [{ v: { $gt: [1, 5] } }, [3, 4]],
  [{ v: { $lte: [1, 5] } }, [1, 2]],
  [{ v: [1, 5] }, [2]],
  [{ v: { $eq: [5, 1] } }, []],
  [{ v: { $in: [[1], 7] } }, [1, 5]],
  [{ v: { $ne: 1 } }, [4, 5]],
])('arrays compare element by element: %j', async (filter, expected) => {
  const collection = await server.collection([
    { _id: 1, v: [1] },
    { _id: 2, v: [1, 5] },
    { _id: 3, v: [1, 5, 0] },
    { _id: 4, v: [2] },
    { _id: 5, v: 7 },
  ] as object[]);
  const found = await collection.find(filter).sort({ _id: 1 }).toArray();
  expect(found.map(({ _id }) => _id as unknown)).toEqual(expected);
});
