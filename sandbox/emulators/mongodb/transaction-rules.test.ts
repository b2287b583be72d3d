import { rawClient, rawSession, type RawClient } from './test-raw-client.js';
import { useMongo } from './test-server.js';

const server = useMongo();
let client: RawClient;
beforeAll(async () => (client = await rawClient(server.url())));
afterAll(() => client.close());

async function prepared(documents: object[] = [{ _id: 1, n: 0 }]) {
  const collection = await server.collection(documents);
  const name = collection.collectionName;
  return { collection, name, session: rawSession(client, server.db().databaseName, name) };
}

const unordered = (name: string) => ({ insert: name, documents: [{ _id: 5 }, { _id: 1 }, { _id: 6 }], ordered: false });

test('in a transaction also an unordered write stops at its first error, and nothing of it stays', async () => {
  const { collection, name, session } = await prepared();
  const reply = await session.start(1, unordered(name));
  expect(reply).toMatchObject({ n: 1, ok: 1, writeErrors: [{ index: 1, code: 11000 }] });
  expect(reply['writeErrors']).toHaveLength(1);
  expect(await session.commit(1)).toMatchObject({ ok: 0, code: 251 });
  expect(await collection.distinct('_id')).toEqual([1]);
});

test.each<[string, (name: string) => object]>([
  ['count', (count) => ({ count })],
  ['drop', (drop) => ({ drop })],
  ['dropIndexes', (dropIndexes) => ({ dropIndexes, index: '*' })],
  ['listCollections', () => ({ listCollections: 1 })],
  ['listIndexes', (listIndexes) => ({ listIndexes })],
])('%s does not run in a transaction', async (command, of) => {
  const { name, session } = await prepared();
  expect(await session.start(1, of(name))).toMatchObject({
    ok: 0,
    code: 263,
    codeName: 'OperationNotSupportedInTransaction',
    errmsg: expect.stringContaining(`Cannot run '${command}' in a multi-document transaction.`),
  });
});

test('find, aggregate, distinct and every write see and change the transaction’s own state', async () => {
  const { collection, name, session } = await prepared([
    { _id: 1, n: 1 },
    { _id: 2, n: 2 },
  ]);
  await session.start(1, { insert: name, documents: [{ _id: 3, n: 3 }] });
  await session.within(1, { update: name, updates: [{ q: { n: { $gte: 2 } }, u: { $inc: { n: 10 } }, multi: true }] });
  expect(await session.within(1, { findAndModify: name, query: { _id: 1 }, remove: true })).toMatchObject({
    value: { n: 1 },
  });
  expect(await session.within(1, { distinct: name, key: 'n' })).toMatchObject({ values: [12, 13] });
  const total = [{ $group: { _id: null, n: { $sum: '$n' } } }];
  expect(await session.within(1, { aggregate: name, pipeline: total, cursor: {} })).toMatchObject({
    cursor: { firstBatch: [{ n: 25 }] },
  });
  expect(await collection.distinct('n')).toEqual([1, 2]);
  await session.commit(1);
  expect(await collection.distinct('n')).toEqual([12, 13]);
});

test.each<[string, object, number, string]>([
  ['another read concern', { readConcern: { level: 'available' } }, 72, 'The readConcern level must be either'],
  ['a write concern', { writeConcern: { w: 1, j: true } }, 72, 'writeConcern is not allowed within a multi-statement'],
])('a transaction does not start with %s', async (_, option, code, message) => {
  const { name, session } = await prepared();
  const reply = await session.start(1, { insert: name, documents: [{}], ...option });
  expect(reply).toMatchObject({ ok: 0, code, errmsg: expect.stringContaining(message) });
});

test('a read concern is said at the start of a transaction and not again', async () => {
  const { name, session } = await prepared();
  expect(await session.start(1, { find: name, readConcern: { level: 'snapshot' } })).toMatchObject({ ok: 1 });
  const again = await session.within(1, { find: name, readConcern: { level: 'snapshot' } });
  expect(again).toMatchObject({ ok: 0, code: 72 });
  await session.abort(1);
});

test('a transaction number is begun once, and a lower one is too old', async () => {
  const { name, session } = await prepared();
  await session.start(2, { find: name });
  expect(await session.start(2, { find: name })).toMatchObject({
    ok: 0,
    code: 117,
    errmsg: 'Only servers in a sharded cluster can start a new transaction at the active transaction number',
  });
  expect(await session.start(1, { find: name })).toMatchObject({ ok: 0, code: 225, codeName: 'TransactionTooOld' });
});

test('killCursors is no start of a transaction', async () => {
  const { name, session } = await prepared();
  expect(await session.start(1, { killCursors: name, cursors: [] })).toMatchObject({ ok: 0, code: 263 });
});

test('only writes of single documents can be repeated by number', async () => {
  const { name, session } = await prepared();
  expect(await session.lone(1, { find: name })).toMatchObject({ ok: 0, code: 50768 });
  const all = { q: {}, u: { $inc: { n: 1 } }, multi: true };
  const update = await session.lone(2, { update: name, updates: [all] });
  expect(update.code ?? update['writeErrors'][0].code).toBe(72);
  const remove = await session.lone(3, { delete: name, deletes: [{ q: {}, limit: 0 }] });
  expect(remove.code ?? remove['writeErrors'][0].code).toBe(72);
});

test('a write conflict is transient and names itself', async () => {
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
