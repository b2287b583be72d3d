import type { Connection } from 'mongoose';
import { cleanUp } from '../testing/clean-up.js';
import { testConfig } from '../testing/test-service.js';
import { connectMongo } from './connect-mongo.js';
import { anyShape, defineModel, subdocument } from './define-model.js';
import { insertRows } from './insert-rows.js';

type Part = { amount: number };
type Row = { _id: string; owner: { name: string }; parts: Part[]; last?: Part; notes?: object };

const config = testConfig('define-model');
const part = subdocument<Part>({ amount: Number });
const model = defineModel<Row>('rows', {
  _id: String,
  owner: { name: String },
  parts: [part],
  last: part,
  notes: anyShape,
});
const complete = { _id: 'a', owner: { name: 'Ann' }, parts: [{ amount: 1 }], last: { amount: 2 }, notes: { any: 'x' } };

let db: Connection;
beforeAll(async () => void (db = await connectMongo(config.MONGO_URL, config.MONGO_DATABASE!)));
beforeEach(() => model(db).deleteMany({}));
afterAll(async () => {
  await db.close();
  await cleanUp(config);
});

const unknown: [string, object][] = [
  ['surplus', { surplus: 1 }],
  ['owner.surplus', { owner: { name: 'Ann', surplus: 1 } }],
  ['surplus', { parts: [{ amount: 1 }, { amount: 1, surplus: 1 }] }],
  ['surplus', { last: { amount: 1, surplus: 1 } }],
];
const fieldError = (field: string) => ({ name: 'StrictModeError', path: field });
const insert = (...rows: Row[]) => db.transaction((tx) => insertRows(model(db), tx, rows));
const stored = () => model(db).find().lean();

test('known fields are inserted and changed', async () => {
  await insert(complete);
  await model(db).updateOne({ 'owner.name': 'Ann' }, { $set: { 'notes.more': 1, last: { amount: 3 } } });
  expect(await stored()).toEqual([{ ...complete, last: { amount: 3 }, notes: { any: 'x', more: 1 } }]);
});

test.each(unknown)('an unknown field (%s) of %j is not inserted, nor any row beside it', async (field, fields) => {
  await expect(insert({ ...complete, _id: 'b' }, { ...complete, ...fields })).rejects.toMatchObject(fieldError(field));
  await expect(insert({ ...complete, ...fields })).rejects.toMatchObject(fieldError(field));
  expect(await stored()).toEqual([]);
});

test.each(unknown)('an unknown field (%s) of %j is not created through mongoose', async (field, fields) => {
  const row = { ...complete, ...fields };
  await expect(Promise.resolve().then(() => model(db).create([row]))).rejects.toThrow(field.split('.').at(-1));
  expect(await stored()).toEqual([]);
});

test.each(unknown)('an update with an unknown field (%s) of %j changes nothing', async (field, fields) => {
  await insert(complete);
  const set = { $set: fields };
  await expect(model(db).updateOne({ _id: 'a' }, set)).rejects.toThrow(field);
  await expect(model(db).updateMany({}, set)).rejects.toThrow(field);
  await expect(model(db).findOneAndUpdate({ _id: 'a' }, set)).rejects.toThrow(field);
  await expect(model(db).updateOne({ _id: 'b' }, set, { upsert: true })).rejects.toThrow(field);
  expect(await stored()).toEqual([complete]);
});

test('an unknown field in a filter is an error', async () => {
  await insert(complete);
  await expect(model(db).find({ surplus: 1 } as never)).rejects.toThrow('surplus');
  await expect(model(db).deleteMany({ 'owner.surplus': 1 } as never)).rejects.toThrow('surplus');
  expect(await stored()).toHaveLength(1);
});
