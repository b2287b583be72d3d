import { refusal, useMongo } from './test-server.js';

const server = useMongo();

test.each<[object, object, object]>([
  [{ a: { $eq: null } }, { $set: { b: 1 } }, { a: null, b: 1 }],
  [{ a: { $all: [1] } }, { $set: { b: 1 } }, { a: 1, b: 1 }],
  [{ $or: [{ a: 1 }] }, { $set: { b: 1 } }, { a: 1, b: 1 }],
  [{ $or: [{ a: 1 }, { a: 2 }] }, { $set: { b: 1 } }, { b: 1 }],
  [{ a: { $in: [1, 2] }, b: { $ne: 1 }, c: { $exists: true }, d: /x/ }, { $inc: { n: 1 } }, { n: 1 }],
  [{ 'a.b': 1, 'a.c': 2 }, { $set: { 'a.d': 3 } }, { a: { b: 1, c: 2, d: 3 } }],
  [{ a: { b: 1 } }, { $set: { 'a.c': 2 } }, { a: { b: 1, c: 2 } }],
  [{ a: 1 }, { $set: { a: 2 } }, { a: 2 }],
  [{ a: 1 }, { $unset: { a: 1 } }, {}],
  [{ a: [1] }, { $push: { a: 2 } }, { a: [1, 2] }],
  [{ a: 1 }, { $setOnInsert: { _id: 7 } }, { _id: 7, a: 1 }],
  [{ '_id.x': 1 }, { $set: { a: 1 } }, { _id: { x: 1 }, a: 1 }],
  [{ _id: { $gt: 5 } }, { $set: { a: 1 } }, { a: 1 }],
])('an upsert with %j and %j inserts %j', async (filter, update, expected) => {
  const collection = await server.collection();
  const { upsertedId } = await collection.updateOne(filter, update, { upsert: true });
  expect(upsertedId).not.toBeNull();
  expect(await collection.findOne()).toEqual({ _id: upsertedId, ...expected });
});

test.each<[object, object, number, RegExp]>([
  [{ $and: [{ a: 1 }, { a: 2 }] }, { $set: { b: 1 } }, 54, /path 'a' is matched twice/],
  [{ a: { b: 1 }, 'a.b': 2 }, { $set: { c: 1 } }, 54, /both paths 'a.b' and 'a' are matched/],
  [{ a: { $all: [1, 2] } }, { $set: { b: 1 } }, 54, /matched twice/],
  [{ _id: 1 }, { $set: { _id: 2 } }, 66, /immutable field '_id'/],
  [{ a: 1 }, { $set: { 'a.b': 1 } }, 28, /Cannot create field 'b' in element \{a: 1\}/],
  [{ a: 1 }, { $push: { a: 1 } }, 2, /must be an array but is of type/],
  [{ a: 1 }, { $set: { _id: [1] } }, 53, /The '_id' value cannot be of type array/],
])('an upsert with %j and %j is refused', async (filter, update, code, message) => {
  const collection = await server.collection();
  const error = await refusal(collection.updateOne(filter, update, { upsert: true }));
  expect(error).toMatchObject({ code, message: expect.stringMatching(message) });
  expect(await collection.countDocuments()).toBe(0);
});

test('a replacement takes only the _id from the filter, and may not bring another', async () => {
  const collection = await server.collection();
  await collection.replaceOne({ _id: 5 as never, a: 1 }, { b: 1 }, { upsert: true });
  expect(await collection.find().toArray()).toEqual([{ _id: 5, b: 1 }]);
  const other = collection.replaceOne({ _id: 6 as never }, { _id: 7 as never }, { upsert: true });
  expect((await refusal(other)).code).toBe(66);
});

test('of an update of many nothing is upserted when one matches, else one', async () => {
  const collection = await server.collection([{ a: 1 }]);
  const upsert = (a: number) => collection.updateMany({ a }, { $set: { b: 1 } }, { upsert: true });
  expect(await upsert(1)).toMatchObject({ matchedCount: 1, upsertedCount: 0 });
  expect(await upsert(2)).toMatchObject({ matchedCount: 0, upsertedCount: 1 });
});

test('the answer tells each upsert by the index of its statement', async () => {
  const collection = await server.collection([{ a: 1 }]);
  const updates = [1, 2, 3].map((a) => ({ q: { a }, u: { $set: { b: 1 } }, upsert: true }));
  const reply = await server.db().command({ update: collection.collectionName, updates });
  expect(reply).toMatchObject({ n: 3, nModified: 1, upserted: [{ index: 1 }, { index: 2 }] });
});
