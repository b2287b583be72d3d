import { appendFileSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import mongoose from 'mongoose';
import { startMongo } from './server.js';
import { useDataDir } from './test-data-dir.js';
import { refusal } from './test-server.js';

const data = useDataDir();
const numbers = () =>
  data.withServer(async (db) => (await db.collection('a').find().toArray()).map(({ n }) => n as number));
const insert = (...all: number[]) =>
  data.withServer(async (db) => {
    for (const n of all) await db.collection('a').insertOne({ n });
  });

test('an unfinished last record is dropped, with a note', async () => {
  await insert(1, 2, 3);
  truncateSync(data.log(), statSync(data.log()).size - 5);
  const { said, child } = await data.spawnServer();
  child.kill('SIGTERM');
  // What it said has come whole only then, later perhaps than its message that it is ready.
  await new Promise((resolve) => child.once('close', resolve));
  expect(said()).toMatch(/dropped an unfinished record/);
  expect(await numbers()).toEqual([1, 2]);
  await insert(4);
  appendFileSync(data.log(), Buffer.alloc(100));
  expect(await numbers()).toEqual([1, 2, 4]);
});

const firstRecord = 8;
const content = 12;
test.each([
  ['length', firstRecord],
  ['content', firstRecord + content + 10],
])('damage in the middle is one clear sentence, and nothing is written: %s', async (_, at) => {
  await insert(1, 2, 3);
  const bytes = readFileSync(data.log());
  bytes[at]! ^= 1;
  writeFileSync(data.log(), bytes);
  const { said, child } = await data.spawnServer();
  expect(child.exitCode).toBe(1);
  const sentence = `The data file ${data.log()} is corrupt: a damaged record at byte ${firstRecord}. `;
  expect(said()).toBe(`${sentence}Put a copy of it back, or empty the data folder with \`npm run reset\`.\n`);
  expect(readFileSync(data.log()).equals(bytes)).toBe(true);
});

test('a file of something else is not taken for data', async () => {
  writeFileSync(data.log(), 'a text of mine');
  expect((await refusal(startMongo({ dataDir: data.path() }))).message).toMatch(/is no data file/);
  expect(readFileSync(data.log(), 'utf8')).toBe('a text of mine');
});

test('two servers never share a data folder', async () => {
  const first = await data.spawnServer();
  const second = await data.spawnServer();
  expect(second.child.exitCode).toBe(1);
  expect(second.said()).toContain(`The data folder ${data.path()} is in use by the process ${first.child.pid}`);
  first.child.kill('SIGKILL');
  await new Promise((resolve) => first.child.once('exit', resolve));
  expect(await numbers()).toEqual([]);
});

test('when the disk is full the writer is told, and what was there stays readable', async () => {
  const { url } = await data.spawnServer(64);
  const client = await new mongoose.mongo.MongoClient(url, { retryWrites: false }).connect();
  const collection = client.db('test').collection<{ _id: number; text: string }>('a');
  let written = 0;
  const error = await refusal(
    (async () => {
      for (; ; written++) await collection.insertOne({ _id: written, text: 'x'.repeat(1000) });
    })(),
  );
  expect(error).toMatchObject({ code: 14031, message: expect.stringMatching(/cannot be written/) });
  expect(written).toBeGreaterThan(20);
  expect(await collection.countDocuments()).toBe(written);
  expect(await collection.findOne({ _id: written })).toBeNull();
  expect((await refusal(collection.updateOne({ _id: 0 }, { $set: { text: 'y'.repeat(2000) } }))).code).toBe(14031);
  expect(await collection.findOne({ _id: 0 })).toMatchObject({ text: 'x'.repeat(1000) });
  await client.close();
});
