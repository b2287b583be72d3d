import { refusal, useMongo } from './test-server.js';

const server = useMongo();
const many = Array.from({ length: 250 }, (_, i) => ({ i }));

test('hands out results in batches, as they were when the search began', async () => {
  const collection = await server.collection(many);
  const cursor = collection.find().sort({ i: 1 }).batchSize(20);
  expect(await cursor.next()).toMatchObject({ i: 0 });
  await collection.deleteMany({});
  let n = 1;
  for await (const doc of cursor) expect(doc['i']).toBe(n++);
  expect(n).toBe(250);
});

test('gives 101 documents first, and all in the end', async () => {
  const collection = await server.collection(many);
  const cursor = collection.find();
  await cursor.next();
  expect(cursor.bufferedCount()).toBe(100);
  expect(await cursor.toArray()).toHaveLength(249);
});

test('takes limit and skip into account, in searches and pipelines', async () => {
  const collection = await server.collection(many);
  expect(await collection.find().sort({ i: -1 }).skip(240).limit(20).toArray()).toHaveLength(10);
  expect(await collection.find().batchSize(3).limit(7).toArray()).toHaveLength(7);
  expect(await collection.aggregate([{ $match: { i: { $lt: 200 } } }], { batchSize: 50 }).toArray()).toHaveLength(200);
  expect(await collection.countDocuments({}, { skip: 100, limit: 500 })).toBe(150);
});

test('a cursor that was closed or never was is not found', async () => {
  const collection = await server.collection(many);
  const cursor = collection.find().batchSize(2);
  await cursor.next();
  const id = cursor.id!;
  await cursor.close();
  const more = server.db().command({ getMore: id, collection: collection.collectionName });
  expect(await refusal(more)).toMatchObject({ code: 43, codeName: 'CursorNotFound' });
});

test('splits results that do not fit into one answer', async () => {
  const text = 'x'.repeat(1_000_000);
  const collection = await server.collection();
  for (let i = 0; i < 20; i++) await collection.insertOne({ i, text });
  const docs = await collection.find().sort({ i: 1 }).toArray();
  expect(docs.map(({ i }) => i as number)).toEqual(Array.from({ length: 20 }, (_, i) => i));
});
