import { rawClient, rawSession, type RawClient } from './test-raw-client.js';
import { refusal, useMongo } from './test-server.js';

const server = useMongo();
let client: RawClient;
beforeAll(async () => (client = await rawClient(server.url())));
afterAll(() => client.close());

/** Two sessions on a collection with a unique key, which `k` has. */
async function prepared() {
  const collection = await server.collection([{ _id: 1, key: 'k' }, { _id: 2 }] as object[]);
  await collection.createIndex({ key: 1 }, { unique: true });
  const name = collection.collectionName;
  const session = () => rawSession(client, server.db().databaseName, name);
  return { collection, name, one: session(), other: session(), find: { find: name } };
}

const insert = (name: string, doc: object) => ({ insert: name, documents: [doc] });
const duplicate = { ok: 1, n: 0, writeErrors: [{ index: 0, code: 11000 }] };
const conflict = { ok: 0, code: 112, errorLabels: ['TransientTransactionError'] };

test('a key that an open transaction is about to free is still taken, at once', async () => {
  const { collection, name, one, other } = await prepared();
  await one.start(1, { delete: name, deletes: [{ q: { _id: 1 }, limit: 1 }] });
  expect(await other.start(1, insert(name, { _id: 3, key: 'k' }))).toMatchObject(duplicate);
  expect(await refusal(collection.insertOne({ key: 'k' }))).toMatchObject({ code: 11000, keyPattern: { key: 1 } });
  expect(await refusal(collection.insertOne({ _id: 1 as never }))).toMatchObject({
    code: 11000,
    keyPattern: { _id: 1 },
  });
  await one.commit(1);
  await collection.insertOne({ key: 'k' });
});

test('a key that has come since the snapshot is a conflict, one whose document only changed is taken', async () => {
  const { collection, name, one, other, find } = await prepared();
  await one.start(1, find);
  await other.start(1, find);
  await collection.updateOne({ _id: 1 as never }, { $set: { n: 1 } });
  await collection.insertOne({ _id: 4 as never, key: 'new' });
  expect(await one.within(1, insert(name, { _id: 3, key: 'k' }))).toMatchObject(duplicate);
  expect(await other.within(1, insert(name, { _id: 3, key: 'new' }))).toMatchObject(conflict);
});

test('an _id that has come and gone since the snapshot is a conflict', async () => {
  const { collection, name, one, find } = await prepared();
  await one.start(1, find);
  await collection.insertOne({ _id: 9 as never, key: 9 });
  await collection.deleteOne({ _id: 9 as never });
  expect(await one.within(1, insert(name, { _id: 9, key: 'x' }))).toMatchObject(conflict);
});

test('what a transaction has put in and taken out again does not take a later write with it', async () => {
  const { collection, name, one } = await prepared();
  await one.start(1, insert(name, { _id: 9, key: 9 }));
  await one.within(1, { delete: name, deletes: [{ q: { _id: 9 }, limit: 1 }] });
  const waiting = collection.insertOne({ _id: 9 as never, key: 'lone' });
  await one.commit(1);
  await waiting;
  expect(await collection.findOne({ _id: 9 as never })).toMatchObject({ key: 'lone' });
});

test('an update that changes nothing is in nobody’s way', async () => {
  const { collection, name, one, other } = await prepared();
  const set = (n: number) => ({ update: name, updates: [{ q: { _id: 1 }, u: { $set: { n } } }] });
  await collection.updateOne({ _id: 1 as never }, { $set: { n: 1 } });
  await one.start(1, set(2));
  expect(await other.start(1, set(1))).toMatchObject({ ok: 1, n: 1, nModified: 0 });
  expect(await collection.updateOne({ _id: 1 as never }, { $set: { n: 1 } })).toMatchObject({ modifiedCount: 0 });
  await one.commit(1);
  expect(await other.commit(1)).toMatchObject({ ok: 1 });
  expect(await collection.findOne({ _id: 1 as never })).toMatchObject({ n: 2 });
});
