import { appendFileSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import mongoose from 'mongoose';
import { startMongo } from './server.js';
import { useDataDir } from './testing/data-dir.js';
import { errorOf } from './testing/mongo-server.js';

const data = useDataDir();

test('restores documents and indexes after a stop, and nothing that was deleted', async () => {
  await data.withServer(async (db) => {
    await db.collection('a').createIndex({ n: 1 }, { unique: true });
    await db
      .collection('a')
      .insertMany(Array.from({ length: 500 }, (_, n) => ({ n, at: new Date(n), deep: { list: [n] } })));
    await db.collection('a').updateMany({ n: { $lt: 10 } }, { $set: { changed: true } });
    await db.collection('a').deleteMany({ n: { $gte: 20 } });
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
      expect((await errorOf(db.collection('a').insertOne({ n: 7 }))).code).toBe(11000);
      expect(await db.listCollections().toArray()).toMatchObject([{ name: 'a' }]);
    });
  }
  expect(statSync(data.log()).size).toBeLessThan(before / 5);
});

test('restores no index that was dropped', async () => {
  await data.withServer(async (db) => {
    await db.collection('a').createIndex({ n: 1 }, { unique: true });
    await db.command({ dropIndexes: 'a', index: { n: 1 } });
  });
  await data.withServer(async (db) => {
    await db.collection('a').insertMany([{ n: 7 }, { n: 7 }]);
    expect(await db.collection('a').countDocuments({ n: 7 })).toBe(2);
  });
});

test('restores a collection that a transaction has created, and none that an aborted one has', async () => {
  await data.withServer(async (db) => {
    for (const name of ['committed', 'aborted']) {
      const session = db.client.startSession();
      session.startTransaction();
      await db.collection(name).insertOne({ n: 1 }, { session });
      await (name === 'committed' ? session.commitTransaction() : session.abortTransaction());
      await session.endSession();
    }
  });
  await data.withServer(async (db) => {
    expect(await db.listCollections().toArray()).toMatchObject([{ name: 'committed' }]);
    expect(await db.collection('committed').countDocuments()).toBe(1);
  });
});

/** Fails soon when the server has gone, however long it takes to reach it at first. */
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

test('kill -9 under writers loses nothing that was acknowledged, and leaves no half transaction', async () => {
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

test('two servers never share a data folder', async () => {
  await data.withServer(async () => {
    const second = await data.spawnServer();
    expect(second.child.exitCode).toBe(1);
    expect(second.stderr()).toContain(`The data folder ${data.path()} is in use by the process ${process.pid}`);
  });
});

const insert = (...numbers: number[]) =>
  data.withServer((db) => db.collection('a').insertMany(numbers.map((_id) => ({ _id: _id as never }))));
const stored = () => data.withServer((db) => db.collection('a').distinct('_id'));

test('drops an unfinished last record, with a note', async () => {
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  await insert(1);
  await insert(2);
  truncateSync(data.log(), statSync(data.log()).size - 5);
  expect(await stored()).toEqual([1]);
  expect(stderr).toHaveBeenCalledWith(expect.stringContaining('dropped an unfinished record'));
  await insert(4);
  appendFileSync(data.log(), Buffer.alloc(100));
  expect(await stored()).toEqual([1, 4]);
  stderr.mockRestore();
});

const firstRecord = 8;
test.each([
  ['length', firstRecord],
  ['content', firstRecord + 22],
])('refuses to start with damage in the middle of the log, and changes nothing: %s', async (_, at) => {
  await insert(1, 2, 3);
  const bytes = readFileSync(data.log());
  bytes[at]! ^= 1;
  writeFileSync(data.log(), bytes);
  const { message } = await errorOf(startMongo({ dataDir: data.path() }));
  expect(message).toContain(`The data file ${data.log()} is corrupt: a damaged record at byte ${firstRecord}. `);
  expect(readFileSync(data.log()).equals(bytes)).toBe(true);
});

test('refuses to start with a file of something else', async () => {
  writeFileSync(data.log(), 'some text');
  expect((await errorOf(startMongo({ dataDir: data.path() }))).message).toMatch(/is no data file/);
  expect(readFileSync(data.log(), 'utf8')).toBe('some text');
});
