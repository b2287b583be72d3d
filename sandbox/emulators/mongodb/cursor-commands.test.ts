import mongoose, { type mongo } from 'mongoose';
import { refusal, useMongo } from './test-server.js';

const server = useMongo();
const { Long } = mongoose.mongo;

type Batch = { id: number; ns: string; firstBatch?: unknown[]; nextBatch?: unknown[] };

async function prepared(count = 250) {
  const collection = await server.collection(Array.from({ length: count }, (_, _id) => ({ _id })) as object[]);
  const session = server.client().startSession();
  const name = collection.collectionName;
  const run = async (command: mongo.Document, own: mongo.ClientSession = session) =>
    (await server.db().command(command, { session: own })) as { cursor: Batch } & mongo.Document;
  return {
    session,
    run,
    name,
    ns: `${server.db().databaseName}.${name}`,
    find: (rest: object = {}) => run({ find: name, ...rest }).then(({ cursor }) => cursor),
    more: (id: number, rest: object = {}, own = session) =>
      run({ getMore: Long.fromNumber(id), collection: name, ...rest }, own).then(({ cursor }) => cursor),
  };
}

test('a search hands out 101 documents, then all that are left, and closes its cursor with the last', async () => {
  const { find, more, ns, session } = await prepared();
  const first = await find();
  expect(first).toMatchObject({ ns, firstBatch: { length: 101 } });
  const next = await more(first.id, { batchSize: 149 });
  expect(next).toMatchObject({ ns, nextBatch: { length: 149 } });
  if (next.id) expect(await more(next.id)).toMatchObject({ id: 0, nextBatch: [] });
  expect((await refusal(more(first.id))).code).toBe(43);
  await session.endSession();
});

test('an empty first batch makes a cursor, and a single one makes none', async () => {
  const { find, more, session } = await prepared(3);
  const first = await find({ batchSize: 0 });
  expect(first).toMatchObject({ firstBatch: [] });
  expect(first.id).not.toBe(0);
  expect(await more(first.id)).toMatchObject({ id: 0, nextBatch: { length: 3 } });
  expect(await find({ batchSize: 2, singleBatch: true })).toMatchObject({ id: 0, firstBatch: { length: 2 } });
  expect(await find({ limit: 2 })).toMatchObject({ id: 0, firstBatch: { length: 2 } });
  await session.endSession();
});

test('a pipeline hands out batches too', async () => {
  const { run, name, more, session } = await prepared(10);
  const { cursor } = await run({ aggregate: name, pipeline: [{ $match: {} }], cursor: { batchSize: 4 } });
  expect(cursor).toMatchObject({ firstBatch: { length: 4 } });
  expect(await more(cursor.id, { batchSize: 5 })).toMatchObject({ nextBatch: { length: 5 } });
  expect(await more(cursor.id)).toMatchObject({ id: 0, nextBatch: [{ _id: 9 }] });
  await session.endSession();
});

test('killCursors tells which cursors it has killed and which it does not know', async () => {
  const { find, more, run, name, session } = await prepared();
  const { id } = await find({ batchSize: 1 });
  const kill = () => run({ killCursors: name, cursors: [Long.fromNumber(id), Long.fromNumber(77)] });
  const cursors = async () => {
    const { cursorsKilled, cursorsNotFound, cursorsAlive, cursorsUnknown } = await kill();
    return [cursorsKilled, cursorsNotFound, cursorsAlive, cursorsUnknown].map((ids) => (ids as number[]).map(Number));
  };
  expect(await cursors()).toEqual([[id], [77], [], []]);
  expect(await refusal(more(id))).toMatchObject({
    code: 43,
    codeName: 'CursorNotFound',
    message: `cursor id ${id} not found`,
  });
  expect(await cursors()).toEqual([[], [id, 77], [], []]);
  await session.endSession();
});

test('only the session that opened a cursor reads on, and only where it was opened', async () => {
  const { find, more, run, name, session } = await prepared();
  const { id } = await find({ batchSize: 1 });
  const other = server.client().startSession();
  expect((await refusal(more(id, {}, other))).code).toBe(50738);
  const elsewhere = run({ getMore: Long.fromNumber(id), collection: `${name}x` });
  expect(await refusal(elsewhere)).toMatchObject({ code: 13, codeName: 'Unauthorized' });
  expect((await refusal(more(id, { batchSize: -1 }))).code).toBe(51024);
  expect((await refusal(more(id, { maxTimeMS: 5 }))).code).toBe(2);
  expect(await more(id, { batchSize: 2 })).toMatchObject({ nextBatch: { length: 2 } });
  await Promise.all([session.endSession(), other.endSession()]);
});

test('a cursor of a transaction is read on within it only', async () => {
  const { find, more, run, name, session } = await prepared();
  const { id: before } = await find({ batchSize: 1 });
  session.startTransaction();
  const { id } = await find({ batchSize: 1 });
  expect(await more(id, { batchSize: 2 })).toMatchObject({ nextBatch: { length: 2 } });
  const { id: another } = await find({ batchSize: 1 });
  expect(await run({ killCursors: name, cursors: [Long.fromNumber(another)] })).toMatchObject({ ok: 1 });
  await session.commitTransaction();
  expect([43, 50740]).toContain((await refusal(more(id))).code);
  session.startTransaction();
  expect((await refusal(more(before))).code).toBe(50739);
  await session.endSession();
});
