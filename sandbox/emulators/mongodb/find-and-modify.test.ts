import type { mongo } from 'mongoose';
import { refusal, useMongo } from './test-server.js';

const server = useMongo();

const prepared = () =>
  server.collection([
    { _id: 1, n: 1, list: [1] },
    { _id: 2, n: 2, list: [2] },
    { _id: 3, n: 3, list: [3] },
  ] as object[]);

const command = (collection: mongo.Collection, rest: mongo.Document) =>
  server.db().command({ findAndModify: collection.collectionName, ...rest });

const inc = { $inc: { n: 10 } };

test.each<[string, mongo.Document, mongo.Document]>([
  [
    'an update',
    { query: { _id: 1 }, update: inc },
    { lastErrorObject: { n: 1, updatedExisting: true }, value: { n: 1 } },
  ],
  ['the new state', { query: { _id: 1 }, update: inc, new: true }, { value: { _id: 1, n: 11 } }],
  ['the first of a sort', { sort: { n: -1 }, update: inc, new: true }, { value: { _id: 3, n: 13 } }],
  [
    'a pipeline',
    { query: { _id: 2 }, update: [{ $set: { n: { $add: ['$n', '$_id'] } } }], new: true },
    { value: { n: 4 } },
  ],
  ['a replacement', { query: { _id: 2 }, update: { m: 1 }, new: true }, { value: { _id: 2, m: 1 } }],
  ['some fields', { query: { _id: 2 }, update: inc, fields: { n: 1, _id: 0 } }, { value: { n: 2 } }],
  ['a delete', { sort: { n: -1 }, remove: true }, { lastErrorObject: { n: 1 }, value: { _id: 3 } }],
  ['a delete of nothing', { query: { n: 9 }, remove: true }, { lastErrorObject: { n: 0 }, value: null }],
  [
    'an update of nothing',
    { query: { n: 9 }, update: inc },
    { lastErrorObject: { n: 0, updatedExisting: false }, value: null },
  ],
  [
    'an upsert',
    { query: { _id: 9 }, update: inc, upsert: true },
    { lastErrorObject: { n: 1, updatedExisting: false, upserted: 9 }, value: null },
  ],
  ['an upsert, new', { query: { _id: 9 }, update: inc, upsert: true, new: true }, { value: { _id: 9, n: 10 } }],
  [
    'no change',
    { query: { _id: 1 }, update: { $set: { n: 1 } } },
    { lastErrorObject: { n: 1, updatedExisting: true } },
  ],
])('findAndModify of %s answers %j with %j', async (_, rest, expected) => {
  expect(await command(await prepared(), rest)).toMatchObject({ ...expected, ok: 1 });
});

test.each<[mongo.Document, number, string]>([
  [{}, 9, 'Either an update or remove=true must be specified'],
  [{ remove: true, update: {} }, 9, 'Cannot specify both an update and remove=true'],
  [{ remove: true, upsert: true }, 9, 'Cannot specify both upsert=true and remove=true'],
  [{ remove: true, new: true }, 9, "Cannot specify both new=true and remove=true; 'remove' always returns"],
  [{ update: { $foo: {} } }, 9, 'Unknown modifier: $foo'],
  [{ update: { $set: { _id: 9 } } }, 66, "immutable field '_id'"],
  [{ update: inc, query: { $foo: 1 } }, 2, 'unknown top level operator: $foo'],
  [{ update: inc, fields: { a: 1, b: 0 } }, 31254, 'Cannot do exclusion on field b in inclusion projection'],
  [{ update: inc, sort: { a: 'x' } }, 15974, 'Illegal key in $sort specification'],
])('findAndModify with %j is refused and changes nothing', async (rest, code, message) => {
  const collection = await prepared();
  const error = await refusal(command(collection, rest));
  expect(error).toMatchObject({ code, message: expect.stringContaining(message) });
  expect(await collection.countDocuments({ n: { $lte: 3 } })).toBe(3);
});
