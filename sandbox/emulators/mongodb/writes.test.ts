import type { mongo } from 'mongoose';
import { errorOf, idsOf, useMongo } from './testing/mongo-server.js';

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

const duplicate = (index: number) => ({
  index,
  code: 11000,
  keyPattern: { key: 1 },
  errmsg: expect.stringMatching(/^E11000 duplicate key error collection: \S+ index: key_1/),
});

test('an insert stops at its first error', async () => {
  const documents = [{ _id: 3, key: 'c' }, { _id: 4, key: 'a' }, { _id: 5 }];
  const collection = await prepared();
  const result = await reply(collection, (insert) => ({ insert, documents }));
  expect(result).toMatchObject({ n: 1, ok: 1, writeErrors: [duplicate(1)] });
  expect(idsOf(await collection.find().toArray())).toEqual([1, 2, 3]);
});

test('an update reports counts, upserts and the error by statement', async () => {
  const updates = [
    { q: { _id: 2 }, u: { $set: { n: 1 } } },
    { q: { _id: 8 }, u: { $set: { key: 'z' } }, upsert: true },
    { q: { _id: 9 }, u: { $set: { key: 'a' } }, upsert: true },
    { q: { _id: 1 }, u: { $set: { n: 1 } } },
  ];
  const result = await reply(await prepared(), (update) => ({ update, updates }));
  const upserted = [{ index: 1, _id: 8 }];
  expect(result).toMatchObject({ n: 2, nModified: 1, ok: 1, upserted, writeErrors: [duplicate(2)] });
});

test('an update of many stops at the first document that breaks an index, and does not undo the others', async () => {
  const collection = await prepared();
  const error = await errorOf(collection.updateMany({}, { $set: { key: 'z' } }));
  expect(error).toMatchObject({ code: 11000 });
  expect(await collection.countDocuments({ key: 'z' })).toBe(1);
});

test('a duplicate of findAndModify is an error of the whole command', async () => {
  const error = await errorOf((await prepared()).findOneAndUpdate({ _id: 1 as never }, { $set: { key: 'b' } }));
  expect(error).toMatchObject({ code: 11000, codeName: 'DuplicateKey', keyPattern: { key: 1 } });
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
test.each<[string, Command]>([
  ['no documents', (insert) => ({ insert, documents: [] })],
  ['a missing list', (insert) => ({ insert })],
  ['a list of the wrong type', (name) => ({ delete: name, deletes: 5 })],
  ['no collection', () => ({ insert: '', documents: [{ _id: 7 }] })],
  ['a collection of the wrong type', () => ({ find: 5 })],
  ['findAndModify without a change', (findAndModify) => ({ findAndModify })],
  ['a negative limit', (find) => ({ find, limit: -1 })],
  ['a filter that is none', (find) => ({ find, filter: 5 })],
  ['no pipeline', (aggregate) => ({ aggregate, pipeline: 5, cursor: {} })],
  ['distinct without a key', (distinct) => ({ distinct })],
])('refuses a command with %s as a whole', async (_, command) => {
  expect((await errorOf(reply(await prepared(), command))).ok).toBe(0);
});

test.each<[string, Command]>([
  ['an array as _id', (insert) => ({ insert, documents: [{ _id: [1] }] })],
  ['a pattern as _id', (insert) => ({ insert, documents: [{ _id: /x/ }] })],
  ['a delete without a limit', (name) => ({ delete: name, deletes: [{ q: {} }] })],
  ['a delete of two', (name) => ({ delete: name, deletes: [{ q: {}, limit: 2 }] })],
  ['an update without a change', (update) => ({ update, updates: [{ q: {} }] })],
])('refuses %s, and changes nothing', async (_, command) => {
  const collection = await prepared();
  const result = await reply(collection, command).catch((error: mongo.MongoServerError) => error.errorResponse);
  expect(result.ok === 0 || result['writeErrors'].length === 1).toBe(true);
  expect(await collection.countDocuments()).toBe(2);
});

test('commands on a missing collection find nothing and do not create it', async () => {
  const db = server.db();
  expect(await db.command({ distinct: 'nowhere', key: 'a' })).toMatchObject({ values: [] });
  expect(await db.command({ find: 'nowhere' })).toMatchObject({ cursor: { firstBatch: [] } });
  expect(await db.command({ delete: 'nowhere', deletes: [{ q: {}, limit: 0 }] })).toMatchObject({ n: 0 });
  const updates = [{ q: {}, u: { $set: { a: 1 } } }];
  expect(await db.command({ update: 'nowhere', updates })).toMatchObject({ n: 0 });
  expect((await db.listCollections().toArray()).map(({ name }) => name)).not.toContain('nowhere');
});

describe('one command that inserts into several collections', () => {
  const bulk = (...ops: [ns: mongo.Collection, document: mongo.Document][]) => {
    const names = [...new Set(ops.map(([{ namespace }]) => namespace))];
    const inserts = ops.map(([{ namespace }, document]) => ({ insert: names.indexOf(namespace), document }));
    const nsInfo = names.map((ns) => ({ ns }));
    return { bulkWrite: 1, ops: inserts, nsInfo, errorsOnly: true };
  };
  const run = (command: mongo.Document, session?: mongo.ClientSession) =>
    server.client().db('admin').command(command, { session });

  test('stops at its first error, which it reports', async () => {
    const [first, second] = [await prepared(), await prepared()];
    const reply = await run(
      bulk([first, { _id: 3 }], [second, { _id: 4 }], [first, { _id: 5, key: 'a' }], [second, { _id: 6 }]),
    );
    expect(reply).toMatchObject({ ok: 1, nErrors: 1, nInserted: 2 });
    const { cursor } = reply as unknown as { cursor: { firstBatch: object[] } };
    expect(cursor.firstBatch).toEqual([expect.objectContaining({ ok: 0, idx: 2, n: 0, code: 11000 })]);
    expect(idsOf(await first.find().toArray())).toEqual([1, 2, 3]);
    expect(idsOf(await second.find().toArray())).toEqual([1, 2, 4]);
  });

  test('in a transaction its first error undoes all', async () => {
    const [first, second] = [await prepared(), await prepared()];
    await server.client().withSession(async (session) => {
      session.startTransaction();
      const reply = await run(bulk([first, { _id: 3 }], [second, { _id: 4, key: 'a' }]), session);
      expect(reply).toMatchObject({ nErrors: 1 });
      await errorOf(session.commitTransaction());
    });
    expect(await first.countDocuments()).toBe(2);
  });

  test('in a transaction a conflict with another one fails it, to be repeated', async () => {
    const [first, second] = [await prepared(), await prepared()];
    await server.client().withSession((one) =>
      server.client().withSession(async (other) => {
        one.startTransaction();
        other.startTransaction();
        expect(await run(bulk([first, { _id: 3 }], [second, { _id: 4 }]), one)).toMatchObject({ nInserted: 2 });
        const error = await errorOf(run(bulk([first, { _id: 5 }], [second, { _id: 4 }]), other));
        expect(error).toMatchObject({ code: 112, errorLabels: ['TransientTransactionError'] });
        await one.commitTransaction();
      }),
    );
    expect(idsOf(await first.find().toArray())).toEqual([1, 2, 3]);
  });
});
