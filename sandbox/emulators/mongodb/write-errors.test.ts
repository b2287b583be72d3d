import type { mongo } from 'mongoose';
import { refusal, useMongo } from './test-server.js';

const server = useMongo();
type Command = (collection: string) => mongo.Document;

const prepared = async () => {
  const collection = await server.collection([
    { _id: 1, key: 'a' },
    { _id: 2, key: 'b' },
  ] as object[]);
  await collection.createIndex({ key: 1 }, { unique: true });
  return collection;
};

/** A command's answer as it is, where a driver would make exceptions of it. */
const answer = (collection: mongo.Collection, command: Command) =>
  server.db().command(command(collection.collectionName));

const duplicate = (index: number, key: string) => ({
  index,
  code: 11000,
  keyPattern: { key: 1 },
  keyValue: { key },
  errmsg: expect.stringMatching(
    `^E11000 duplicate key error collection: \\S+ index: key_1 dup key: { key: "${key}" }$`,
  ),
});
const inserts = [{ _id: 3, key: 'a' }, { _id: 4, key: 'd' }, { _id: 1 }];
const updates = [
  { q: { _id: 1 }, u: { $set: { key: 'b' } } },
  { q: { _id: 2 }, u: { $set: { n: 1 } } },
  { q: { _id: 9 }, u: { $set: { key: 'a' } }, upsert: true },
];

test('an ordered insert stops at its first error, an unordered one tells of each', async () => {
  const first = await answer(await prepared(), (insert) => ({ insert, documents: inserts }));
  expect(first).toMatchObject({ n: 0, ok: 1, writeErrors: [duplicate(0, 'a')] });
  const collection = await prepared();
  const all = await answer(collection, (insert) => ({ insert, documents: inserts, ordered: false }));
  expect(all).toMatchObject({
    n: 1,
    ok: 1,
    writeErrors: [duplicate(0, 'a'), { index: 2, code: 11000, keyPattern: { _id: 1 }, keyValue: { _id: 1 } }],
  });
  expect(await collection.distinct('_id')).toEqual([1, 2, 4]);
});

test('an ordered update stops at its first error, an unordered one tells of each', async () => {
  const first = await answer(await prepared(), (update) => ({ update, updates }));
  expect(first).toMatchObject({ n: 0, nModified: 0, ok: 1, writeErrors: [duplicate(0, 'b')] });
  const all = await answer(await prepared(), (update) => ({ update, updates, ordered: false }));
  expect(all).toMatchObject({ n: 1, nModified: 1, writeErrors: [duplicate(0, 'b'), duplicate(2, 'a')] });
});

test('a delete tells of the statement that makes no sense, and does the others', async () => {
  const deletes = [
    { q: { $foo: 1 }, limit: 1 },
    { q: { _id: 1 }, limit: 1 },
  ];
  const reply = await answer(await prepared(), (name) => ({ delete: name, deletes, ordered: false }));
  expect(reply).toMatchObject({
    n: 1,
    ok: 1,
    writeErrors: [{ index: 0, code: 2, errmsg: expect.stringContaining('$foo') }],
  });
});

test('an update of many stops at the first document that breaks an index, and keeps what it did', async () => {
  const collection = await prepared();
  const error = await refusal(collection.updateMany({}, { $set: { key: 'z' } }));
  expect(error).toMatchObject({ code: 11000, keyValue: { key: 'z' } });
  expect(await collection.countDocuments({ key: 'z' })).toBe(1);
});

test('a duplicate of findAndModify is an error of the whole command', async () => {
  const collection = await prepared();
  const error = await refusal(collection.findOneAndUpdate({ _id: 1 as never }, { $set: { key: 'b' } }));
  expect(error).toMatchObject({
    code: 11000,
    codeName: 'DuplicateKey',
    keyPattern: { key: 1 },
    keyValue: { key: 'b' },
  });
});

test('a bulk write of several kinds counts on and tells its index, ordered and not', async () => {
  const bulk: mongo.AnyBulkWriteOperation[] = [
    { insertOne: { document: { _id: 5 as never } } },
    { updateOne: { filter: { _id: 1 as never }, update: { $set: { key: 'b' } } } },
    { deleteOne: { filter: { _id: 2 as never } } },
  ];
  const ordered = await prepared();
  expect(await refusal(ordered.bulkWrite(bulk))).toMatchObject({
    code: 11000,
    writeErrors: [{ index: 1 }],
    result: { insertedCount: 1, deletedCount: 0 },
  });
  const unordered = await prepared();
  expect(await refusal(unordered.bulkWrite(bulk, { ordered: false }))).toMatchObject({
    code: 11000,
    writeErrors: [{ index: 1 }],
    result: { insertedCount: 1, deletedCount: 1 },
  });
});

test.each<[string, Command, number, string]>([
  ['no documents', (insert) => ({ insert, documents: [] }), 16, 'Write batch sizes must be between 1 and 100000'],
  ['no updates', (update) => ({ update, updates: [] }), 16, 'Write batch sizes must be between 1 and 100000'],
  ['a missing list', (insert) => ({ insert }), 40414, "BSON field 'insert.documents' is missing but a required field"],
  ['a wrong list', (name) => ({ delete: name, deletes: 5 }), 14, "BSON field 'delete.deletes' is the wrong type 'int'"],
  ['no collection', () => ({ insert: '', documents: [{}] }), 73, 'Invalid namespace specified'],
])('a write of %s is refused as a whole', async (_, command, code, message) => {
  const error = await refusal(answer(await prepared(), command));
  expect(error).toMatchObject({ code, message: expect.stringContaining(message) });
});

test.each<[unknown, number, RegExp]>([
  [[1], 2, /can't use an array for _id|The '_id' value cannot be of type array/],
  [/x/, 2, /can't use a regex for _id|The '_id' value cannot be of type regex/],
])('%j is no _id', async (_id, code, message) => {
  const documents = [{ _id }, { _id: 7 }];
  const reply = await answer(await prepared(), (insert) => ({ insert, documents, ordered: false }));
  expect(reply).toMatchObject({ n: 1, writeErrors: [{ index: 0, code, errmsg: expect.stringMatching(message) }] });
});

test('a write concern that one server cannot fulfil is told after the write is done', async () => {
  const collection = await prepared();
  const write = (w: number | string, _id: number) =>
    answer(collection, (insert) => ({ insert, documents: [{ _id, key: _id }], writeConcern: { w, wtimeout: 60_000 } }));
  const unsatisfiable = { writeConcernError: { code: 100, codeName: 'UnsatisfiableWriteConcern' } };
  expect(await refusal(write(3, 10))).toMatchObject({ result: { n: 1, ok: 1, ...unsatisfiable } });
  expect(await refusal(write('nowhere', 11))).toMatchObject({ result: { writeConcernError: { code: 79 } } });
  expect(await write('majority', 12)).toMatchObject({ n: 1, ok: 1 });
  expect(await collection.countDocuments({ _id: { $gte: 10 } as never })).toBe(3);
});
