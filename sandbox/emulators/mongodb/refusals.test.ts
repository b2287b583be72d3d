import mongoose from 'mongoose';
import { rawClient } from './test-raw-client.js';
import { refusal, useMongo } from './test-server.js';

const server = useMongo({ onlyStandIn: true });

test('an unknown command is named', async () => {
  expect(await refusal(server.db().command({ mapReduce: 'c' }))).toMatchObject({
    code: 59,
    codeName: 'CommandNotFound',
    message: "no such command: 'mapReduce'",
  });
});

const collectionWith = () => server.collection([{ _id: 1, a: [1], at: new Date(0) } as object]);
type Collection = Awaited<ReturnType<typeof collectionWith>>;

const pipeline = (name: string, ...stages: object[]): Refused => [name, (c) => c.aggregate(stages).toArray()];
const projected = (name: string, expression: object): Refused => pipeline(name, { $project: { x: expression } });
type Refused = [name: string, attempt: (collection: Collection) => Promise<unknown>];

const refused: Refused[] = [
  pipeline('$lookup', { $lookup: { from: 'x', as: 'y', localField: 'a', foreignField: 'b' } }),
  pipeline('$sample', { $sample: { size: 1 } }),
  pipeline('$out', { $out: 'x' }),
  pipeline('$merge', { $merge: 'x' }),
  pipeline('$stdDevPop', { $group: { _id: null, x: { $stdDevPop: '$a' } } }),
  pipeline(
    '2^53',
    { $group: { _id: null, x: { $sum: Number.MAX_SAFE_INTEGER } } },
    { $set: { x: { $add: ['$x', 1] } } },
  ),
  projected('$toDecimal', { $toDecimal: '$a' }),
  projected('Europe/Paris', { $dateToString: { date: '$at', timezone: 'Europe/Paris' } }),
  projected('2027-01-01T10:00', { $toDate: '2027-01-01T10:00' }),
  ['$where', (c) => c.find({ $where: 'true' }).toArray()],
  ['$text', (c) => c.find({ $text: { $search: 'x' } }).toArray()],
  ['$near', (c) => c.find({ a: { $near: [1, 1] } }).toArray()],
  ['$bitsAllSet', (c) => c.find({ a: { $bitsAllSet: 1 } }).toArray()],
  ['$jsonSchema', (c) => c.find({ $jsonSchema: {} }).toArray()],
  ["'decimal'", (c) => c.find({ a: { $type: 'decimal' } }).toArray()],
  ["'$natural'", (c) => c.find().sort({ $natural: -1 }).toArray()],
  ['a.$', (c) => c.find({ a: 1 }).project({ 'a.$': 1 }).toArray()],
  ['explain', (c) => c.find().explain()],
  ["'$'", (c) => c.updateOne({ a: 1 }, { $set: { 'a.$': 2 } })],
  ["'$[]'", (c) => c.updateOne({}, { $inc: { 'a.$[]': 2 } })],
  ["'$[x]'", (c) => c.updateOne({}, { $inc: { 'a.$[x]': 2 } })],
  ["'$bit'", (c) => c.updateOne({}, { $bit: { a: { and: 1 } } })],
  ["'$b'", (c) => c.insertOne({ a: { $b: 1 } })],
  ['Timestamp', (c) => c.insertOne({ a: new mongoose.mongo.Timestamp({ t: 0, i: 0 }) })],
  ['arrayFilters', (c) => c.updateOne({}, { $set: { 'a.0': 2 } }, { arrayFilters: [{ x: 1 }] })],
  ['arrayFilters', (c) => c.findOneAndUpdate({}, { $set: { 'a.0': 2 } }, { arrayFilters: [{ x: 1 }] })],
  ["'text'", (c) => c.createIndex({ a: 'text' })],
  ["'2dsphere'", (c) => c.createIndex({ a: '2dsphere' })],
  ["'hashed'", (c) => c.createIndex({ a: 'hashed' })],
  ['(a.0)', (c) => c.createIndex({ 'a.0': 1 })],
  ['wildcardProjection', (c) => c.createIndex({ a: 1 }, { wildcardProjection: { x: 1 } })],
  ['hidden', (c) => c.createIndex({ a: 1 }, { hidden: true })],
  ['collation', (c) => c.createIndex({ a: 1 }, { collation: { locale: 'en' } })],
  [
    'changeStream',
    async (c) => {
      const stream = c.watch();
      await stream.next().finally(() => stream.close());
    },
  ],
];

test.each(refused)('refuses %s by name and changes nothing', async (name, attempt) => {
  const collection = await collectionWith();
  const before = await collection.findOne();
  expect((await refusal(attempt(collection))).message).toContain(name);
  expect(await collection.findOne()).toEqual(before);
});

test('refuses numbers it would not give back exactly', async () => {
  const { Decimal128, Long } = mongoose.mongo;
  const collection = await server.collection();
  expect((await refusal(collection.insertOne({ n: Decimal128.fromString('1.1') }))).message).toMatch(/Decimal128/);
  expect((await refusal(collection.insertOne({ n: Long.MAX_VALUE }))).message).toMatch(/2\^53/);
  await collection.insertOne({ n: Number.MAX_SAFE_INTEGER });
  expect((await refusal(collection.updateOne({}, { $inc: { n: 1 } }))).message).toMatch(/2\^53/);
});

test('refuses to index, drop or list in a transaction', async () => {
  const collection = await collectionWith();
  const session = server.client().startSession();
  session.startTransaction();
  expect((await refusal(collection.createIndex({ a: 1 }, { session }))).code).toBe(263);
  await session.endSession();
});

test('answers a message it cannot read, and the next one after it', async () => {
  const client = await rawClient(server.url());
  const unreadable = Buffer.from(mongoose.mongo.BSON.serialize({ ping: 1, $db: 'test' }));
  unreadable[4] = 0x7e;
  expect(await client.sendBytes(unreadable)).toMatchObject({ ok: 0, code: 22 });
  expect(await client.send({ ping: 1, $db: 'test' })).toMatchObject({ ok: 1 });
  client.close();
});
