import { refusal, useMongo } from './test-server.js';

const server = useMongo();

test.each<[object, object, object]>([
  [{ a: 1, b: { $gt: 2 }, 'c.d': 3 }, { $set: { e: 4 } }, { a: 1, c: { d: 3 }, e: 4 }],
  [{ $and: [{ a: 1 }, { b: { $eq: 2 } }] }, { $inc: { n: 1 } }, { a: 1, b: 2, n: 1 }],
  [{ a: { $in: [7] } }, { $setOnInsert: { b: 1 }, $set: { c: 2 } }, { a: 7, b: 1, c: 2 }],
  [{ _id: 5, a: 1 }, { b: 1 }, { _id: 5, b: 1 }],
])('an upsert with %j and %j inserts %j', async (filter, update, expected) => {
  const collection = await server.collection();
  const isReplacement = !Object.keys(update)[0]!.startsWith('$');
  const result = isReplacement
    ? await collection.replaceOne(filter, update, { upsert: true })
    : await collection.updateOne(filter, update, { upsert: true });
  expect(result).toMatchObject({ matchedCount: 0, upsertedCount: 1 });
  expect(await collection.findOne()).toEqual({ _id: result.upsertedId, ...expected });
});

test('findAndModify answers the document before or after', async () => {
  const collection = await server.collection([
    { _id: 1, n: 1 },
    { _id: 2, n: 2 },
  ] as object[]);
  const change = { $inc: { n: 10 } };
  expect(await collection.findOneAndUpdate({}, change, { sort: { n: -1 } })).toEqual({ _id: 2, n: 2 });
  expect(await collection.findOneAndUpdate({}, change, { sort: { n: -1 }, returnDocument: 'after' })).toEqual({
    _id: 2,
    n: 22,
  });
  expect(
    await collection.findOneAndUpdate({ n: 22 }, change, { projection: { _id: 0 }, returnDocument: 'after' }),
  ).toEqual({ n: 32 });
  expect(await collection.findOneAndDelete({ n: 32 })).toEqual({ _id: 2, n: 32 });
  expect(await collection.findOneAndUpdate({ n: 99 }, change)).toBeNull();
  expect(await collection.findOneAndUpdate({ n: 99 }, change, { upsert: true })).toBeNull();
  expect(await collection.findOneAndReplace({ n: 109 }, { m: 1 }, { returnDocument: 'after' })).toMatchObject({ m: 1 });
  expect(await collection.countDocuments()).toBe(2);
});

test('tells of an upsert by findAndModify that it was one', async () => {
  const collection = await server.collection();
  const result = await collection.findOneAndUpdate(
    { a: 1 },
    { $set: { b: 2 } },
    { upsert: true, returnDocument: 'after', includeResultMetadata: true },
  );
  expect(result).toMatchObject({
    lastErrorObject: { n: 1, updatedExisting: false, upserted: result.value!._id },
    value: { a: 1, b: 2 },
  });
});

test('upserts of the same key at once insert one document', async () => {
  const collection = await server.collection();
  await collection.createIndex({ key: 1 }, { unique: true });
  await Promise.all(
    Array.from({ length: 20 }, () => collection.updateOne({ key: 'k' }, { $inc: { n: 1 } }, { upsert: true })),
  );
  expect(await collection.find().toArray()).toMatchObject([{ key: 'k', n: 20 }]);
});

test('a claim by findAndModify goes to one of many', async () => {
  const collection = await server.collection(Array.from({ length: 10 }, (_, i) => ({ i, owner: null })));
  const claims = await Promise.all(
    Array.from({ length: 12 }, (_, owner) =>
      collection.findOneAndUpdate({ owner: null }, { $set: { owner } }, { sort: { i: 1 }, returnDocument: 'after' }),
    ),
  );
  expect(new Set(claims.filter(Boolean).map((claim) => claim!['i'] as number)).size).toBe(10);
  expect(claims.filter((claim) => claim === null)).toHaveLength(2);
});

test('bulk writes report every kind of result and the index of what failed', async () => {
  const collection = await server.collection();
  const result = await collection.bulkWrite([
    { insertOne: { document: { _id: 1 as never, a: 1 } } },
    { updateOne: { filter: { a: 1 }, update: { $set: { a: 2 } } } },
    { updateOne: { filter: { a: 9 }, update: { $set: { b: 1 } }, upsert: true } },
    { deleteOne: { filter: { a: 2 } } },
  ]);
  expect(result).toMatchObject({
    insertedCount: 1,
    matchedCount: 1,
    modifiedCount: 1,
    upsertedCount: 1,
    deletedCount: 1,
  });
  const failing = [
    { insertOne: { document: { _id: 3 as never } } },
    { insertOne: { document: { _id: 3 as never } } },
    { deleteMany: { filter: {} } },
  ];
  expect(await refusal(collection.bulkWrite(failing))).toMatchObject({ code: 11000, writeErrors: [{ index: 1 }] });
  expect(await collection.countDocuments()).toBe(2);
});
