import mongoose, { type mongo } from 'mongoose';
import { errorOf, useMongo } from './testing/mongo-server.js';

const server = useMongo();

const list = (...n: number[]) => n.map((b) => ({ b }));

test.each<[object, object, object]>([
  [{ a: 1 }, { $set: { a: 2, 'b.c': 3 } }, { a: 2, b: { c: 3 } }],
  [{ a: { b: 1, c: 2 } }, { $unset: { 'a.b': '', x: '', 'a.c.d': '' } }, { a: { c: 2 } }],
  [{ n: 1 }, { $inc: { n: 2, m: -1 } }, { n: 3, m: -1 }],
  [{}, { $setOnInsert: { a: 1 } }, {}],
  [{}, { $push: { a: 1, 'b.c': 2 } }, { a: [1], b: { c: [2] } }],
  [{ a: [1] }, { $push: { a: [2] } }, { a: [1, [2]] }],
  [{ a: list(1) }, { $push: { a: { b: 2 } } }, { a: list(1, 2) }],
  [{ a: 1 }, { $set: { a: null }, $unset: { b: 1 } }, { a: null }],
])('%j changed by %j becomes %j', async (before, update, after) => {
  const collection = await server.collection([{ _id: 1, ...before }]);
  await collection.updateOne({}, update);
  expect(await collection.findOne()).toEqual({ _id: 1, ...after });
});

test.each<[object, object]>([
  [{ a: 5 }, { $set: { 'a.b': 1 } }],
  [{ a: null }, { $inc: { 'a.b': 1 } }],
  [{ a: list(1) }, { $set: { 'a.b': 1 } }],
  [{ a: 'x' }, { $inc: { a: 1 } }],
  [{ a: null }, { $inc: { a: 1 } }],
  [{ a: 1 }, { $inc: { a: 'x' } }],
  [{ a: 1 }, { $push: { a: 1 } }],
  [{ a: 1 }, { $set: 5 }],
  [{ a: 1 }, { $set: { a: 1 }, $inc: { a: 1 } }],
  [{ a: 1 }, { $set: { 'a-b': 1, 'a.b': 1 }, $unset: { a: 1 } }],
  [{ a: 1 }, { $set: { _id: 2 } }],
  [{ a: 1 }, { $unset: { _id: 2 } }],
])('%j is not changed by %j', async (fields, update) => {
  const before = { _id: 1, ...fields };
  const collection = await server.collection([before]);
  const command = { update: collection.collectionName, updates: [{ q: {}, u: update }] };
  const { writeErrors } = await server.db().command(command);
  expect(writeErrors).toMatchObject([{ index: 0, code: expect.any(Number) }]);
  expect(await collection.findOne()).toEqual(before);
});

test('adds new fields in the order of their names', async () => {
  const collection = await server.collection([{ _id: 1, z: 1 }]);
  await collection.updateOne({}, { $set: { b: 1, a: 1, 'o.y': 1, 'o.x': 1 } });
  expect(JSON.stringify(await collection.findOne())).toBe('{"_id":1,"z":1,"a":1,"b":1,"o":{"x":1,"y":1}}');
});

test('counts what matched and what really changed', async () => {
  const collection = await server.collection([{ a: 1 }, { a: 1 }, { a: 2 }]);
  const result = await collection.updateMany({ a: { $gte: 1 } }, { $set: { a: 2 } });
  expect(result).toMatchObject({ matchedCount: 3, modifiedCount: 2 });
  expect(await collection.updateOne({}, { $unset: { b: 1 } })).toMatchObject({ matchedCount: 1, modifiedCount: 0 });
  expect(await collection.deleteMany({ a: 2 })).toMatchObject({ deletedCount: 3 });
});

test('documents updated by the same value do not share it', async () => {
  const shared = { inner: [1] };
  const collection = await server.collection([{ _id: 1 }, { _id: 2 }]);
  await collection.updateMany({}, { $set: { b: shared } });
  await collection.updateOne({ _id: 1 as never }, { $push: { 'b.inner': 2 } as never });
  expect(await collection.findOne({ _id: 2 as never })).toEqual({ _id: 2, b: { inner: [1] } });
});

test('returns values as they were stored', async () => {
  const { ObjectId } = mongoose.mongo;
  const doc = { _id: new ObjectId(), at: new Date(5), none: null, half: 0.5, long: 2 ** 40, text: 'ü€😀\0' };
  const collection = await server.collection([doc]);
  expect(await collection.findOne({ text: doc.text, at: doc.at })).toEqual(doc);
});

test.each<[object, object, object]>([
  [{ a: 1 }, { $set: { e: 4, 'c.d': 3 } }, { a: 1, c: { d: 3 }, e: 4 }],
  [{ a: 7 }, { $setOnInsert: { b: 1 }, $set: { c: 2 } }, { a: 7, b: 1, c: 2 }],
  [{}, { $inc: { n: 1 } }, { n: 1 }],
  [{ _id: 'x', $or: [{ a: 1 }, { a: { $lt: 2 } }] }, { $set: { b: 1 } }, { _id: 'x', b: 1 }],
  [{ a: { b: 1 } }, { $set: { 'a.c': 2 } }, { a: { b: 1, c: 2 } }],
  [{ a: 1 }, { $set: { a: 2 } }, { a: 2 }],
  [{ a: [1] }, { $push: { a: 2 } }, { a: [1, 2] }],
  [{ a: 1 }, { $setOnInsert: { _id: 7 } }, { _id: 7, a: 1 }],
])('an upsert with %j and %j inserts %j', async (filter, update, expected) => {
  const collection = await server.collection();
  const { upsertedId } = await collection.updateOne(filter, update, { upsert: true });
  expect(upsertedId).not.toBeNull();
  expect(await collection.findOne()).toEqual({ _id: upsertedId, ...expected });
});

test.each<[object, object]>([
  [{ _id: 1 }, { $set: { _id: 2 } }],
  [{ a: 1 }, { $set: { 'a.b': 1 } }],
  [{ a: 1 }, { $set: { _id: [1] } }],
])('an upsert with %j and %j inserts nothing', async (filter, update) => {
  const collection = await server.collection();
  expect((await errorOf(collection.updateOne(filter, update, { upsert: true }))).code).toEqual(expect.any(Number));
  expect(await collection.countDocuments()).toBe(0);
});

test('upserts of the same key at once insert one document', async () => {
  const collection = await server.collection();
  await collection.createIndex({ key: 1 }, { unique: true });
  const upsert = () => collection.updateOne({ key: 'k' }, { $inc: { n: 1 } }, { upsert: true });
  await Promise.all(Array.from({ length: 20 }, upsert));
  expect(await collection.find().toArray()).toMatchObject([{ key: 'k', n: 20 }]);
});

const inc = { $inc: { n: 10 } };
test.each<[string, mongo.Document, mongo.Document]>([
  ['the state before', { query: { _id: 1 }, update: inc }, { lastErrorObject: { n: 1 }, value: { n: 1 } }],
  ['the state after', { query: { _id: 1 }, update: inc, new: true }, { value: { _id: 1, n: 11 } }],
  ['the first of a sort', { query: {}, sort: { n: -1 }, update: inc, new: true }, { value: { _id: 3, n: 13 } }],
  ['nothing', { query: { n: 9 }, update: inc }, { lastErrorObject: { n: 0, updatedExisting: false }, value: null }],
  [
    'what an upsert inserted',
    { query: { _id: 9 }, update: inc, upsert: true, new: true },
    { lastErrorObject: { n: 1, updatedExisting: false, upserted: 9 }, value: { _id: 9, n: 10 } },
  ],
  [
    'no state before an upsert',
    { query: { _id: 9 }, update: inc, upsert: true },
    { lastErrorObject: { n: 1, updatedExisting: false, upserted: 9 }, value: null },
  ],
  [
    'what an upsert changed',
    { query: { _id: 2 }, update: inc, upsert: true, new: true },
    { lastErrorObject: { n: 1, updatedExisting: true }, value: { _id: 2, n: 12 } },
  ],
])('findAndModify returns %s', async (_, options, expected) => {
  const { collectionName } = await server.collection([1, 2, 3].map((n) => ({ _id: n, n })));
  expect(await server.db().command({ findAndModify: collectionName, ...options })).toMatchObject(expected);
});

test('counts by findAndModify at once are all different, and the last is their number', async () => {
  const collection = await server.collection();
  const options = { upsert: true, returnDocument: 'after', writeConcern: { w: 1 } } as const;
  const count = () => collection.findOneAndUpdate({ key: 'k' }, { $inc: { n: 1 } }, options);
  await collection.createIndex({ key: 1 }, { unique: true });
  const counts = await Promise.all(Array.from({ length: 20 }, count));
  expect(counts.map((doc) => doc!['n'] as number).sort((a, b) => a - b)).toEqual(counts.map((_, at) => at + 1));
});

test('a claim by findAndModify succeeds for each document once', async () => {
  const collection = await server.collection(Array.from({ length: 10 }, (_, i) => ({ i, owner: null })));
  const claim = (_: unknown, owner: number) =>
    collection.findOneAndUpdate({ owner: null }, { $set: { owner } }, { sort: { i: 1 }, returnDocument: 'after' });
  const claims = await Promise.all(Array.from({ length: 12 }, claim));
  expect(new Set(claims.filter(Boolean).map((doc) => doc!['i'] as number)).size).toBe(10);
  expect(claims.filter((doc) => doc === null)).toHaveLength(2);
});
