import mongoose from 'mongoose';
import { type MongoOptions, startMongo } from './server.js';
import { rawClient, rawSession } from './test-raw-client.js';

/** A transaction that holds the document `held`, and a write that waits for it. */
async function heldDocument(options: Partial<MongoOptions>) {
  const { url, close } = await startMongo({ dataDir: undefined, ...options });
  const client = await new mongoose.mongo.MongoClient(url).connect();
  const holder = await rawClient(url);
  const session = rawSession(holder, 'test', 'a');
  await session.begin(1, { _id: 'held' });
  const waiting = client
    .db('test')
    .collection<{ _id: string; by: string }>('a')
    .insertOne({ _id: 'held', by: 'another' });
  return {
    holder,
    session,
    waiting,
    docs: () => client.db('test').collection('a').find().toArray(),
    async close() {
      holder.close();
      await client.close();
      await close();
    },
  };
}

test('a transaction whose client has gone is aborted, and whoever waited goes on', async () => {
  const held = await heldDocument({});
  expect(await held.docs()).toEqual([]);
  held.holder.close();
  await held.waiting;
  expect(await held.docs()).toEqual([{ _id: 'held', by: 'another' }]);
  await held.close();
});

test('a transaction that takes too long is aborted', async () => {
  const held = await heldDocument({ transactionLifetime: 50 });
  await held.waiting;
  expect(await held.session.commit(1)).toMatchObject({ ok: 0, code: 251 });
  expect(await held.docs()).toEqual([{ _id: 'held', by: 'another' }]);
  await held.close();
});
