import type { Connection } from 'mongoose';
import { cleanUp } from '../testing/clean-up.js';
import { testConfig } from '../testing/test-service.js';
import { buildIndexes } from './build-indexes.js';
import { connectMongo } from './connect-mongo.js';
import { defineModel } from './define-model.js';
import { insertRows } from './insert-rows.js';
import { isDuplicateKey } from './transaction.js';

const config = testConfig('insert-rows');
type Row = { name: string; note?: string };

const model = defineModel<Row>('names', { name: String, note: String }, [[{ name: 1 }, { unique: true }]]);
let db: Connection;
const names = () => model(db);
beforeAll(async () => {
  db = await connectMongo(config.MONGO_URL, config.MONGO_DATABASE!);
  names();
  await buildIndexes(db);
});
beforeEach(() => names().deleteMany({}));
afterAll(async () => {
  await db.close();
  await cleanUp(config);
});

const insert = (rows: Row[]) => db.transaction((tx) => insertRows(names(), tx, rows));

test.each([[['ann']], [['ann', 'ben']]])(
  'stores each of %j under an id, without undefined fields',
  async (inserted) => {
    await insert(inserted.map((name) => ({ name, note: undefined })));
    const stored = await names().find().sort({ name: 1 }).lean();
    expect(stored).toEqual(inserted.map((name) => ({ _id: expect.anything() as unknown, name })));
    expect(stored.some((row) => 'note' in row)).toBe(false);
  },
);

test.each([[['ann']], [['ben', 'ann']]])('stores none of %j if one violates a unique index', async (inserted) => {
  await insert([{ name: 'ann' }]);
  const refused = await insert(inserted.map((name) => ({ name }))).catch((error: unknown) => error);
  expect(isDuplicateKey(refused)).toBe(true);
  expect(await names().countDocuments()).toBe(1);
});
