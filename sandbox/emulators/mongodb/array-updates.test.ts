import { useMongo } from './test-server.js';

const server = useMongo();

const many = (...n: number[]) => ({ a: n.map((b) => ({ b })) });

test.each<[object, object, object]>([
  [{ a: [1, [1], [[1]], 2] }, { $pull: { a: 1 } }, { a: [[1], [[1]], 2] }],
  [{ a: [1, [1], 2] }, { $pull: { a: [1] } }, { a: [1, 2] }],
  [{ a: [null, 1, {}] }, { $pull: { a: null } }, { a: [1, {}] }],
  [{ a: [1, 5, [7]] }, { $pull: { a: { $gte: 5 } } }, { a: [1] }],
  [{ a: [1, 5, 9] }, { $pull: { a: { $in: [1, 9] } } }, { a: [5] }],
  [{ a: ['ab', 'cd', 5] }, { $pull: { a: /^a/ } }, { a: ['cd', 5] }],
  [many(1, 2, 3), { $pull: { a: { b: { $gt: 1 } } } }, many(1)],
  [many(1, 2, 3), { $pull: { a: { $or: [{ b: 1 }, { b: 3 }] } } }, many(2)],
  [{ a: [{ b: 1, c: 1 }, { b: 1 }, 1] }, { $pull: { a: { b: 1 } } }, { a: [1] }],
  [{ a: [{ b: [1, 2] }, { b: [3] }] }, { $pull: { a: { b: { $elemMatch: { $gt: 2 } } } } }, { a: [{ b: [1, 2] }] }],
  [{ a: [{ b: 1, c: 1 }, { b: 1 }] }, { $pullAll: { a: [{ b: 1 }, 9] } }, { a: [{ b: 1, c: 1 }] }],
  [{ a: [1, 2], b: 1 }, { $pull: { a: 3, c: 1 } }, { a: [1, 2], b: 1 }],
  [{ b: { c: [1, 2] } }, { $pop: { 'b.c': 1, 'x.y': 1 } }, { b: { c: [1] } }],
  [{ a: [] }, { $pop: { a: -1 } }, { a: [] }],
  [{ a: [1, 2, 3] }, { $push: { a: { $each: [8, 9], $position: -1 } } }, { a: [1, 2, 8, 9, 3] }],
  [{ a: [1] }, { $push: { a: { $each: [8], $position: 9 } } }, { a: [1, 8] }],
  [{ a: [1] }, { $push: { a: { $each: [8], $position: -9 } } }, { a: [8, 1] }],
  [{ a: [1, 2] }, { $push: { a: { $each: [], $slice: 0 } } }, { a: [] }],
  [{ a: [3, 'x', 1] }, { $push: { a: { $each: [null], $sort: -1 } } }, { a: ['x', 3, 1, null] }],
  [many(3, 1), { $push: { a: { $each: [{ b: 2 }], $sort: { b: -1 }, $slice: 2 } } }, many(3, 2)],
  [{}, { $push: { 'a.b': { $each: [1, 2] } } }, { a: { b: [1, 2] } }],
  [{ a: [[1]] }, { $push: { 'a.0': 2 } }, { a: [[1, 2]] }],
  [{ a: [1, 1] }, { $addToSet: { a: [1] } }, { a: [1, 1, [1]] }],
  [
    { a: [{ x: 1, y: 2 }] },
    { $addToSet: { a: { y: 2, x: 1 } } },
    {
      a: [
        { x: 1, y: 2 },
        { y: 2, x: 1 },
      ],
    },
  ],
  [{}, { $addToSet: { a: { $each: [2, 2, 1] } } }, { a: [2, 1] }],
  [{ a: [{ b: 1 }] }, { $unset: { 'a.0.b': 1, 'a.5': 1 } }, { a: [{}] }],
  [{ a: 5 }, { $unset: { 'a.b': 1 } }, { a: 5 }],
  [{ a: [1, 2] }, { $inc: { 'a.1': 5 }, $min: { 'a.0': 0 } }, { a: [0, 7] }],
  [{ a: {} }, { $set: { 'a.1': 'x' } }, { a: { 1: 'x' } }],
  [{ a: 1 }, { $rename: { a: 'b.c' } }, { b: { c: 1 } }],
  [{ a: 1, b: 2 }, { $rename: { a: 'b' } }, { b: 1 }],
  [{ a: 1 }, { $min: { a: null }, $max: { b: 5 } }, { a: null, b: 5 }],
  [{ a: null }, { $max: { a: 'x' } }, { a: 'x' }],
  [{ a: 1 }, {}, {}],
])('%j changed by %j becomes %j', async (before, update, after) => {
  const collection = await server.collection([{ _id: 1, ...before } as object]);
  await server.db().command({ update: collection.collectionName, updates: [{ q: {}, u: update }] });
  expect(await collection.findOne()).toEqual({ _id: 1, ...after });
});

test('new fields are added in the order of their names', async () => {
  const collection = await server.collection([{ _id: 1, z: 1 } as object]);
  await collection.updateOne({}, { $set: { b: 1, a: 1, 'o.y': 1, 'o.x': 1 } });
  const found = (await collection.findOne())!;
  expect(JSON.stringify(found)).toBe('{"_id":1,"z":1,"a":1,"b":1,"o":{"x":1,"y":1}}');
});

test('an update that leaves a document as it is does not count as a modification', async () => {
  const collection = await server.collection([{ _id: 1, a: [1], b: 2 } as object]);
  for (const update of [
    { $addToSet: { a: 1 } },
    { $pull: { a: 9 } },
    { $set: { b: 2 } },
    { $unset: { c: 1 } },
    { $max: { b: 1 } },
    { $setOnInsert: { b: 3 } },
    { $rename: { x: 'y' } },
  ])
    expect(await collection.updateOne({}, update as never)).toMatchObject({ matchedCount: 1, modifiedCount: 0 });
});
