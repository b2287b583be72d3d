import { rawClient, rawSession, type RawClient } from './test-raw-client.js';
import { useMongo } from './test-server.js';

const server = useMongo();
let client: RawClient;
beforeAll(async () => (client = await rawClient(server.url())));
afterAll(() => client.close());

async function prepared(documents: object[] = []) {
  const collection = await server.collection(documents);
  return { collection, session: rawSession(client, server.db().databaseName, collection.collectionName) };
}

test('a numbered write that is repeated is done once and answered the same', async () => {
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

test('a repeated commit is answered as the first one was', async () => {
  const { collection, session } = await prepared();
  await session.begin(1, { a: 1 });
  await session.commit(1);
  expect(await session.commit(1)).toMatchObject({ ok: 1 });
  expect(await session.abort(1)).toMatchObject({ ok: 0, code: 256 });
  expect(await collection.countDocuments()).toBe(1);
});

const none = { ok: 0, code: 251, codeName: 'NoSuchTransaction', errorLabels: ['TransientTransactionError'] };

test('what is not begun or already aborted is no transaction', async () => {
  const { collection, session } = await prepared();
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

test('a newer transaction of the same session ends the one before', async () => {
  const { collection, session } = await prepared();
  await session.begin(1, { _id: 1 });
  await session.begin(2, { _id: 2 });
  await session.commit(2);
  expect(await session.commit(1)).toMatchObject({ ok: 0, code: 225 });
  expect(await collection.find().toArray()).toEqual([{ _id: 2 }]);
});
