import { refusal, useMongo } from './test-server.js';

const server = useMongo();

test('a unique index refuses a second document with the same values and names them', async () => {
  const collection = await server.collection([{ _id: 1, a: { b: 7 }, c: 'x' } as object]);
  await collection.createIndex({ 'a.b': 1, c: -1 }, { unique: true });
  await collection.insertOne({ a: { b: 7 }, c: 'y' });
  const error = await refusal(collection.insertOne({ a: { b: 7 }, c: 'x' }));
  expect(error).toMatchObject({ code: 11000, keyPattern: { 'a.b': 1, c: -1 }, keyValue: { 'a.b': 7, c: 'x' } });
  expect(error.message).toContain('index: a.b_1_c_-1 dup key: { a.b: 7, c: "x" }');
  expect((await refusal(collection.updateOne({ c: 'y' }, { $set: { c: 'x' } }))).code).toBe(11000);
  expect(await collection.countDocuments({ c: 'x' })).toBe(1);
});

test('a duplicate _id is refused as such', async () => {
  const collection = await server.collection([{ _id: 1 as never }]);
  expect(await refusal(collection.insertOne({ _id: 1 as never }))).toMatchObject({
    code: 11000,
    keyPattern: { _id: 1 },
    keyValue: { _id: 1 },
  });
});

test('a unique index takes a missing field for null and each element of an array for itself', async () => {
  const collection = await server.collection();
  await collection.createIndex({ tags: 1 }, { unique: true });
  await collection.insertOne({ tags: ['a', 'b', 'a'] });
  await collection.insertOne({ tags: [] });
  await collection.insertOne({});
  expect(await refusal(collection.insertOne({ tags: 'b' }))).toMatchObject({ keyValue: { tags: 'b' } });
  expect(await refusal(collection.insertOne({ tags: ['c', 'a'] }))).toMatchObject({ keyValue: { tags: 'a' } });
  expect(await refusal(collection.insertOne({ tags: null }))).toMatchObject({ keyValue: { tags: null } });
});

test('of a compound index over an array of documents each element gives one key', async () => {
  const collection = await server.collection();
  await collection.createIndex({ 'a.b': 1, 'a.c': 1 }, { unique: true });
  await collection.insertOne({
    a: [
      { b: 1, c: 1 },
      { b: 2, c: 2 },
    ],
  });
  await collection.insertOne({ a: [{ b: 1, c: 2 }] });
  expect((await refusal(collection.insertOne({ a: { b: 2, c: 2 } }))).code).toBe(11000);
  await collection.createIndex({ x: 1, y: 1 });
  expect(await refusal(collection.insertOne({ x: [1, 2], y: [3, 4] }))).toMatchObject({
    code: 171,
    message: 'cannot index parallel arrays [y] [x]',
  });
});

test('a sparse unique index leaves documents without the field alone', async () => {
  const collection = await server.collection();
  await collection.createIndex({ email: 1 }, { unique: true, sparse: true });
  await collection.insertMany([{ n: 1 }, { n: 2 }, { email: 'a' }]);
  expect((await refusal(collection.insertOne({ email: 'a' }))).code).toBe(11000);
  expect(await collection.countDocuments({ email: null })).toBe(2);
  expect(await collection.find({}, { sort: { email: 1 } }).toArray()).toHaveLength(3);
});

test('a partial unique index rules only over what its filter takes in', async () => {
  const collection = await server.collection();
  await collection.createIndex({ room: 1 }, { unique: true, partialFilterExpression: { state: 'open' } });
  await collection.insertMany([
    { room: 1, state: 'open' },
    { room: 1, state: 'closed' },
    { room: 1, state: 'closed' },
  ]);
  expect((await refusal(collection.updateOne({ state: 'closed' }, { $set: { state: 'open' } }))).code).toBe(11000);
  expect(await collection.countDocuments({ room: 1 })).toBe(3);
  expect(await collection.countDocuments({ room: 1, state: 'open' })).toBe(1);
});

test('a unique index is not made over documents that break it', async () => {
  const collection = await server.collection([{ a: 1 }, { a: 1 }]);
  expect((await refusal(collection.createIndex({ a: 1 }, { unique: true }))).code).toBe(11000);
  expect(await collection.indexes()).toHaveLength(1);
});

test('making an index again changes nothing, making it differently is refused', async () => {
  const collection = await server.collection();
  expect(await collection.createIndex({ a: 1 })).toBe('a_1');
  expect(await collection.createIndex({ a: 1 })).toBe('a_1');
  expect((await refusal(collection.createIndex({ a: 1 }, { unique: true }))).code).toBe(86);
  expect((await refusal(collection.createIndex({ a: 1 }, { name: 'other' }))).code).toBe(85);
  await collection.dropIndex('a_1');
  expect((await refusal(collection.dropIndex('a_1'))).code).toBe(27);
  expect((await collection.indexes()).map(({ name }) => name)).toEqual(['_id_']);
});

test('unordered inserts go on after a duplicate, ordered ones stop at it', async () => {
  const docs = [{ _id: 1 }, { _id: 1 }, { _id: 2 }] as object[];
  const ordered = await server.collection();
  expect(await refusal(ordered.insertMany(docs))).toMatchObject({ code: 11000, result: { insertedCount: 1 } });
  expect(await ordered.countDocuments()).toBe(1);
  const unordered = await server.collection();
  const error = await refusal(unordered.insertMany(docs, { ordered: false }));
  expect(error).toMatchObject({ code: 11000, writeErrors: [{ index: 1 }] });
  expect(await unordered.countDocuments()).toBe(2);
});
