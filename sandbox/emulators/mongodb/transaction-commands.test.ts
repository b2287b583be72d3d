import { rawClient, rawSession, type RawClient } from './testing/raw-client.js';
import { startMongo } from './server.js';
import { errorOf, useMongo } from './testing/mongo-server.js';

const server = useMongo();
let client: RawClient;
beforeAll(async () => (client = await rawClient(server.url())));
afterAll(() => client.close());

async function prepared(documents: object[] = [{ _id: 1, n: 0 }]) {
  const collection = await server.collection(documents);
  const name = collection.collectionName;
  return { collection, name, session: rawSession(client, server.db().databaseName, name) };
}

test('a repeated numbered write is executed once and gets the same reply', async () => {
  const { collection, session } = await prepared([{ n: 0 }]);
  expect(await session.increase(1)).toMatchObject({ n: 1, nModified: 1 });
  expect(await session.increase(1)).toMatchObject({ n: 1, nModified: 1 });
  expect(await collection.findOne()).toMatchObject({ n: 1 });
  await session.increase(2);
  expect(await collection.findOne()).toMatchObject({ n: 2 });
  expect(await session.increase(1)).toMatchObject({ ok: 0, code: 225 });
  await session.insert(3, { _id: 'x' });
  expect(await session.insert(3, { _id: 'x' })).toMatchObject({ n: 1, ok: 1 });
});

test('a repeated commit gets the reply of the first one', async () => {
  const { collection, session } = await prepared([]);
  await session.begin(1, { a: 1 });
  await session.commit(1);
  expect(await session.commit(1)).toMatchObject({ ok: 1 });
  expect(await session.abort(1)).toMatchObject({ ok: 0, code: 256 });
  expect(await collection.countDocuments()).toBe(1);
});

const none = { ok: 0, code: 251, codeName: 'NoSuchTransaction', errorLabels: ['TransientTransactionError'] };

test('refuses transactions that were not started or have been aborted', async () => {
  const { collection, session } = await prepared([]);
  expect(await session.insertIn(1, { a: 1 })).toMatchObject(none);
  await session.begin(1, { a: 1 });
  expect(await session.abort(1)).toMatchObject({ ok: 1 });
  expect(await session.insertIn(1, { a: 1 })).toMatchObject(none);
  expect(await session.commit(1)).toMatchObject(none);
  expect(await session.abort(1)).toMatchObject(none);
  expect(await collection.countDocuments()).toBe(0);
});

test('an error in a transaction ends it', async () => {
  const { collection, session } = await prepared([{ _id: 1 }]);
  await session.begin(1, { a: 1 });
  expect(await session.insertIn(1, { _id: 1 })).toMatchObject({ n: 0, writeErrors: [{ code: 11000 }] });
  expect(await session.commit(1)).toMatchObject(none);
  expect(await collection.countDocuments()).toBe(1);
});

test('a newer transaction of the same session aborts the one before', async () => {
  const { collection, session } = await prepared([]);
  await session.begin(1, { _id: 1 });
  await session.begin(2, { _id: 2 });
  await session.commit(2);
  expect(await session.commit(1)).toMatchObject({ ok: 0, code: 225 });
  expect(await collection.find().toArray()).toEqual([{ _id: 2 }]);
});

test('a write of several in a transaction stops at its first error, and nothing of it remains', async () => {
  const { collection, name, session } = await prepared();
  const reply = await session.start(1, { insert: name, documents: [{ _id: 5 }, { _id: 1 }, { _id: 6 }] });
  expect(reply).toMatchObject({ n: 1, ok: 1, writeErrors: [{ index: 1, code: 11000 }] });
  expect(reply['writeErrors']).toHaveLength(1);
  expect(await session.commit(1)).toMatchObject({ ok: 0, code: 251 });
  expect(await collection.distinct('_id')).toEqual([1]);
});

test.each<[string, object]>([
  ['createIndexes', { indexes: [{ key: { a: 1 }, name: 'a_1' }] }],
  ['listCollections', {}],
])('%s does not run in a transaction', async (command, options) => {
  const { name, session } = await prepared();
  const reply = await session.start(1, { [command]: name, ...options });
  expect(reply).toMatchObject({ ok: 0, errmsg: expect.stringContaining(`'${command}'`) });
});

test('find, aggregate, distinct and every write see and change the transaction’s own state', async () => {
  const { collection, name, session } = await prepared([
    { _id: 1, n: 1 },
    { _id: 2, n: 2 },
  ]);
  await session.start(1, { insert: name, documents: [{ _id: 3, n: 3 }] });
  await session.within(1, { update: name, updates: [{ q: { n: { $gte: 2 } }, u: { $inc: { n: 10 } }, multi: true }] });
  const bump = { findAndModify: name, query: { _id: 1 }, update: { $inc: { n: 1 } } };
  expect(await session.within(1, bump)).toMatchObject({ value: { n: 1 } });
  expect(await session.within(1, { distinct: name, key: 'n' })).toMatchObject({ values: [2, 12, 13] });
  const total = [{ $match: {} }, { $group: { _id: null, n: { $sum: '$n' } } }];
  expect(await session.within(1, { aggregate: name, pipeline: total, cursor: {} })).toMatchObject({
    cursor: { firstBatch: [{ n: 27 }] },
  });
  expect(await collection.distinct('n')).toEqual([1, 2]);
  await session.commit(1);
  expect(await collection.distinct('n')).toEqual([2, 12, 13]);
});

test('a transaction has a read concern at its start only', async () => {
  const { name, session } = await prepared();
  expect(await session.start(1, { find: name, readConcern: { level: 'snapshot' } })).toMatchObject({ ok: 1 });
  const again = await session.within(1, { find: name, readConcern: { level: 'snapshot' } });
  expect(again).toMatchObject({ ok: 0 });
  await session.abort(1);
});

test('a transaction number is used once, and a lower one is too old', async () => {
  const { name, session } = await prepared();
  await session.start(2, { find: name });
  expect(await session.start(2, { find: name })).toMatchObject({ ok: 0 });
  expect(await session.start(1, { find: name })).toMatchObject({ ok: 0, code: 225, codeName: 'TransactionTooOld' });
});

test('reads are not numbered', async () => {
  const { name, session } = await prepared();
  expect(await session.lone(1, { find: name })).toMatchObject({ ok: 0 });
});

test('a write conflict is labelled as transient', async () => {
  const { name, session, collection } = await prepared();
  const inc = { update: name, updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } } }] };
  const other = rawSession(client, server.db().databaseName, name);
  await session.start(1, inc);
  expect(await other.start(1, inc)).toMatchObject({
    ok: 0,
    code: 112,
    codeName: 'WriteConflict',
    errorLabels: ['TransientTransactionError'],
  });
  await session.commit(1);
  expect(await other.commit(1)).toMatchObject({ code: 251, errorLabels: ['TransientTransactionError'] });
  expect(await collection.findOne()).toMatchObject({ n: 1 });
});

/** Two sessions on a collection with a unique key, which `k` has. */
async function uniqueKeys() {
  const collection = await server.collection([{ _id: 1, key: 'k' }, { _id: 2 }]);
  await collection.createIndex({ key: 1 }, { unique: true });
  const name = collection.collectionName;
  const session = () => rawSession(client, server.db().databaseName, name);
  return { collection, name, one: session(), other: session(), find: { find: name } };
}

const insert = (name: string, doc: object) => ({ insert: name, documents: [doc] });
const duplicate = { ok: 1, n: 0, writeErrors: [{ index: 0, code: 11000 }] };
const conflict = { ok: 0, code: 112, errorLabels: ['TransientTransactionError'] };

test('a key that an open transaction is about to free is still a duplicate, without waiting', async () => {
  const { collection, name, one, other } = await uniqueKeys();
  await one.start(1, { delete: name, deletes: [{ q: { _id: 1 }, limit: 1 }] });
  expect(await other.start(1, insert(name, { _id: 3, key: 'k' }))).toMatchObject(duplicate);
  expect(await errorOf(collection.insertOne({ key: 'k' }))).toMatchObject({ code: 11000, keyPattern: { key: 1 } });
  expect(await errorOf(collection.insertOne({ _id: 1 as never }))).toMatchObject({
    code: 11000,
    keyPattern: { _id: 1 },
  });
  await one.commit(1);
  await collection.insertOne({ key: 'k' });
});

test('a key inserted since the snapshot is a conflict, one whose document only changed a duplicate', async () => {
  const { collection, name, one, other, find } = await uniqueKeys();
  await one.start(1, find);
  await other.start(1, find);
  await collection.updateOne({ _id: 1 as never }, { $set: { n: 1 } });
  await collection.insertOne({ _id: 4 as never, key: 'new' });
  expect(await one.within(1, insert(name, { _id: 3, key: 'k' }))).toMatchObject(duplicate);
  expect(await other.within(1, insert(name, { _id: 3, key: 'new' }))).toMatchObject(conflict);
});

test('an _id inserted and deleted since the snapshot is a conflict', async () => {
  const { collection, name, one, find } = await uniqueKeys();
  await one.start(1, find);
  await collection.insertOne({ _id: 9 as never, key: 9 });
  await collection.deleteOne({ _id: 9 as never });
  expect(await one.within(1, insert(name, { _id: 9, key: 'x' }))).toMatchObject(conflict);
});

test('a document inserted and deleted by a transaction does not affect a later write', async () => {
  const { collection, name, one } = await uniqueKeys();
  await one.start(1, insert(name, { _id: 9, key: 9 }));
  await one.within(1, { delete: name, deletes: [{ q: { _id: 9 }, limit: 1 }] });
  const waiting = collection.insertOne({ _id: 9 as never, key: 'lone' });
  await one.commit(1);
  await waiting;
  expect(await collection.findOne({ _id: 9 as never })).toMatchObject({ key: 'lone' });
});

test('an update without effect conflicts with nothing', async () => {
  const { collection, name, one, other } = await uniqueKeys();
  const set = (n: number) => ({ update: name, updates: [{ q: { _id: 1 }, u: { $set: { n } } }] });
  await collection.updateOne({ _id: 1 as never }, { $set: { n: 1 } });
  await one.start(1, set(2));
  expect(await other.start(1, set(1))).toMatchObject({ ok: 1, n: 1, nModified: 0 });
  expect(await collection.updateOne({ _id: 1 as never }, { $set: { n: 1 } })).toMatchObject({ modifiedCount: 0 });
  await one.commit(1);
  expect(await other.commit(1)).toMatchObject({ ok: 1 });
  expect(await collection.findOne({ _id: 1 as never })).toMatchObject({ n: 2 });
});

test('a commit repeated through another connection finds its transaction', async () => {
  const { collection, name } = await prepared([]);
  const first = await rawClient(server.url());
  const session = rawSession(first, server.db().databaseName, name);
  await session.begin(1, { _id: 'x' });
  first.close();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await rawSession(client, 'admin', name, session.lsid).commit(1)).toMatchObject({ ok: 1 });
  expect(await collection.distinct('_id')).toEqual(['x']);
});

test.each([
  ['whose client has gone', { abandonedAfter: 20 }, true],
  ['that takes too long', { transactionLifetime: 50 }, false],
])('a transaction %s is aborted, and who waited for it continues', async (_, options, isClosed) => {
  const { url, close } = await startMongo({ dataDir: undefined, ...options });
  const [holder, other] = [await rawClient(url), await rawClient(url)];
  const session = rawSession(holder, 'test', 'a');
  await session.begin(1, { _id: 'x', by: 'transaction' });
  if (isClosed) holder.close();
  expect(await rawSession(other, 'test', 'a').insert(1, { _id: 'x', by: 'other' })).toMatchObject({ n: 1 });
  if (!isClosed) expect(await session.commit(1)).toMatchObject({ ok: 0, code: 251 });
  holder.close();
  other.close();
  await close();
});
