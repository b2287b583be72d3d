import fs from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import mongoose from 'mongoose';
import { startMongo } from './server.js';
import { useDataDir } from './testing/data-dir.js';
import { errorOf } from './testing/mongo-server.js';

const data = useDataDir();
afterEach(() => jest.restoreAllMocks());

/** A disk with `left.bytes` for the log: what does not fit is written in part, then every write fails. */
function disk() {
  const left = { bytes: Infinity };
  const { open } = fs;
  jest.spyOn(fs, 'open').mockImplementation(async (...args) => {
    const file = await open(...args);
    const write = file.write.bind(file) as (
      ...given: [Buffer, number, number, number]
    ) => Promise<{ bytesWritten: number }>;
    const limited = async (bytes: Buffer, from: number, length: number, at: number) => {
      if (left.bytes === 0)
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
      const result = await write(bytes, from, Math.min(length, left.bytes), at);
      left.bytes -= result.bytesWritten;
      return result;
    };
    const truncate = file.truncate.bind(file);
    const failing = async (length: number) => {
      if (left.bytes === 0) throw new Error('EIO: i/o error, ftruncate');
      await truncate(length);
    };
    return Object.assign(file, { write: limited as unknown as FileHandle['write'], truncate: failing });
  });
  return left;
}

test('on a full disk writers get an error, all data is readable, and with space again writing continues', async () => {
  const left = disk();
  const server = await startMongo({ dataDir: data.path() });
  const client = await new mongoose.mongo.MongoClient(server.url, { retryWrites: false }).connect();
  const collection = client.db('test').collection<{ _id: number; text: string }>('a');
  await collection.createIndex({ text: 1 }, { unique: true });
  await collection.insertMany([1, 2, 3].map((_id) => ({ _id, text: `text ${_id}` })));

  left.bytes = 150;
  const full = { code: 14031, codeName: 'OutOfDiskSpace', message: expect.stringContaining('cannot be written') };
  expect(await errorOf(collection.insertOne({ _id: 4, text: 'x'.repeat(300) }))).toMatchObject(full);
  expect(left.bytes).toBe(0);
  const refusals = [
    collection.updateOne({ _id: 1 }, { $set: { text: 'new' } }),
    collection.deleteOne({ _id: 2 }),
    collection.findOneAndUpdate({ _id: 3 }, { $set: { text: 'new' } }),
    client.db('test').collection('b').insertOne({}),
    collection.createIndex({ b: 1 }),
    client.db('test').dropDatabase(),
  ];
  for (const refused of refusals) expect(await errorOf(refused)).toMatchObject(full);
  const inTransaction = client.withSession((session) =>
    session.withTransaction(() => collection.insertOne({ _id: 5, text: 'y' }, { session })),
  );
  expect(await errorOf(inTransaction)).toMatchObject(full);
  const before = [1, 2, 3].map((_id) => ({ _id, text: `text ${_id}` }));
  expect(await collection.find().sort({ _id: 1 }).toArray()).toEqual(before);

  left.bytes = Infinity;
  await collection.insertOne({ _id: 4, text: 'after' });
  expect((await errorOf(collection.insertOne({ _id: 6, text: 'after' }))).code).toBe(11000);
  await client.close();
  await server.close();
  const found = await data.withServer((db) => db.collection('a').find().sort({ _id: 1 }).toArray());
  expect(found).toEqual([...before, { _id: 4, text: 'after' }]);
});
