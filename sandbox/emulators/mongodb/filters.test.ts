import mongoose from 'mongoose';
import { refusal, useMongo } from './test-server.js';

const server = useMongo();
const { ObjectId } = mongoose.mongo;

async function ids(documents: object[], filter: object) {
  const collection = await server.collection(documents);
  return (await collection.find(filter).sort({ _id: 1 }).toArray()).map(({ _id }) => _id as unknown);
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
];

test.each([
  [{ a: null }, ['array with null', 'none', 'null']],
  [{ a: { $exists: false } }, ['none']],
  [{ 'a.b': null }, ['array some b', 'b null', 'empty document', 'none', 'null', 'scalar']],
  [{ 'a.b': { $exists: true } }, ['array all b', 'array some b', 'b null', 'b value']],
  [{ 'a.b': 3 }, ['array all b', 'array some b']],
  [{ 'a.0': 1 }, ['array of scalars', 'array with null']],
  [{ 'a.1.b': 4 }, ['array all b']],
  [{ a: [] }, ['empty array']],
  [{ a: { $size: 2 } }, ['array all b', 'array of scalars', 'array some b', 'array with null']],
  [{ a: { $type: 'array' } }, ['array all b', 'array of scalars', 'array some b', 'array with null', 'empty array']],
  [{ a: { $type: 'object' } }, ['array all b', 'array some b', 'b null', 'b value', 'empty document']],
  [{ a: { $elemMatch: { b: { $gt: 3 } } } }, ['array all b']],
  [{ a: { $elemMatch: { $gte: 1, $lt: 2 } } }, ['array of scalars', 'array with null']],
])('tells null, missing and nested apart: %j', async (filter, expected) => {
  expect(await ids(shapes, filter)).toEqual(expected);
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
  [{ v: { $nin: [5, '5', null] } }, [3, 4, 7, 8, 9, 10]],
  [{ v: { $in: [id, 9, /^5/] } }, [2, 7, 9]],
  [{ v: { x: 1, y: 2 } }, [8]],
  [{ v: { y: 2, x: 1 } }, []],
  [{ v: { $gt: 4, $lt: 4 } }, [7]],
  [{ v: { $not: { $gt: 4 } } }, [2, 3, 4, 5, 6, 8, 9, 10]],
  [{ v: { $all: [3, 9] } }, [7]],
  [{ v: { $mod: [5, 0] } }, [1, 10]],
  [{ v: { $type: ['bool', 'date'] } }, [3, 4]],
  [{ $or: [{ v: true }, { _id: { $gt: 9 } }] }, [3, 10]],
  [{ $nor: [{ v: { $exists: true } }, { _id: 1 }] }, [6]],
  [{ $and: [{ v: { $gt: 1 } }, { v: { $lt: 6 } }] }, [1, 7]],
  [{ $expr: { $gt: ['$_id', 8] } }, [9, 10]],
])('compares only within a type: %j', async (filter, expected) => {
  expect(await ids(mixed, filter)).toEqual(expected);
});

test('sorts values of all types in one order, and stably', async () => {
  const collection = await server.collection(mixed);
  const order = async (direction: 1 | -1) =>
    (await collection.find().sort({ v: direction }).toArray()).map(({ _id }) => _id as unknown);
  expect(await order(1)).toEqual([5, 6, 10, 7, 1, 2, 8, 9, 3, 4]);
  expect((await order(-1)).slice(0, 7)).toEqual([4, 3, 9, 8, 2, 7, 1]);
});

test('finds text by pattern, also without regard to case', async () => {
  const collection = await server.collection([{ t: 'Lisbon' }, { t: 'lisboa' }, { t: 'Porto' }]);
  expect(await collection.countDocuments({ t: /^lis/i })).toBe(2);
  expect(await collection.countDocuments({ t: { $regex: '^lis' } })).toBe(1);
  expect(await collection.countDocuments({ t: { $regex: 'BO', $options: 'i' } })).toBe(2);
  expect(await collection.countDocuments({ t: { $not: /o$/ } })).toBe(2);
});

test.each([
  [{ a: { $foo: 1 } }, /\$foo/],
  [{ $foo: 1 }, /\$foo/],
  [{ a: { $in: 1 } }, /\$in needs an array/],
  [{ $or: [] }, /\$or/],
  [{ a: { $size: -1 } }, /\$size/],
])('refuses a filter that makes no sense: %j', async (filter, message) => {
  const collection = await server.collection([{ a: 1 }]);
  expect((await refusal(collection.find(filter).toArray())).message).toMatch(message);
});
