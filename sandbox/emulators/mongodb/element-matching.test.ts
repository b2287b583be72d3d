import { refusal, useMongo } from './test-server.js';

const server = useMongo();

const docs = [
  { _id: 1, a: 5 },
  { _id: 2, a: [5] },
  { _id: 3, a: [[5]] },
  { _id: 4, a: [{ b: 5 }] },
  { _id: 5, a: [[{ b: 5 }]] },
  { _id: 6, a: [{ b: [5] }, { b: 1, c: 2 }] },
  { _id: 7, a: [] },
  { _id: 8, a: [1, 5, 'x'] },
];

test.each<[object, number[]]>([
  [{ a: 5 }, [1, 2, 8]],
  [{ a: [5] }, [2, 3]],
  [{ 'a.0': 5 }, [2, 3]],
  [{ 'a.0.0': 5 }, [3]],
  [{ 'a.b': 5 }, [4, 6]],
  [{ 'a.0.b': 5 }, [4, 5, 6]],
  [{ a: { $elemMatch: { $gt: 4 } } }, [2, 8]],
  [{ a: { $elemMatch: { $eq: [5] } } }, [3]],
  [{ a: { $elemMatch: { $elemMatch: { $gt: 4 } } } }, [3]],
  [{ a: { $elemMatch: { $not: { $gt: 4 } } } }, [3, 4, 5, 6, 8]],
  [{ a: { $elemMatch: { $in: [1, 'x'] } } }, [8]],
  [{ a: { $elemMatch: { $size: 1 } } }, [3, 5]],
  [{ a: { $elemMatch: { $exists: true } } }, [2, 3, 4, 5, 6, 8]],
  [{ a: { $elemMatch: { b: 5 } } }, [4, 6]],
  [{ a: { $elemMatch: { b: 1, c: 2 } } }, [6]],
  [{ a: { $elemMatch: { $or: [{ b: 1 }, { c: 9 }] } } }, [6]],
  [{ a: { $elemMatch: { $nor: [{ b: 5 }] } } }, [3, 5, 6]],
  [{ a: { $all: [1, 5] } }, [8]],
  [{ a: { $all: [[5]] } }, [2, 3]],
  [{ a: { $all: [] } }, []],
  [{ a: { $all: [{ $elemMatch: { b: 1 } }, { $elemMatch: { b: 5 } }] } }, [6]],
  [{ a: { $size: 0 } }, [7]],
  [{ a: { $not: { $size: 1 } } }, [1, 6, 7, 8]],
  [{ a: { $not: { $elemMatch: { $gt: 4 } } } }, [1, 3, 4, 5, 6, 7]],
  [{ a: { $not: { $all: [5] } } }, [3, 4, 5, 6, 7]],
  [{ a: { $not: { $not: { $eq: 5 } } } }, [1, 2, 8]],
  [{ a: { $nin: [5, 1] } }, [3, 4, 5, 6, 7]],
  [{ 'a.b': { $exists: false } }, [1, 2, 3, 5, 7, 8]],
  [{ $nor: [{ a: 5 }, { 'a.b': 5 }] }, [3, 5, 7]],
  [{ $and: [{ $or: [{ a: 5 }, { a: { $size: 0 } }] }, { $expr: { $gt: ['$_id', 2] } }] }, [7, 8]],
])('%j finds elements, and no deeper ones than it names', async (filter, expected) => {
  const collection = await server.collection(docs as object[]);
  const found = await collection.find(filter).sort({ _id: 1 }).toArray();
  expect(found.map(({ _id }) => _id as unknown)).toEqual(expected);
});

test.each<[object, RegExp]>([
  [{ a: { $elemMatch: 5 } }, /\$elemMatch needs an Object/],
  [{ a: { $elemMatch: { $expr: true } } }, /\$expr/],
  [{ a: { $not: 5 } }, /\$not needs a (regex|document)/],
  [{ a: { $not: {} } }, /\$not/],
  [{ a: { $not: { $and: [] } } }, /unknown operator: \$and/],
  [{ a: { $all: 5 } }, /\$all needs an array/],
  [{ a: { $all: [{ $gt: 1 }] } }, /no \$ expressions in \$all/],
  [{ a: { $in: [{ $gt: 1 }] } }, /cannot nest \$ under \$in/],
  [{ a: { $gt: 1, b: 2 } }, /unknown operator: b/],
  [{ a: { $mod: [0, 0] } }, /divisor cannot be 0/],
  [{ a: { $mod: [4] } }, /malformed mod, (not enough elements|needs to be an array)/],
  [{ a: { $type: 'texts' } }, /Unknown type name alias: texts/],
  [{ a: { $ne: /x/ } }, /Can't have regex as arg to \$ne/],
  [{ $and: {} }, /\$and must be an array/],
  [{ $nor: [5] }, /\$nor .*entries need to be full objects|\$nor argument's entries must be objects/],
  [{ $not: { a: 1 } }, /unknown top level operator: \$not/],
])('%j is refused with BadValue', async (filter, message) => {
  const collection = await server.collection(docs as object[]);
  const error = await refusal(collection.find(filter).toArray());
  expect(error).toMatchObject({ code: 2, codeName: 'BadValue', message: expect.stringMatching(message) });
});
