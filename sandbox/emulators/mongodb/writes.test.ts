import type { mongo } from 'mongoose';
import { errorOf, useMongo } from './testing/mongo-server.js';

const server = useMongo();

async function prepared() {
  const collection = await server.collection([
    { _id: 1, key: 'a' },
    { _id: 2, key: 'b' },
  ]);
  await collection.createIndex({ key: 1 }, { unique: true });
  return collection;
}

/** The reply itself, where a driver would turn errors into exceptions. */
const reply = ({ collectionName }: mongo.Collection, command: (collection: string) => mongo.Document) =>
  server.db().command(command(collectionName));

const duplicate = (index: number, key: string) => ({
  index,
  code: 11000,
  keyPattern: { key: 1 },
  keyValue: { key },
  errmsg: expect.stringMatching(/^E11000 duplicate key error collection: \S+ index: key_1 dup key: /),
});

test('an ordered insert stops at its first error, an unordered one reports each', async () => {
  const documents = [{ _id: 3, key: 'a' }, { _id: 4, key: 'd' }, { _id: 1 }];
  const first = await reply(await prepared(), (insert) => ({ insert, documents }));
  expect(first).toMatchObject({ n: 0, ok: 1, writeErrors: [duplicate(0, 'a')] });
  const collection = await prepared();
  const all = await reply(collection, (insert) => ({ insert, documents, ordered: false }));
  const second = { index: 2, code: 11000, keyPattern: { _id: 1 }, keyValue: { _id: 1 } };
  expect(all).toMatchObject({ n: 1, ok: 1, writeErrors: [duplicate(0, 'a'), second] });
  expect(await collection.distinct('_id')).toEqual([1, 2, 4]);
});

test('an update reports counts, upserts and errors by statement', async () => {
  const updates = [
    { q: { _id: 1 }, u: { $set: { key: 'b' } } },
    { q: { _id: 2 }, u: { $set: { n: 1 } } },
    { q: { _id: 9 }, u: { $set: { key: 'a' } }, upsert: true },
    { q: { _id: 8 }, u: { $set: { key: 'z' } }, upsert: true },
  ];
  const first = await reply(await prepared(), (update) => ({ update, updates }));
  expect(first).toMatchObject({ n: 0, nModified: 0, ok: 1, writeErrors: [duplicate(0, 'b')] });
  const all = await reply(await prepared(), (update) => ({ update, updates, ordered: false }));
  const upserted = [{ index: 3, _id: 8 }];
  expect(all).toMatchObject({ n: 2, nModified: 1, upserted, writeErrors: [duplicate(0, 'b'), duplicate(2, 'a')] });
});

test('an update of many stops at the first document that breaks an index, and does not undo the others', async () => {
  const collection = await prepared();
  const error = await errorOf(collection.updateMany({}, { $set: { key: 'z' } }));
  expect(error).toMatchObject({ code: 11000, keyValue: { key: 'z' } });
  expect(await collection.countDocuments({ key: 'z' })).toBe(1);
});

test('a duplicate of findAndModify is an error of the whole command', async () => {
  const error = await errorOf((await prepared()).findOneAndUpdate({ _id: 1 as never }, { $set: { key: 'b' } }));
  expect(error).toMatchObject({
    code: 11000,
    codeName: 'DuplicateKey',
    keyPattern: { key: 1 },
    keyValue: { key: 'b' },
  });
});

test('a bulk write reports every kind of result and the index of what failed', async () => {
  const collection = await prepared();
  const bulk: mongo.AnyBulkWriteOperation[] = [
    { insertOne: { document: { _id: 5 as never } } },
    { updateOne: { filter: { _id: 9 as never }, update: { $set: { key: 'y' } }, upsert: true } },
    { updateOne: { filter: { _id: 1 as never }, update: { $set: { key: 'b' } } } },
    { deleteOne: { filter: { _id: 2 as never } } },
  ];
  expect(await errorOf(collection.bulkWrite(bulk))).toMatchObject({
    code: 11000,
    writeErrors: [{ index: 2 }],
    result: { insertedCount: 1, upsertedCount: 1, deletedCount: 0 },
  });
});

type Command = (collection: string) => mongo.Document;
test.each<[string, Command, number]>([
  ['no documents', (insert) => ({ insert, documents: [] }), 16],
  ['a missing list', (insert) => ({ insert }), 40414],
  ['a list of the wrong type', (name) => ({ delete: name, deletes: 5 }), 14],
  ['no collection', () => ({ insert: '', documents: [{}] }), 73],
  ['a collection of the wrong type', () => ({ find: 5 }), 2],
  ['a delete without a limit', (name) => ({ delete: name, deletes: [{ q: {} }] }), 40414],
  ['a delete of two', (name) => ({ delete: name, deletes: [{ q: {}, limit: 2 }] }), 9],
  ['an update without a change', (update) => ({ update, updates: [{ q: {} }] }), 40414],
  ['findAndModify without a change', (findAndModify) => ({ findAndModify }), 9],
  ['a negative limit', (find) => ({ find, limit: -1 }), 51024],
  ['a filter that is none', (find) => ({ find, filter: 5 }), 14],
  ['no cursor', (aggregate) => ({ aggregate, pipeline: [] }), 9],
  ['no pipeline', (aggregate) => ({ aggregate, pipeline: 5, cursor: {} }), 14],
  ['distinct without a key', (distinct) => ({ distinct }), 40414],
  ['maxTimeMS of the wrong type', (find) => ({ find, maxTimeMS: 'a' }), 14],
])('refuses a command with %s as a whole', async (_, command, code) => {
  expect((await errorOf(reply(await prepared(), command))).code).toBe(code);
});

test.each<[unknown]>([[[1]], [/x/]])('refuses %j as _id', async (_id) => {
  const documents = [{ _id }, { _id: 7 }];
  const result = await reply(await prepared(), (insert) => ({ insert, documents, ordered: false }));
  expect(result).toMatchObject({ n: 1, writeErrors: [{ index: 0, code: expect.any(Number) }] });
});

test('a write that waits for a transaction fails after maxTimeMS, without effect', async () => {
  const collection = await prepared();
  const session = server.client().startSession();
  session.startTransaction();
  await collection.updateOne({ _id: 1 as never }, { $set: { b: 1 } }, { session });
  const updates = [{ q: { _id: 1 }, u: { $set: { b: 2 } } }];
  const error = await errorOf(reply(collection, (update) => ({ update, updates, maxTimeMS: 50 })));
  expect(error).toMatchObject({ code: 50, codeName: 'MaxTimeMSExpired' });
  await session.commitTransaction();
  expect(await collection.findOne({ _id: 1 as never })).toMatchObject({ b: 1 });
  await session.endSession();
});

test('commands on a missing collection find nothing and do not create it', async () => {
  const db = server.db();
  expect(await db.command({ distinct: 'nowhere', key: 'a' })).toMatchObject({ values: [] });
  expect(await db.command({ find: 'nowhere' })).toMatchObject({ cursor: { firstBatch: [] } });
  expect(await db.command({ delete: 'nowhere', deletes: [{ q: {}, limit: 0 }] })).toMatchObject({ n: 0 });
  const updates = [{ q: {}, u: { $set: { a: 1 } } }];
  expect(await db.command({ update: 'nowhere', updates })).toMatchObject({ n: 0 });
  expect(await db.listCollections({ name: 'nowhere' }).toArray()).toEqual([]);
});
