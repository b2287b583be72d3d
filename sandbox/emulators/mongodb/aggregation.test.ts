import { errorOf, useMongo } from './testing/mongo-server.js';

const server = useMongo();

const bookings = [
  { _id: 1, hotel: 'h1', total: 100, guests: ['a', 'b'] },
  { _id: 2, hotel: 'h1', total: 250, guests: [] },
  { _id: 3, hotel: 'h2', total: 400, guests: ['c'], stay: { nights: [{ n: 1 }, { n: 2 }] } },
  { _id: 4, hotel: 'h1', total: 'free' },
];

const all = { $match: {} };
const aggregated = async (pipeline: object[]) => (await server.collection(bookings)).aggregate(pipeline).toArray();

test.each<[object[], object[]]>([
  [
    [{ $match: { hotel: 'h1' } }, { $group: { _id: '$hotel', total: { $sum: '$total' }, n: { $sum: 1 } } }],
    [{ _id: 'h1', total: 350, n: 3 }],
  ],
  // Of different types the order is that of sorting: numbers before strings.
  [
    [all, { $group: { _id: null, least: { $min: '$total' }, most: { $max: '$total' } } }],
    [{ _id: null, least: 100, most: 'free' }],
  ],
  // Missing values and nulls do not count, unless there is nothing else.
  [
    [
      all,
      { $group: { _id: '$hotel', least: { $min: '$stay.nights' }, most: { $max: '$missing' } } },
      { $sort: { _id: 1 } },
    ],
    [
      { _id: 'h1', least: null, most: null },
      { _id: 'h2', least: [{ n: 1 }, { n: 2 }], most: null },
    ],
  ],
  // Documents are compared member by member; a missing one is left out.
  [
    [
      { $match: { hotel: 'h1' } },
      { $group: { _id: '$hotel', first: { $min: { total: '$total', id: '$_id', stay: '$stay' } } } },
    ],
    [{ _id: 'h1', first: { total: 100, id: 1 } }],
  ],
  // Groups by several values, of which a missing one is left out.
  [
    [
      { $match: { _id: { $gt: 1 } } },
      { $group: { _id: { hotel: '$hotel', nights: '$stay.nights' }, n: { $sum: 1 } } },
      { $group: { _id: '$_id.hotel', groups: { $sum: 1 }, n: { $sum: '$n' } } },
      { $sort: { _id: 1 } },
    ],
    [
      { _id: 'h1', groups: 1, n: 2 },
      { _id: 'h2', groups: 1, n: 1 },
    ],
  ],
  [[{ $match: { _id: 2 } }, { $group: { _id: { hotel: '$hotel', stay: '$stay' } } }], [{ _id: { hotel: 'h1' } }]],
  [
    [all, { $group: { _id: '$hotel', n: { $sum: 1 } } }, { $match: { n: { $gt: 1 } } }, { $project: { n: 1 } }],
    [{ _id: 'h1', n: 3 }],
  ],
  [
    [all, { $sort: { hotel: -1, _id: -1 } }, { $limit: 3 }, { $project: { hotel: 1 } }],
    [
      { _id: 3, hotel: 'h2' },
      { _id: 4, hotel: 'h1' },
      { _id: 2, hotel: 'h1' },
    ],
  ],
  [[{ $match: { hotel: 'nowhere' } }, { $group: { _id: null, n: { $sum: 1 } } }], []],
  [
    [{ $match: { _id: { $lt: 4 } } }, { $unwind: '$guests' }, { $project: { guests: 1 } }],
    [
      { _id: 1, guests: 'a' },
      { _id: 1, guests: 'b' },
      { _id: 3, guests: 'c' },
    ],
  ],
  [
    [all, { $unwind: '$stay.nights' }, { $project: { 'stay.nights.n': 1 } }],
    [
      { _id: 3, stay: { nights: { n: 1 } } },
      { _id: 3, stay: { nights: { n: 2 } } },
    ],
  ],
  // An array on the way to the path leads nowhere.
  [[all, { $unwind: '$stay.nights.n' }], []],
  [
    [{ $match: { _id: 3 } }, { $project: { _id: 0, hotel: 1, twice: { $multiply: ['$total', 2] } } }],
    [{ hotel: 'h2', twice: 800 }],
  ],
  [[{ $match: { _id: 3 } }, { $project: { _id: 0, sum: { $sum: '$stay.nights.n' } } }], [{ sum: 3 }]],
  [[{ $match: { _id: 3 } }, { $project: { total: 1 } }], [{ _id: 3, total: 400 }]],
])('%j', async (pipeline, expected) => {
  expect(await aggregated(pipeline)).toEqual(expected);
});

test('a pipeline does not change what is stored', async () => {
  const collection = await server.collection([{ o: [{ p: 1 }], n: { a: [1] } }]);
  const before = await collection.findOne();
  await collection.aggregate([all, { $unwind: '$o' }, { $unwind: '$n.a' }, { $project: { o: '$n' } }]).toArray();
  expect(await collection.findOne()).toEqual(before);
});

const doc = {
  n: 5,
  s: 'Lisbon',
  d: new Date('2027-03-04T00:00:01Z'),
  a: [3, 1, 2],
  o: [{ p: 1 }, { q: 2 }, { p: 3 }],
  nested: [[{ b: 1 }], { b: 2 }, { b: [{ c: 1 }, { c: 2 }] }],
  nil: null,
};

test.each<[object | string, unknown]>([
  ['$o.p', [1, 3]],
  ['$nested.b', [2, [{ c: 1 }, { c: 2 }]]],
  ['$nested.b.c', [[1, 2]]],
  [
    ['$n', '$missing'],
    [5, null],
  ],
  [{ $subtract: ['$d', { $toDate: '2027-03-04' }] }, 1000],
  [{ $divide: ['$n', 2] }, 2.5],
  [{ $multiply: ['$n', 3] }, 15],
  [{ $sum: '$a' }, 6],
  [{ $sum: '$n' }, 5],
  [{ $sum: '$missing' }, 0],
  [{ $max: ['$s', 'Porto'] }, 'Porto'],
  [{ $min: ['$n', 1] }, 1],
  [{ $cond: [{ $gte: ['$n', 4] }, 'many', 'few'] }, 'many'],
  [{ $cond: ['$missing', 1, 2] }, 2],
  [
    {
      $switch: {
        branches: [
          { case: { $eq: ['$n', 1] }, then: 'one' },
          { case: true, then: 'more' },
        ],
      },
    },
    'more',
  ],
  [{ $eq: ['$missing', null] }, false],
  [{ $lt: ['$n', '$s'] }, true],
  [{ $and: ['$n', '$s', 1] }, true],
  // The first argument that decides is the last one evaluated.
  [{ $and: ['$nil', { $divide: [1, 0] }] }, false],
  [{ $or: [true, { $divide: [1, 0] }] }, true],
  [{ $in: [1, '$a'] }, true],
  [{ $in: ['$missing', [null]] }, false],
  [{ $filter: { input: '$a', as: 'x', cond: { $gte: ['$$x', 2] } } }, [3, 2]],
  [{ $map: { input: '$o', as: 'x', in: '$$x.p' } }, [1, null, 3]],
])('the expression %j is %j', async (expression, expected) => {
  const collection = await server.collection([doc]);
  const [result] = await collection.aggregate([all, { $project: { _id: 0, value: expression } }]).toArray();
  expect(result!['value']).toEqual(expected);
});

test.each<[object]>([
  [{ $group: { n: { $sum: 1 } } }],
  [{ $group: { _id: null, n: { $sum: ['$a', '$b'] } } }],
  [{ $group: { _id: null, n: { $min: ['$a', '$b'] } } }],
  [{ $sort: {} }],
  [{ $sort: { a: 2 } }],
  [{ $limit: 0 }],
  [{ $limit: -1 }],
  [{ $limit: 1.5 }],
  [{ $limit: 'one' }],
  [{ $project: { a: 1, 'a.b': 1 } }],
  [{ $project: { x: { $eq: [1] } } }],
  [{ $project: { x: { $in: [1, '$n'] } } }],
  [{ $project: { x: { $filter: { input: '$n', as: 'x', cond: true } } } }],
  [{ $project: { x: { $map: { input: '$n', as: 'x', in: 1 } } } }],
  [{ $project: { x: { $switch: { branches: [{ case: false, then: 1 }] } } } }],
  [{ $project: { x: { $divide: ['$n', 0] } } }],
])('refuses the malformed stage %j', async (stage) => {
  const collection = await server.collection([doc]);
  expect((await errorOf(collection.aggregate([all, stage]).toArray())).codeName).toMatch(/^(BadValue|Location\d+)$/);
});
