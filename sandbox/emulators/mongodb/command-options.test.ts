import type { mongo } from 'mongoose';
import { refusal, useMongo } from './test-server.js';

const server = useMongo();
type Command = (collection: string) => mongo.Document;

const ten = Array.from({ length: 10 }, (_, i) => ({ _id: i, a: i % 3 }));
async function prepared() {
  const collection = await server.collection(ten as object[]);
  await collection.createIndex({ a: 1 });
  return collection;
}

const run = async (command: Command) => server.db().command(command((await prepared()).collectionName));

test.each<[string, Command, number, string]>([
  ['an unknown field', (find) => ({ find, foo: 1 }), 40415, "BSON field 'find.foo' is"],
  ['a negative skip', (find) => ({ find, skip: -1 }), 51024, "BSON field 'skip' value must be >= 0, actual value '-1'"],
  ['a negative limit', (find) => ({ find, limit: -1 }), 51024, "BSON field 'limit' value must be >= 0"],
  ['a negative batch', (find) => ({ find, batchSize: -1 }), 51024, "BSON field 'batchSize' value must be >= 0"],
  ['a filter that is none', (find) => ({ find, filter: 5 }), 14, "BSON field 'find.filter' is the wrong type 'int'"],
  ['no cursor', (aggregate) => ({ aggregate, pipeline: [] }), 9, "The 'cursor' option is required"],
  ['no pipeline', (aggregate) => ({ aggregate, pipeline: 5, cursor: {} }), 14, 'pipeline'],
  ['no key', (distinct) => ({ distinct }), 40414, "BSON field 'distinct.key' is missing but a required field"],
  ['a delete of two', (name) => ({ delete: name, deletes: [{ q: {}, limit: 2 }] }), 9, 'must be 0 or 1. Got 2'],
  [
    'a delete of how many',
    (name) => ({ delete: name, deletes: [{ q: {} }] }),
    40414,
    "BSON field 'delete.deletes.limit'",
  ],
  [
    'an update to what',
    (update) => ({ update, updates: [{ q: {} }] }),
    40414,
    "BSON field 'update.updates.u' is missing",
  ],
  ['a command there is not', (name) => ({ vanish: name }), 59, "no such command: 'vanish'"],
  ['a collection that is none', () => ({ find: 5 }), 2, 'collection name has invalid type int'],
])('%s is refused', async (_, command, code, message) => {
  expect(await refusal(run(command))).toMatchObject({ code, message: expect.stringContaining(message) });
});

const hinted: [string, (hint: unknown) => Command][] = [
  ['find', (hint) => (find) => ({ find, filter: { a: 1 }, hint })],
  ['aggregate', (hint) => (aggregate) => ({ aggregate, pipeline: [], cursor: {}, hint })],
  ['count', (hint) => (count) => ({ count, query: { a: 1 }, hint })],
  ['findAndModify', (hint) => (findAndModify) => ({ findAndModify, update: { $set: { b: 1 } }, hint })],
];

test.each(hinted)('the hint of %s has to name an index, by its name or its fields', async (_, hintedBy) => {
  for (const hint of ['a_1', { a: 1 }, '_id_', { $natural: 1 }])
    expect(await run(hintedBy(hint))).toMatchObject({ ok: 1 });
  for (const hint of ['b_1', { a: -1 }]) {
    const message = expect.stringContaining('hint provided does not correspond to an existing index');
    expect(await refusal(run(hintedBy(hint)))).toMatchObject({ code: 2, message });
  }
});

test('the hint of an update or a delete is checked statement by statement', async () => {
  const writeErrors = [{ index: 0, code: 2, errmsg: expect.stringContaining('hint provided') }];
  const u = { $set: { b: 1 } };
  expect(await run((update) => ({ update, updates: [{ q: {}, u, hint: 'b_1' }] }))).toMatchObject({ writeErrors });
  const deletes = [{ q: {}, limit: 0, hint: { b: 1 } }];
  expect(await run((name) => ({ delete: name, deletes }))).toMatchObject({ n: 0, writeErrors });
});

test('count takes a negative limit for a limit, and skips before it', async () => {
  expect(await run((count) => ({ count, limit: -4 }))).toMatchObject({ n: 4 });
  expect(await run((count) => ({ count, query: { a: 0 }, skip: 3 }))).toMatchObject({ n: 1 });
});

test('what waits for a transaction waits no longer than its time, and then has done nothing', async () => {
  const collection = await prepared();
  const session = server.client().startSession();
  session.startTransaction();
  await collection.updateOne({ _id: 1 as never }, { $set: { b: 1 } }, { session });
  const waiting = server.db().command({
    update: collection.collectionName,
    updates: [{ q: { _id: 1 }, u: { $set: { b: 2 } } }],
    maxTimeMS: 50,
  });
  expect(await refusal(waiting)).toMatchObject({ code: 50, codeName: 'MaxTimeMSExpired' });
  await session.commitTransaction();
  expect(await collection.findOne({ _id: 1 as never })).toMatchObject({ b: 1 });
  await session.endSession();
});

test('a number stands for yes or no where MongoDB takes one', async () => {
  const u = { $set: { b: 1 } };
  expect(await run((update) => ({ update, updates: [{ q: {}, u, multi: 1 }] }))).toMatchObject({ n: 10 });
  expect(await run((update) => ({ update, updates: [{ q: { a: 9 }, u, upsert: 1 }] }))).toMatchObject({ n: 1 });
  expect(await run((findAndModify) => ({ findAndModify, update: u, new: 1 }))).toMatchObject({ value: { b: 1 } });
});

test('commands on a collection that is not there find nothing and make none', async () => {
  const db = server.db();
  expect(await db.command({ count: 'nowhere' })).toMatchObject({ n: 0 });
  expect(await db.command({ distinct: 'nowhere', key: 'a' })).toMatchObject({ values: [] });
  expect(await db.command({ find: 'nowhere', hint: 'a_1' })).toMatchObject({ cursor: { firstBatch: [] } });
  expect(await db.command({ delete: 'nowhere', deletes: [{ q: {}, limit: 0 }] })).toMatchObject({ n: 0 });
  expect(await db.command({ update: 'nowhere', updates: [{ q: {}, u: { a: 1 } }] })).toMatchObject({ n: 0 });
  expect(await db.listCollections({ name: 'nowhere' }).toArray()).toEqual([]);
});
