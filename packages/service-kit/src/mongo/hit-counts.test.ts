import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { eventually } from '../testing/eventually.js';
import { openHitCounts } from './hit-counts.js';

const url = new URL(String(process.env.MONGO_URL));
url.pathname = `/hits-${randomUUID()}`;
const client = new mongoose.mongo.MongoClient(url.href);
const db = client.db(url.pathname.slice(1));
const counts = openHitCounts(url.href);
afterAll(async () => {
  await db.dropDatabase();
  await Promise.all([client.close(), counts.close()]);
});
const soon = () => new Date(Date.now() + 60_000);

test('counts every one of many at once', async () => {
  const hits = await Promise.all(Array.from({ length: 20 }, () => counts.add('many', soon())));
  expect(hits.sort((one, other) => one - other)).toEqual(hits.map((_, at) => at + 1));
});

test('one that is taken back is not counted, and none is taken back that is not there', async () => {
  await counts.add('back', soon());
  for (let times = 0; times < 3; times++) await counts.takeBack('back');
  expect(await counts.add('back', soon())).toBe(1);
});

test('a store may have several hosts', async () => {
  const unreachable = openHitCounts('mongodb://127.0.0.1:1,127.0.0.1:2/gateway');
  await expect(unreachable.read('x')).rejects.toMatchObject({ name: 'MongoServerSelectionError' });
  await unreachable.close();
});

test('reading how many there are counts none', async () => {
  expect(await counts.read('read')).toBe(0);
  await counts.add('read', soon());
  for (let times = 0; times < 2; times++) expect(await counts.read('read')).toBe(1);
});

test('forgets what is over', async () => {
  await counts.add('over', new Date(Date.now() - 1000));
  const left = () => db.collection<{ _id: string }>('hits').countDocuments({ _id: 'over' });
  // MongoDB itself looks once a minute.
  await eventually(async () => expect(await left()).toBe(0), 90_000);
}, 100_000);
