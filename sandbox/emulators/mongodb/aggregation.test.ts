import { useMongo } from './test-server.js';

const server = useMongo();

const bookings = [
  { _id: 1, hotel: 'h1', totalMinor: 100, paidAt: new Date('2027-01-31T23:59:59Z'), guests: ['a', 'b'] },
  { _id: 2, hotel: 'h1', totalMinor: 250, paidAt: new Date('2027-02-01T00:00:00Z'), guests: [] },
  { _id: 3, hotel: 'h2', totalMinor: 400, paidAt: null, guests: ['c'] },
  { _id: 4, hotel: 'h1', totalMinor: 'free', note: { text: 'x' } },
];

async function aggregated(pipeline: object[]) {
  return (await server.collection(bookings as object[])).aggregate(pipeline).toArray();
}

test.each<[object[], object[]]>([
  [[{ $match: { hotel: 'h1' } }, { $count: 'n' }], [{ n: 3 }]],
  [[{ $match: { hotel: 'nowhere' } }, { $count: 'n' }], []],
  [
    [
      { $group: { _id: '$hotel', total: { $sum: '$totalMinor' }, n: { $sum: 1 }, mean: { $avg: '$totalMinor' } } },
      { $sort: { _id: 1 } },
    ],
    [
      { _id: 'h1', total: 350, n: 3, mean: 175 },
      { _id: 'h2', total: 400, n: 1, mean: 400 },
    ],
  ],
  [
    [
      { $match: { paidAt: { $ne: null } } },
      { $group: { _id: { $dateToString: { date: '$paidAt', format: '%Y-%m' } }, total: { $sum: '$totalMinor' } } },
      { $sort: { _id: 1 } },
    ],
    [
      { _id: '2027-01', total: 100 },
      { _id: '2027-02', total: 250 },
    ],
  ],
  [
    [
      { $sort: { _id: -1 } },
      {
        $group: {
          _id: null,
          first: { $first: '$_id' },
          last: { $last: '$_id' },
          ids: { $push: '$_id' },
          hotels: { $addToSet: '$hotel' },
          least: { $min: '$paidAt' },
          most: { $max: '$totalMinor' },
        },
      },
    ],
    [
      {
        _id: null,
        first: 4,
        last: 1,
        ids: [4, 3, 2, 1],
        hotels: ['h1', 'h2'],
        least: new Date('2027-01-31T23:59:59Z'),
        most: 'free',
      },
    ],
  ],
  [
    [{ $unwind: '$guests' }, { $project: { guests: 1 } }],
    [
      { _id: 1, guests: 'a' },
      { _id: 1, guests: 'b' },
      { _id: 3, guests: 'c' },
    ],
  ],
  [
    [
      { $unwind: { path: '$guests', preserveNullAndEmptyArrays: true, includeArrayIndex: 'i' } },
      { $match: { _id: { $in: [2, 3] } } },
      { $project: { guests: 1, i: 1 } },
    ],
    [
      { _id: 2, i: null },
      { _id: 3, guests: 'c', i: 0 },
    ],
  ],
  [
    [{ $sortByCount: '$hotel' }],
    [
      { _id: 'h1', count: 3 },
      { _id: 'h2', count: 1 },
    ],
  ],
  [
    [{ $skip: 1 }, { $limit: 1 }, { $set: { 'note.x': { $size: '$guests' } } }, { $unset: ['guests', 'paidAt'] }],
    [{ _id: 2, hotel: 'h1', totalMinor: 250, note: { x: 0 } }],
  ],
  [[{ $match: { _id: 4 } }, { $replaceRoot: { newRoot: '$note' } }], [{ text: 'x' }]],
  [[{ $match: { _id: 4 } }, { $replaceWith: { $mergeObjects: ['$note', { y: 1 }] } }], [{ text: 'x', y: 1 }]],
  [
    [{ $facet: { n: [{ $count: 'all' }], ids: [{ $project: { _id: 1 } }, { $limit: 1 }] } }],
    [{ n: [{ all: 4 }], ids: [{ _id: 1 }] }],
  ],
  [
    [
      { $limit: 1 },
      {
        $project: { _id: 0, month: { $substrBytes: ['2027-02-03', 0, 7] }, double: { $multiply: ['$totalMinor', 2] } },
      },
    ],
    [{ month: '2027-02', double: 200 }],
  ],
  [
    [{ $limit: 1 }, { $project: { hotel: 0, 'guests.x': 0, paidAt: 0 } }],
    [{ _id: 1, totalMinor: 100, guests: ['a', 'b'] }],
  ],
])('%j', async (pipeline, expected) => {
  expect(await aggregated(pipeline)).toEqual(expected);
});

test('no pipeline changes what is stored', async () => {
  const collection = await server.collection([{ o: [{ p: 1 }], a: [3, 1], d: new Date(0) }]);
  const before = await collection.findOne();
  await collection
    .aggregate([
      { $set: { 'o.z': 1, a: [], d: { $add: ['$d', 1] } } },
      { $unset: 'o.p' },
      { $sort: { a: 1 } },
      { $unwind: '$o' },
    ])
    .toArray();
  expect(await collection.findOne()).toEqual(before);
});
