import mongoose from 'mongoose';
import { refusal, useMongo } from './test-server.js';

const server = useMongo();

async function updated(before: object, update: object | object[]) {
  const collection = await server.collection([{ _id: 1, ...before } as object]);
  await collection.updateOne({}, update as never);
  const { _id, ...after } = (await collection.findOne())!;
  return after;
}

test.each<[object, object, object]>([
  [{ a: 1 }, { $set: { a: 2, 'b.c': 3 } }, { a: 2, b: { c: 3 } }],
  [{ a: [{ b: 1 }] }, { $set: { 'a.0.b': 2, 'a.3': 9 } }, { a: [{ b: 2 }, null, null, 9] }],
  [{ a: { b: 1, c: 2 } }, { $unset: { 'a.b': '', x: '' } }, { a: { c: 2 } }],
  [{ a: [1, 2] }, { $unset: { 'a.0': '' } }, { a: [null, 2] }],
  [{ n: 1 }, { $inc: { n: 2, m: -1 } }, { n: 3, m: -1 }],
  [{ n: 3 }, { $mul: { n: 2, m: 5 } }, { n: 6, m: 0 }],
  [{ n: 3 }, { $min: { n: 2, m: 5 } }, { n: 2, m: 5 }],
  [{ n: 3 }, { $max: { n: 2 } }, { n: 3 }],
  [{ n: 3 }, { $max: { n: 'text sorts after numbers' } }, { n: 'text sorts after numbers' }],
  [{ a: 1, b: 2 }, { $rename: { a: 'c', missing: 'd' } }, { b: 2, c: 1 }],
  [{}, { $setOnInsert: { a: 1 } }, {}],
  [{}, { $push: { a: 1 } }, { a: [1] }],
  [{ a: [1] }, { $push: { a: { $each: [2, 3], $position: 0 } } }, { a: [2, 3, 1] }],
  [{ a: [1, 2] }, { $push: { a: { $each: [3], $slice: -2 } } }, { a: [2, 3] }],
  [{}, { $push: { a: { $each: [3, 1, 2], $sort: 1, $slice: 2 } } }, { a: [1, 2] }],
  [{ a: [{ n: 2 }] }, { $push: { a: { $each: [{ n: 1 }], $sort: { n: 1 } } } }, { a: [{ n: 1 }, { n: 2 }] }],
  [{ a: [1] }, { $push: { a: [2] } }, { a: [1, [2]] }],
  [{ a: [1, { x: 1 }] }, { $addToSet: { a: { $each: [1, { x: 1 }, 2, 2] } } }, { a: [1, { x: 1 }, 2] }],
  [{ a: [1, 2, 3, 2] }, { $pull: { a: 2 } }, { a: [1, 3] }],
  [{ a: [1, 5, 9] }, { $pull: { a: { $gt: 4 } } }, { a: [1] }],
  [{ a: [{ b: 1, c: 1 }, { b: 2 }] }, { $pull: { a: { b: 1 } } }, { a: [{ b: 2 }] }],
  [{ a: [1, 2, 1] }, { $pullAll: { a: [1] } }, { a: [2] }],
  [{ a: [1, 2, 3] }, { $pop: { a: -1 } }, { a: [2, 3] }],
  [{ a: [1, 2, 3] }, { $pop: { a: 1 } }, { a: [1, 2] }],
])('%j changed by %j becomes %j', async (before, update, after) => {
  expect(await updated(before, update)).toEqual(after);
});

test('an update may be a pipeline over the document itself', async () => {
  expect(await updated({ a: 2, b: 3 }, [{ $set: { sum: { $add: ['$a', '$b'] } } }, { $unset: 'a' }])).toEqual({
    b: 3,
    sum: 5,
  });
});

test('$currentDate sets the time of now', async () => {
  const { at } = await updated({}, { $currentDate: { at: true } });
  expect(Math.abs(Date.now() - (at as Date).getTime())).toBeLessThan(60_000);
});

test.each<[object, object, number, RegExp]>([
  [{ a: 5 }, { $set: { 'a.b': 1 } }, 28, /Cannot create field 'b' in element \{a: 5\}/],
  [{ a: [1] }, { $set: { 'a.b': 1 } }, 28, /Cannot create field 'b'/],
  [{ a: 'x' }, { $inc: { a: 1 } }, 14, /Cannot apply \$inc to a value of non-numeric type/],
  [{ a: 1 }, { $inc: { a: 'x' } }, 14, /Cannot increment with non-numeric argument/],
  [{ a: 1 }, { $push: { a: 1 } }, 2, /must be an array but is of type/],
  [{ a: 1 }, { $addToSet: { a: 1 } }, 2, /\$addToSet to non-array/i],
  [{ a: 1 }, { $pull: { a: 1 } }, 2, /\$pull to a non-array/],
  [{ a: 1 }, { $pop: { a: 1 } }, 14, /non-array/],
  [{ a: 1 }, { $set: { a: 1 }, $inc: { a: 1 } }, 40, /would create a conflict at 'a'/],
  [{ a: 1 }, { $set: { a: 1, 'a.b': 1 } }, 40, /would create a conflict at 'a'/],
  [{ a: 1 }, { $set: { _id: 2 } }, 66, /immutable field '_id'/],
  [{ a: 1 }, { $foo: { a: 1 } }, 9, /Unknown modifier: \$foo/],
])('%j is not changed by %j', async (before, update, code, message) => {
  const collection = await server.collection([before]);
  const error = await refusal(collection.updateOne({}, update));
  expect(error.code).toBe(code);
  expect(error.message).toMatch(message);
  expect(await collection.findOne()).toMatchObject(before);
});

test('counts what matched and what really changed', async () => {
  const collection = await server.collection([{ a: 1 }, { a: 1 }, { a: 2 }]);
  expect(await collection.updateMany({ a: { $gte: 1 } }, { $set: { a: 2 } })).toMatchObject({
    matchedCount: 3,
    modifiedCount: 2,
  });
  expect(await collection.deleteMany({ a: 2 })).toMatchObject({ deletedCount: 3 });
});

test('replaces a whole document and keeps its _id', async () => {
  const collection = await server.collection([{ _id: 1, a: 1 } as object]);
  await collection.replaceOne({}, { b: 2 });
  expect(await collection.findOne()).toEqual({ _id: 1, b: 2 });
  expect((await refusal(collection.replaceOne({}, { _id: 2 as never, b: 2 }))).code).toBe(66);
});

test('does not let an update and a read share anything', async () => {
  const shared = { inner: [1] };
  const collection = await server.collection([{ _id: 1, a: shared } as object, { _id: 2 } as object]);
  await collection.updateMany({}, { $set: { b: shared } });
  await collection.updateOne({ _id: 1 as never }, { $push: { 'b.inner': 2 } as never });
  expect(await collection.findOne({ _id: 2 as never })).toEqual({ _id: 2, b: { inner: [1] } });
});

test('keeps what BSON knows and JSON does not', async () => {
  const { Binary, ObjectId, UUID } = mongoose.mongo;
  const doc = {
    _id: new ObjectId(),
    at: new Date(5),
    bytes: new Binary(Buffer.from([1, 2])),
    uuid: new UUID(),
    none: null,
    half: 0.5,
    long: 2 ** 40,
    text: 'ü€😀\0',
  };
  const collection = await server.collection([doc]);
  expect(await collection.findOne({ text: doc.text, at: doc.at, uuid: doc.uuid })).toEqual(doc);
});
