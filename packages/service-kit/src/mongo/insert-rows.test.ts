import { type Connection, Schema } from 'mongoose';
import { cleanUp } from '../testing/clean-up.js';
import { testConfig } from '../testing/test-service.js';
import { connectMongo } from './connect-mongo.js';
import { insertRows } from './insert-rows.js';
import { isDuplicateKey } from './transaction.js';

const config = testConfig('insert-rows');
type Row = { name: string; note?: string };

const schema = new Schema<Row>({ name: String, note: String }, { versionKey: false });
let db: Connection;
const names = () => db.model<Row>('Name', schema, 'names');
beforeAll(async () => {
  db = await connectMongo(config.MONGO_URL, config.MONGO_DATABASE!);
  await names().collection.createIndex({ name: 1 }, { unique: true });
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
