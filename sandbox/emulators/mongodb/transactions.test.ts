import type { mongo } from 'mongoose';
import { errorOf, useMongo } from './testing/mongo-server.js';

const server = useMongo();

async function twoSessions() {
  const sessions = [server.client().startSession(), server.client().startSession()] as const;
  sessions.forEach((session) => session.startTransaction());
  return sessions;
}

const end = (...sessions: mongo.ClientSession[]) => Promise.all(sessions.map((session) => session.endSession()));
const idOne = { _id: 1 as never };

test('a transaction sees its own writes, others see them after the commit', async () => {
  const collection = await server.collection([{ _id: 1, n: 1 } as object]);
  const [session, other] = await twoSessions();
  await collection.updateOne(idOne, { $inc: { n: 1 } }, { session });
  await collection.insertOne({ n: 7 }, { session });
  expect(await collection.find({}, { session }).toArray()).toMatchObject([{ n: 2 }, { n: 7 }]);
  expect(await collection.find().toArray()).toMatchObject([{ n: 1 }]);
  await session.commitTransaction();
  expect(await collection.countDocuments({ n: { $in: [2, 7] } })).toBe(2);
  await end(session, other);
});

test('a transaction reads from the moment it began', async () => {
  const collection = await server.collection([{ _id: 1, n: 1 } as object]);
  await collection.createIndex({ n: 1 });
  const [session, other] = await twoSessions();
  await collection.findOne({}, { session });
  await collection.updateOne(idOne, { $set: { n: 2 } });
  await collection.insertOne({ n: 3 });
  expect(await collection.find({ n: { $gte: 0 } }, { session, sort: { n: 1 } }).toArray()).toEqual([{ _id: 1, n: 1 }]);
  await collection.deleteOne(idOne);
  expect(await collection.findOne({ n: 1 }, { session })).toEqual({ _id: 1, n: 1 });
  expect(await collection.find({ n: 2 }).toArray()).toEqual([]);
  await session.commitTransaction();
  await end(session, other);
});

test('an aborted transaction leaves nothing behind', async () => {
  const collection = await server.collection([{ _id: 1, n: 1 } as object]);
  await collection.createIndex({ n: 1 }, { unique: true });
  const [session, other] = await twoSessions();
  await collection.updateOne(idOne, { $set: { n: 5 } }, { session });
  await collection.insertOne({ n: 6 }, { session });
  await session.abortTransaction();
  await collection.insertMany([{ n: 5 }, { n: 6 }]);
  expect(await collection.distinct('n')).toEqual([1, 5, 6]);
  await end(session, other);
});

const namesOf = async () => (await server.db().listCollections().toArray()).map(({ name }) => name);

test('a collection that a transaction creates exists from its commit on, and never if it is aborted', async () => {
  const collection = await server.collection();
  const [session, other] = await twoSessions();
  await collection.insertOne({ n: 1 }, { session });
  expect(await collection.find({}, { session }).toArray()).toMatchObject([{ n: 1 }]);
  expect(await namesOf()).not.toContain(collection.collectionName);
  await session.abortTransaction();
  expect(await namesOf()).not.toContain(collection.collectionName);
  await collection.insertOne({ n: 2 }, { session: other });
  await other.commitTransaction();
  expect(await namesOf()).toContain(collection.collectionName);
  expect(await collection.distinct('n')).toEqual([2]);
  await end(session, other);
});

test('a collection that an open transaction creates is a conflict for another one; a lone write waits', async () => {
  const collection = await server.collection();
  const [first, second] = await twoSessions();
  await collection.insertOne({ n: 1 }, { session: first });
  expect((await errorOf(collection.insertOne({ n: 2 }, { session: second }))).code).toBe(112);
  const alone = collection.insertOne({ n: 3 });
  const index = collection.createIndex({ n: 1 });
  await first.abortTransaction();
  await Promise.all([alone, index]);
  expect(await collection.distinct('n')).toEqual([3]);
  await end(first, second);
});

test('the second of two transactions that write the same document gets a write conflict at once', async () => {
  const collection = await server.collection([{ _id: 1, n: 1 } as object]);
  const [first, second] = await twoSessions();
  await collection.updateOne(idOne, { $inc: { n: 1 } }, { session: first });
  const error = await errorOf(collection.updateOne(idOne, { $inc: { n: 1 } }, { session: second }));
  expect(error.code).toBe(112);
  expect(error.hasErrorLabel('TransientTransactionError')).toBe(true);
  await first.commitTransaction();
  expect((await errorOf(second.commitTransaction())).code).toBe(251);
  await end(first, second);
});

test('a document changed after the snapshot cannot be written from it', async () => {
  const collection = await server.collection([{ _id: 1, n: 1 } as object]);
  const [session, other] = await twoSessions();
  await collection.findOne({}, { session });
  await collection.updateOne(idOne, { $inc: { n: 1 } });
  expect((await errorOf(collection.updateOne(idOne, { $inc: { n: 1 } }, { session }))).code).toBe(112);
  await end(session, other);
});

test('a unique key another open transaction has taken is a conflict, a committed one a duplicate', async () => {
  const collection = await server.collection();
  await collection.createIndex({ key: 1 }, { unique: true });
  const [first, second] = await twoSessions();
  await collection.insertOne({ key: 'k' }, { session: first });
  expect((await errorOf(collection.insertOne({ key: 'k' }, { session: second }))).code).toBe(112);
  await first.commitTransaction();
  await second.abortTransaction();
  second.startTransaction();
  expect((await errorOf(collection.insertOne({ key: 'k' }, { session: second }))).code).toBe(11000);
  await end(first, second);
});

test('a lone write waits for the transaction that holds the document', async () => {
  const collection = await server.collection([{ _id: 1, n: 1 } as object]);
  await collection.createIndex({ key: 1 }, { unique: true });
  const [session, other] = await twoSessions();
  await collection.updateOne(idOne, { $set: { n: 10, key: 'k' } }, { session });
  let finished = 0;
  const lone = [
    collection.updateOne(idOne, { $inc: { n: 1 } }),
    collection.insertOne({ key: 'k' }),
    collection.findOneAndUpdate(idOne, { $inc: { n: 1 } }),
  ];
  const settled = Promise.allSettled(lone.map((write) => write.finally(() => finished++)));
  expect(await collection.findOne(idOne)).toEqual({ _id: 1, n: 1 });
  expect(finished).toBe(0);
  await session.commitTransaction();
  expect(await settled).toMatchObject([{ status: 'fulfilled' }, { reason: { code: 11000 } }, { status: 'fulfilled' }]);
  expect(await collection.findOne(idOne)).toMatchObject({ n: 12 });
  await end(session, other);
});

test('a lone write of many leaves out what no longer matches when the transaction has ended', async () => {
  const collection = await server.collection([1, 2, 3].map((_id) => ({ _id, state: 'open' })));
  const [session, other] = await twoSessions();
  await collection.updateOne(idOne, { $set: { state: 'closed' } }, { session });
  await collection.deleteOne({ _id: 2 as never }, { session: other });
  const waiting = collection.updateMany({ state: 'open' }, { $set: { late: true } });
  await server.db().command({ ping: 1 });
  await Promise.all([session.commitTransaction(), other.commitTransaction()]);
  expect(await waiting).toMatchObject({ matchedCount: 1, modifiedCount: 1 });
  expect(await collection.find().sort({ _id: 1 }).toArray()).toEqual([
    { _id: 1, state: 'closed' },
    { _id: 3, state: 'open', late: true },
  ]);
  await end(session, other);
});

test('twenty conflicting transfers at once keep their sum', async () => {
  const collection = await server.collection([
    { _id: 'a', n: 100 },
    { _id: 'b', n: 100 },
  ]);
  const transfer = (from: string, to: string) =>
    server.client().withSession((own) =>
      own.withTransaction(async (session) => {
        const source = await collection.findOne({ _id: from as never }, { session });
        await collection.updateOne({ _id: from as never }, { $set: { n: (source!['n'] as number) - 5 } }, { session });
        await collection.updateOne({ _id: to as never }, { $inc: { n: 5 } }, { session });
      }),
    );
  await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 4 ? transfer('a', 'b') : transfer('b', 'a'))));
  expect(await collection.find().sort({ _id: 1 }).toArray()).toEqual([
    { _id: 'a', n: 50 },
    { _id: 'b', n: 150 },
  ]);
});

test('a transaction creates a collection, whose documents others see after the commit, and never after an abort', async () => {
  const [session, other] = await twoSessions();
  const [made, dropped] = ['made', 'dropped'].map((name) => server.db().collection(name));
  await made!.insertOne({ a: 1 }, { session });
  await dropped!.insertOne({ a: 1 }, { session: other });
  expect(await made!.countDocuments({}, { session })).toBe(1);
  expect(await made!.countDocuments()).toBe(0);
  await session.commitTransaction();
  await other.abortTransaction();
  expect(await made!.countDocuments()).toBe(1);
  expect(await dropped!.countDocuments()).toBe(0);
  await end(session, other);
});
