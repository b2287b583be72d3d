import { statSync } from 'node:fs';
import mongoose from 'mongoose';
import { useDataDir } from './test-data-dir.js';
import { refusal } from './test-server.js';

const data = useDataDir();

test('everything comes back after a stop: documents, indexes, and nothing that was deleted', async () => {
  await data.withServer(async (db) => {
    await db.collection('a').createIndex({ n: 1 }, { unique: true, partialFilterExpression: { n: { $gt: 0 } } });
    await db
      .collection('a')
      .insertMany(Array.from({ length: 500 }, (_, n) => ({ n, at: new Date(n), deep: { list: [n] } })));
    await db.collection('a').updateMany({ n: { $lt: 10 } }, { $set: { changed: true } });
    await db.collection('a').deleteMany({ n: { $gte: 20 } });
    await db.collection('gone').insertOne({});
    await db.dropCollection('gone');
  });
  const before = statSync(data.log()).size;
  for (let restart = 0; restart < 2; restart++) {
    await data.withServer(async (db) => {
      expect(await db.collection('a').countDocuments()).toBe(20);
      expect(await db.collection('a').findOne({ n: 7 })).toMatchObject({
        at: new Date(7),
        deep: { list: [7] },
        changed: true,
      });
      expect((await refusal(db.collection('a').insertOne({ n: 7 }))).code).toBe(11000);
      expect(await db.listCollections().toArray()).toMatchObject([{ name: 'a' }]);
    });
  }
  expect(statSync(data.log()).size).toBeLessThan(before / 5);
});

/** Gives up soon on a server that has gone, however long it takes to reach it at first. */
async function impatientClient(url: string) {
  const client = new mongoose.mongo.MongoClient(url, { serverSelectionTimeoutMS: 500 });
  for (let isConnected = false; !isConnected;) {
    isConnected = await client.connect().then(
      () => true,
      () => false,
    );
  }
  return client;
}

test('kill -9 under writers loses nothing that was acknowledged, and no transaction is there by half', async () => {
  const { child, url } = await data.spawnServer();
  const client = await impatientClient(url);
  const collection = client.db('test').collection<{ _id: string }>('a');
  const acknowledged: string[] = [];
  const write = async (writer: number) => {
    for (let i = 0; ; i++) {
      await client.withSession((session) =>
        session.withTransaction(async () => {
          await collection.insertOne({ _id: `${writer}-${i}-first` }, { session });
          await collection.insertOne({ _id: `${writer}-${i}-second` }, { session });
        }),
      );
      acknowledged.push(`${writer}-${i}`);
      if (acknowledged.length === 200) child.kill('SIGKILL');
    }
  };
  let counted = 0;
  const count = async () => {
    for (; ; counted++)
      await client
        .db('test')
        .collection('counts')
        .updateOne({}, { $inc: { n: 1 } }, { upsert: true });
  };
  await Promise.allSettled([...[1, 2, 3, 4].map(write), count()]);
  await client.close(true);
  await data.withServer(async (db) => {
    // The last one may be on disk without its answer.
    expect([counted, counted + 1]).toContain((await db.collection('counts').findOne())?.['n'] ?? 0);
    const ids = new Set((await db.collection('a').find().toArray()).map(({ _id }) => String(_id)));
    expect(acknowledged.filter((id) => !ids.has(`${id}-first`) || !ids.has(`${id}-second`))).toEqual([]);
    expect(
      [...ids].filter((id) => !ids.has(id.replace(/first|second/, (part) => (part === 'first' ? 'second' : 'first')))),
    ).toEqual([]);
  });
});
