import { refusal, useMongo } from './test-server.js';

const server = useMongo();

test.each<[object[], number, RegExp]>([
  [[{ $match: {}, $limit: 1 }], 40323, /exactly one field/],
  [[{}], 40323, /exactly one field/],
  [[{ $match: 5 }], 15959, /the match filter must be an expression in an object/],
  [[{ $limit: 0 }], 15958, /the limit must be positive/],
  [[{ $sort: {} }], 15976, /\$sort stage must have at least one sort key/],
  [[{ $sort: 5 }], 15973, /the \$sort key specification must be an object/],
  [[{ $group: { n: { $sum: 1 } } }], 15955, /a group specification must include an _id/],
  [[{ $group: 5 }], 15947, /a group's fields must be specified in an object/],
  [[{ $group: { _id: null, n: 5 } }], 40234, /The field 'n' must be an accumulator object/],
  [[{ $group: { _id: null, n: { $sum: 1, $avg: 1 } } }], 40238, /The field 'n' must specify one accumulator/],
  [[{ $group: { _id: null, 'a.b': { $sum: 1 } } }], 40235, /cannot contain '\.'/],
  [[{ $unwind: 'a' }], 28818, /path option to \$unwind stage should be prefixed with a '\$': a/],
  [[{ $unwind: { path: '$a', foo: 1 } }], 28811, /unrecognized option to \$unwind stage: foo/],
  [
    [{ $unwind: { path: '$a', preserveNullAndEmptyArrays: 1 } }],
    28809,
    /expected a boolean for the preserveNullAndEmpty/,
  ],
  [[{ $unwind: { path: '$a', includeArrayIndex: 1 } }], 28810, /expected a non-empty string for the includeArrayIndex/],
  [[{ $facet: {} }], 40169, /\$facet/],
  [[{ $replaceRoot: { newRoot: '$n' } }], 40228, /'newRoot' expression/],
  [[{ $project: { a: 1, 'a.b': 1 } }], 31249, /Path collision at a\.b/],
  [[{ $project: { 'a.b': 1, a: 1 } }], 31250, /Path collision at a/],
  [[{ $project: { a: {} } }], 51270, /empty (sub-projection|object)/],
  [[{ $project: { a: 0, b: { $add: [1, 1] } } }], 31252, /exclusion projection/],
  [[{ $set: { x: { $eq: [1] } } }], 16020, /Expression \$eq takes exactly 2 arguments\. 1 were passed in\./],
  [[{ $set: { x: { $add: [1], $sum: 1 } } }], 15983, /must have exactly one field/],
  [[{ $set: { x: { $concat: ['$n'] } } }], 16702, /\$concat only supports strings, not int/],
  [[{ $set: { x: { $size: '$n' } } }], 17124, /The argument to \$size must be an array, but was of type: int/],
  [[{ $set: { x: { $year: '$s' } } }], 16006, /can't convert from BSON type string to Date/],
  [[{ $set: { x: { $switch: { branches: [{ case: false, then: 1 }] } } } }], 40066, /could not find a matching branch/],
  [[{ $set: { x: { $toInt: '$s' } } }], 241, /Failed to (parse|convert)/],
  [[{ $set: { x: { $mergeObjects: ['$n'] } } }], 40400, /\$mergeObjects requires object inputs/],
])('%j is refused', async (pipeline, code, message) => {
  const collection = await server.collection([{ n: 5, s: 'text', a: [1] }]);
  const error = await refusal(collection.aggregate(pipeline).toArray());
  expect(error).toMatchObject({ code, message: expect.stringMatching(message) });
});

test.each<[object, object]>([
  [{ 'list.y': { $add: ['$n', 1] } }, { _id: 1, list: [{ y: 6 }, { y: 6 }] }],
  [
    { 'list.x': 1, 'list.y': '$n' },
    {
      _id: 1,
      list: [
        { x: 1, y: 5 },
        { x: 2, y: 5 },
      ],
    },
  ],
  [{ _id: 0, 'n.x': '$s' }, { n: { x: 'text' } }],
])('a field computed below an array is computed for each of its elements: %j', async (project, expected) => {
  const collection = await server.collection([{ _id: 1, n: 5, s: 'text', list: [{ x: 1 }, { x: 2 }] } as object]);
  expect(await collection.aggregate([{ $project: project }]).toArray()).toEqual([expected]);
});

test('now is one moment for all documents', async () => {
  const collection = await server.collection(Array.from({ length: 500 }, () => ({})));
  const [found] = await collection.aggregate([{ $group: { _id: '$$NOW' } }, { $count: 'moments' }]).toArray();
  expect(found).toEqual({ moments: 1 });
});
