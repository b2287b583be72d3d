import { useMongo } from './test-server.js';

const server = useMongo();

// The answers of MongoDB 7, as FerretDB's integration tests and MongoDB's own sources hold them.
const atParsing: [object | object[], number, string][] = [
  [{ $inc: { a: 'x' } }, 14, 'Cannot increment with non-numeric argument: {a: "x"}'],
  [{ $mul: { a: null } }, 14, 'Cannot multiply with non-numeric argument: {a: null}'],
  [{ $push: { a: { $each: 5 } } }, 2, 'The argument to $each in $push must be an array but it was of type'],
  [{ $push: { a: { $each: [], $foo: 1 } } }, 2, 'Unrecognized clause in $push: $foo'],
  [{ $push: { a: { $each: [], $slice: 'x' } } }, 2, 'The value for $slice must be an integer value'],
  [{ $push: { a: { $each: [], $position: 'x' } } }, 2, 'The value for $position must be an integer value'],
  [{ $push: { a: { $each: [], $sort: 2 } } }, 2, 'The $sort element value must be either 1 or -1'],
  [{ $push: { a: { $each: [], $sort: {} } } }, 2, 'The $sort pattern is empty when it should be a set of fields.'],
  [{ $push: { a: { $each: [], $sort: 'x' } } }, 2, 'The $sort is invalid: use 1/-1 to sort the whole element'],
  [{ $addToSet: { a: { $each: 5 } } }, 14, 'The argument to $each in $addToSet must be an array'],
  [{ $pop: { a: 2 } }, 9, '$pop expects 1 or -1, found: 2'],
  [{ $pullAll: { a: 1 } }, 2, '$pullAll requires an array argument but was given a'],
  [{ $pull: { a: { $foo: 1 } } }, 2, 'unknown operator: $foo'],
  [{ $rename: { a: 5 } }, 2, "The 'to' field for $rename must be a string: a: 5"],
  [{ $rename: { a: 'a' } }, 2, 'The source and target field for $rename must differ: a: "a"'],
  [{ $rename: { a: 'a.b' } }, 2, 'The source and target field for $rename must not be on the same path: a: "a.b"'],
  [{ $currentDate: { a: 5 } }, 2, 'is not valid type for $currentDate.'],
  [{ $currentDate: { a: { $type: 'day' } } }, 2, "The '$type' string field is required to be 'date' or 'timestamp'"],
  [{ $currentDate: { a: { $foo: 1 } } }, 2, 'Unrecognized $currentDate option: $foo'],
  [{ $set: 5 }, 9, 'Modifiers operate on fields but we found type int instead'],
  [{ $set: { '': 1 } }, 56, 'An empty update path is not valid.'],
  [{ $set: { 'a.': 1 } }, 56, "The update path 'a.' contains an empty field name, which is not allowed."],
  [{ $set: { a: 1 }, b: 1 }, 9, 'Unknown modifier: b.'],
  [{ $foo: { a: 1 } }, 9, 'Unknown modifier: $foo. Expected a valid update modifier'],
  [{ $set: { a: 1 }, $unset: { a: 1 } }, 40, "Updating the path 'a' would create a conflict at 'a'"],
  [{ $set: { 'a.b': 1 }, $push: { 'a.b.c': 1 } }, 40, "Updating the path 'a.b.c' would create a conflict at 'a.b'"],
  [{ $rename: { a: 'b' }, $inc: { b: 1 } }, 40, "would create a conflict at 'b'"],
  [{ $setOnInsert: { a: 1 }, $set: { a: 1 } }, 40, "would create a conflict at 'a'"],
  [{ b: 1, $set: { a: 1 } }, 52, "The dollar ($) prefixed field '$set' in '$set' is not allowed"],
  [[{ $match: {} }], 72, '$match is not allowed to be used within an update'],
];

test.each(atParsing)('%j is refused, whether a document matches or not', async (update, code, message) => {
  const collection = await server.collection([{ _id: 1, z: 1 } as object]);
  for (const q of [{}, { z: 2 }]) {
    const reply = await server.db().command({ update: collection.collectionName, updates: [{ q, u: update }] });
    expect(reply).toMatchObject({ n: 0, nModified: 0, ok: 1 });
    expect(reply['writeErrors']).toMatchObject([{ index: 0, code, errmsg: expect.stringContaining(message) }]);
  }
});

const list = [{ b: 1 }];
test.each<[object, object, number, string]>([
  [{ a: 5 }, { $set: { 'a.b': 1 } }, 28, "Cannot create field 'b' in element {a: 5}"],
  [{ a: null }, { $inc: { 'a.b': 1 } }, 28, "Cannot create field 'b' in element {a: null}"],
  [{ a: list }, { $max: { 'a.b': 1 } }, 28, "Cannot create field 'b' in element {a: [ { b: 1 } ]}"],
  [{ a: [] }, { $set: { 'a.2000000': 1 } }, 34, "can't backfill"],
  [{ a: 5 }, { $pull: { 'a.b': 1 } }, 28, 'Cannot use the part (b) of (a.b) to traverse the element ({a: 5})'],
  [{ a: 5 }, { $pullAll: { 'a.b': [1] } }, 28, 'Cannot use the part (b) of (a.b) to traverse the element'],
  [{ a: list }, { $pop: { 'a.b': 1 } }, 28, 'Cannot use the part (b) of (a.b) to traverse the element'],
  [{ a: 5 }, { $rename: { 'a.b': 'c' } }, 28, 'cannot use the part (a of a.b) to traverse the element ({a: 5})'],
  [{ a: list }, { $rename: { 'a.0.b': 'c' } }, 2, "The source field cannot be an array element, 'a.0.b'"],
  [{ a: list, c: 1 }, { $rename: { c: 'a.0.c' } }, 2, "The destination field cannot be an array element, 'a.0.c'"],
  [{ a: null }, { $inc: { a: 1 } }, 14, "{_id: 1} has the field 'a' of non-numeric type null"],
  [{ a: 'x' }, { $mul: { a: 2 } }, 14, "{_id: 1} has the field 'a' of non-numeric type string"],
  [{ a: 5 }, { $push: { a: 1 } }, 2, "The field 'a' must be an array but is of type int in document {_id: 1}"],
  [{ a: null }, { $addToSet: { a: 1 } }, 2, 'Cannot apply $addToSet to non-array field. Field named'],
  [{ a: 'x' }, { $pull: { a: 1 } }, 2, 'Cannot apply $pull to a non-array value'],
  [{ a: {} }, { $pop: { a: 1 } }, 14, "Path 'a' contains an element of non-array type 'object'"],
  [{}, { $set: { _id: 2 } }, 66, "Performing an update on the path '_id' would modify the immutable field '_id'"],
  [{}, { $unset: { _id: 1 } }, 66, "would modify the immutable field '_id'"],
  [{}, { $inc: { _id: 1 } }, 66, "would modify the immutable field '_id'"],
  [{ a: 2 }, { $rename: { a: '_id' } }, 66, "'_id'"],
  [
    {},
    { _id: 2 },
    66,
    "After applying the update, the (immutable) field '_id' was found to have been altered to _id: 2",
  ],
  [{}, [{ $set: { _id: 2 } }], 66, "(immutable) field '_id' was found to have been altered to _id: 2"],
])('a document with %j is not changed by %j', async (fields, update, code, message) => {
  const before = { _id: 1, ...fields };
  const collection = await server.collection([before as object]);
  const reply = await server.db().command({ update: collection.collectionName, updates: [{ q: {}, u: update }] });
  expect(reply['writeErrors']).toMatchObject([{ index: 0, code, errmsg: expect.stringContaining(message) }]);
  expect(await collection.findOne()).toEqual(before);
});

test('setting _id to what it is changes nothing and is no error', async () => {
  const collection = await server.collection([{ _id: 1, a: 1 } as object]);
  const result = await collection.updateOne({}, { $set: { _id: 1 as never, a: 2 } });
  expect(result).toMatchObject({ matchedCount: 1, modifiedCount: 1 });
});

test('many documents are not replaced at once', async () => {
  const collection = await server.collection([{ a: 1 }]);
  const updates = [{ q: {}, u: { b: 1 }, multi: true }];
  const { writeErrors } = await server.db().command({ update: collection.collectionName, updates });
  const errmsg = 'multi update is not supported for replacement-style update';
  expect(writeErrors).toMatchObject([{ index: 0, code: 9, errmsg }]);
});
