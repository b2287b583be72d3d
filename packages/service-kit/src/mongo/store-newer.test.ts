import type { Connection } from 'mongoose';
import { cleanUp } from '../testing/clean-up.js';
import { testConfig } from '../testing/test-service.js';
import { connectMongo } from './connect-mongo.js';
import { anyShape, defineModel } from './define-model.js';
import { storeNewer } from './store-newer.js';

const config = testConfig('store-newer');
type Row = { _id: string; version: number; name: string };
type FactsRow = { _id: string; facts: { version: number; name: string } };

const model = defineModel<Row>('versioned', { _id: String, version: Number, name: String });
const factsModel = defineModel<FactsRow>('versioned_facts', { _id: String, facts: anyShape });
let db: Connection;
beforeAll(async () => (db = await connectMongo(config.MONGO_URL, config.MONGO_DATABASE!)));
beforeEach(async () => {
  await model(db).deleteMany({});
  await factsModel(db).deleteMany({});
});
afterAll(async () => {
  await db.close();
  await cleanUp(config);
});

const row = (version: number, name = `version ${version}`): Row => ({ _id: 'r1', version, name });
const store = (each: Row) => db.transaction((tx) => storeNewer(model(db), tx, each));
const stored = () => model(db).find().lean();

test('stores the first row, and each newer one instead of it', async () => {
  expect(await store(row(1))).toEqual({ isStored: true, known: undefined });
  expect(await store(row(3))).toEqual({ isStored: true, known: row(1) });
  expect(await stored()).toEqual([row(3)]);
});

test.each([3, 2])('version %d, which arrives after version 3, changes nothing', async (version) => {
  await store(row(3));
  expect(await store(row(version, 'late'))).toEqual({ isStored: false, known: row(3) });
  expect(await stored()).toEqual([row(3)]);
});

test('a row without a version of its own has that of its facts', async () => {
  const storeFacts = (version: number) =>
    db.transaction((tx) => storeNewer(factsModel(db), tx, { _id: 'r1', facts: { version, name: `${version}` } }));
  for (const version of [2, 1, 2]) await storeFacts(version);
  expect(await factsModel(db).find().lean()).toEqual([{ _id: 'r1', facts: { version: 2, name: '2' } }]);
  expect(await storeFacts(3)).toMatchObject({ isStored: true });
});

test('of several versions at once the newest stays, in whatever order they are stored', async () => {
  await Promise.all([2, 5, 1, 4, 3].map((version) => store(row(version))));
  expect(await stored()).toEqual([row(5)]);
});
