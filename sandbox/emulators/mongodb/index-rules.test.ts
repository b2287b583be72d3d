import { refusal, useMongo } from './test-server.js';

const server = useMongo();

test.each<[object]>([
  [{ a: 1 }],
  [{ a: null }],
  [{ a: { $exists: true } }],
  [{ a: { $gt: 1, $lte: 9 }, b: { $type: 'string' } }],
  [{ $and: [{ a: 1 }, { b: { $gte: 2 } }] }],
  [{ $or: [{ a: 1 }, { b: { $lt: 2 } }] }],
  [{ a: { $in: [1, 2] } }],
])('an index may be partial by %j', async (partialFilterExpression) => {
  const collection = await server.collection();
  expect(await collection.createIndex({ z: 1 }, { partialFilterExpression })).toBe('z_1');
  expect(await collection.indexes()).toMatchObject([{ name: '_id_' }, { name: 'z_1', partialFilterExpression }]);
});

test.each<[object]>([
  [{ a: { $ne: 1 } }],
  [{ a: { $exists: false } }],
  [{ a: { $not: { $gt: 1 } } }],
  [{ a: /x/ }],
  [{ a: { $nin: [1] } }],
  [{ a: { $size: 1 } }],
  [{ a: { $elemMatch: { $gt: 1 } } }],
  [{ $nor: [{ a: 1 }] }],
  [{ $or: [{ a: { $ne: 1 } }] }],
])('no index is partial by %j', async (partialFilterExpression) => {
  const collection = await server.collection();
  const error = await refusal(collection.createIndex({ z: 1 }, { partialFilterExpression }));
  expect(error).toMatchObject({
    code: 67,
    codeName: 'CannotCreateIndex',
    message: expect.stringContaining('Expression not supported in partial index'),
  });
});

test.each<[string, object, object, number]>([
  ['that is partial and sparse', { a: 1 }, { sparse: true, partialFilterExpression: { b: 1 } }, 67],
  ['of two fields that expires', { a: 1, b: 1 }, { expireAfterSeconds: 5 }, 67],
  ['that expires before it is there', { a: 1 }, { expireAfterSeconds: -5 }, 67],
  ['of _id that is sparse', { _id: 1 }, { sparse: true }, 197],
])('an index %s is refused', async (_, key, options, code) => {
  const collection = await server.collection();
  expect((await refusal(collection.createIndex(key as never, options))).code).toBe(code);
});

test('of several indexes all are made or none', async () => {
  const collection = await server.collection([
    { a: 1, b: 1 },
    { a: 2, b: 1 },
  ]);
  const error = await refusal(collection.createIndexes([{ key: { a: 1 } }, { key: { b: 1 }, unique: true }]));
  expect(error).toMatchObject({ code: 11000, keyPattern: { b: 1 }, keyValue: { b: 1 } });
  expect((await collection.indexes()).map(({ name }) => name)).toEqual(['_id_']);
});

test('createIndexes counts the indexes before and after, and says when all are there', async () => {
  const create = () => server.db().command({ createIndexes: 'counted', indexes: [{ key: { a: 1 }, name: 'a_1' }] });
  expect(await create()).toMatchObject({
    numIndexesBefore: 1,
    numIndexesAfter: 2,
    createdCollectionAutomatically: true,
  });
  expect(await create()).toMatchObject({ numIndexesBefore: 2, numIndexesAfter: 2, note: 'all indexes already exist' });
  expect((await refusal(server.db().command({ createIndexes: 'counted', indexes: [] }))).code).toBe(2);
});

test('what is dropped has to be there, and _id stays', async () => {
  const collection = await server.collection([{ a: 1 }]);
  await collection.createIndexes([{ key: { a: 1 } }, { key: { b: 1 } }, { key: { c: 1 } }]);
  const drop = (index: unknown) => server.db().command({ dropIndexes: collection.collectionName, index });
  expect(await refusal(drop('z_1'))).toMatchObject({ code: 27, codeName: 'IndexNotFound' });
  expect((await refusal(drop({ a: -1 }))).code).toBe(27);
  expect((await refusal(drop('_id_'))).code).toBe(72);
  expect(await drop({ a: 1 })).toMatchObject({ nIndexesWas: 4 });
  expect(await drop('*')).toMatchObject({ nIndexesWas: 3 });
  expect((await collection.indexes()).map(({ name }) => name)).toEqual(['_id_']);
  expect((await refusal(server.db().command({ dropIndexes: 'nowhere', index: '*' }))).code).toBe(26);
  expect((await refusal(server.db().command({ listIndexes: 'nowhere' }))).code).toBe(26);
});

test.each<[object, object, boolean]>([
  [{ a: 1 }, { a: [2, 1] }, true],
  [{ a: [1, 2] }, { a: [3, 4] }, false],
  [{ a: [1, 2] }, { a: [[1, 2]] }, false],
  [{ a: [[1, 2]] }, { a: [[1, 2], 5] }, true],
  [{ a: { b: 1 } }, { a: { b: 1 } }, true],
  [{ a: { b: 1, c: 2 } }, { a: { c: 2, b: 1 } }, false],
  [{ a: null }, {}, true],
  [{ a: [] }, { a: [] }, true],
  [{ a: [] }, { a: null }, false],
  [{ a: [null] }, {}, true],
  [{ a: 1 }, { a: '1' }, false],
  [{ a: 1 }, { a: true }, false],
  [{ a: new Date(1) }, { a: 1 }, false],
  [{ a: NaN }, { a: NaN }, true],
])('a unique index calls %j and %j the same: %j', async (first, second, isSame) => {
  const collection = await server.collection([first]);
  await collection.createIndex({ a: 1 }, { unique: true });
  const inserted = await collection.insertOne(second).then(
    () => 0,
    (error: { code: number }) => error.code,
  );
  expect(inserted).toBe(isSame ? 11000 : 0);
});
