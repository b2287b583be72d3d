import mongoose, { type mongo } from 'mongoose';
import { errorOf, useMongo } from './testing/mongo-server.js';

const server = useMongo();
const { Long } = mongoose.mongo;
type Batch = { id: number; ns: string; firstBatch?: unknown[]; nextBatch?: unknown[] };

async function prepared(count = 250) {
  const collection = await server.collection(Array.from({ length: count }, (_, _id) => ({ _id })));
  const session = server.client().startSession();
  const name = collection.collectionName;
  const run = async (command: mongo.Document, own: mongo.ClientSession = session) =>
    (await server.db().command(command, { session: own })) as { cursor: Batch } & mongo.Document;
  return {
    collection,
    session,
    run,
    name,
    find: (options: object = {}) => run({ find: name, ...options }).then(({ cursor }) => cursor),
    more: (id: number, options: object = {}, own = session) =>
      run({ getMore: Long.fromNumber(id), collection: name, ...options }, own).then(({ cursor }) => cursor),
  };
}

test('returns 101 documents first, then all others, as they were when the search began', async () => {
  const { collection, find, more, session } = await prepared();
  const first = await find();
  expect(first).toMatchObject({ firstBatch: { length: 101 } });
  const cursor = collection.find().sort({ _id: 1 }).batchSize(20);
  expect(await cursor.next()).toEqual({ _id: 0 });
  await collection.deleteMany({});
  expect(await cursor.toArray()).toHaveLength(249);
  const next = await more(first.id, { batchSize: 149 });
  expect(next).toMatchObject({ nextBatch: { length: 149 } });
  if (next.id) expect(await more(next.id)).toMatchObject({ id: 0, nextBatch: [] });
  expect((await errorOf(more(first.id))).code).toBe(43);
  await session.endSession();
});

test('an empty first batch opens a cursor, a single batch does not', async () => {
  const { find, more, session } = await prepared(3);
  const first = await find({ batchSize: 0 });
  expect(first).toMatchObject({ firstBatch: [] });
  expect(await more(first.id)).toMatchObject({ id: 0, nextBatch: { length: 3 } });
  expect(await find({ batchSize: 2, singleBatch: true })).toMatchObject({ id: 0, firstBatch: { length: 2 } });
  expect(await find({ limit: 2 })).toMatchObject({ id: 0, firstBatch: { length: 2 } });
  await session.endSession();
});

test('a pipeline returns batches too', async () => {
  const { run, name, more, session } = await prepared(10);
  const { cursor } = await run({ aggregate: name, pipeline: [{ $match: {} }], cursor: { batchSize: 4 } });
  expect(cursor).toMatchObject({ firstBatch: { length: 4 } });
  expect(await more(cursor.id, { batchSize: 5 })).toMatchObject({ nextBatch: { length: 5 } });
  expect(await more(cursor.id)).toMatchObject({ id: 0, nextBatch: [{ _id: 9 }] });
  await session.endSession();
});

test('killCursors reports which cursors it has closed and which it does not know', async () => {
  const { find, run, name, session } = await prepared();
  const { id } = await find({ batchSize: 1 });
  const kill = async () => {
    const reply = await run({ killCursors: name, cursors: [Long.fromNumber(id), Long.fromNumber(77)] });
    return [reply['cursorsKilled'], reply['cursorsNotFound']].map((ids) => (ids as number[]).map(Number));
  };
  expect(await kill()).toEqual([[id], [77]]);
  expect(await kill()).toEqual([[], [id, 77]]);
  await session.endSession();
});

test('only the session that opened a cursor continues reading, and only in its collection', async () => {
  const { find, more, run, name, session } = await prepared();
  const { id } = await find({ batchSize: 1 });
  const other = server.client().startSession();
  expect((await errorOf(more(id, {}, other))).code).toBe(50738);
  expect((await errorOf(run({ getMore: Long.fromNumber(id), collection: `${name}x` }))).code).toBe(13);
  expect((await errorOf(more(id, { batchSize: -1 }))).code).toBe(51024);
  expect(await more(id, { batchSize: 2 })).toMatchObject({ nextBatch: { length: 2 } });
  await Promise.all([session.endSession(), other.endSession()]);
});

test('a cursor of a transaction is read within it only', async () => {
  const { find, more, run, name, session } = await prepared();
  const { id: before } = await find({ batchSize: 1 });
  session.startTransaction();
  const { id } = await find({ batchSize: 1 });
  expect(await more(id, { batchSize: 2 })).toMatchObject({ nextBatch: { length: 2 } });
  const { id: another } = await find({ batchSize: 1 });
  expect(await run({ killCursors: name, cursors: [Long.fromNumber(another)] })).toMatchObject({ ok: 1 });
  await session.commitTransaction();
  expect([43, 50740, 50741]).toContain((await errorOf(more(id))).code);
  session.startTransaction();
  expect([50739, 50741]).toContain((await errorOf(more(before))).code);
  await session.endSession();
});

test('splits results that do not fit into one reply', async () => {
  const text = 'x'.repeat(1_000_000);
  const collection = await server.collection();
  for (let _id = 0; _id < 20; _id++) await collection.insertOne({ _id: _id as never, text });
  const docs = await collection.find().sort({ _id: 1 }).toArray();
  expect(docs.map(({ _id }) => _id as unknown)).toEqual(Array.from({ length: 20 }, (_, i) => i));
});
