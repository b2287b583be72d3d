import { refusal, useMongo } from './test-server.js';

const server = useMongo();

async function order(docs: object[], sort: Record<string, 1 | -1>) {
  const collection = await server.collection(docs);
  const found = (await collection.find().sort(sort).toArray()).map(({ _id }) => _id as unknown);
  expect((await collection.aggregate([{ $sort: sort }]).toArray()).map(({ _id }) => _id as unknown)).toEqual(found);
  return found;
}

const lists = [
  { _id: 1, a: [2, 9] },
  { _id: 2, a: [] },
  { _id: 3, a: null },
  { _id: 4 },
  { _id: 5, a: 5 },
  { _id: 6, a: [3] },
];

test('an array sorts by its least element, descending by its greatest, and an empty one before null', async () => {
  expect(await order(lists, { a: 1, _id: 1 })).toEqual([2, 3, 4, 1, 6, 5]);
  expect(await order(lists, { a: -1, _id: 1 })).toEqual([1, 5, 6, 3, 4, 2]);
});

test('fields below one array sort by the same element', async () => {
  const docs = [
    {
      _id: 1,
      a: [
        { x: 1, y: 5 },
        { x: 2, y: 0 },
      ],
    },
    { _id: 2, a: [{ x: 1, y: 4 }] },
  ];
  expect(await order(docs, { 'a.x': 1, 'a.y': 1 })).toEqual([2, 1]);
  expect(await order(docs, { 'a.x': -1, 'a.y': 1 })).toEqual([1, 2]);
});

test('two different arrays cannot be sorted by', async () => {
  const collection = await server.collection([
    { a: [1, 2], b: [1, 2] },
    { a: 1, b: 1 },
  ]);
  const error = await refusal(collection.find().sort({ a: 1, b: 1 }).toArray());
  expect(error).toMatchObject({ code: 2, message: expect.stringContaining('parallel arrays') });
});

test('what is equal for one field is ordered by the next', async () => {
  const docs = Array.from({ length: 40 }, (_, _id) => ({ _id, a: _id % 3, b: { c: _id % 5 } }));
  const expected = docs.toSorted((x, y) => y.a - x.a || x.b.c - y.b.c || y._id - x._id).map(({ _id }) => _id);
  expect(await order(docs, { a: -1, 'b.c': 1, _id: -1 })).toEqual(expected);
});

test('skip and limit cut after sorting, and leave nothing out or in twice', async () => {
  const collection = await server.collection(Array.from({ length: 30 }, (_, i) => ({ _id: i, a: i % 4 })) as object[]);
  const whole = await collection.find().sort({ a: 1, _id: 1 }).toArray();
  const pages = await Promise.all(
    [0, 7, 14, 21, 28].map((from) => collection.find().sort({ a: 1, _id: 1 }).skip(from).limit(7).toArray()),
  );
  expect(pages.flat()).toEqual(whole);
});

test.each<[unknown, number]>([
  [{ a: 'up' }, 15974],
  [{ a: 2 }, 15975],
  [{ a: 0 }, 15975],
])('sorting by %j is refused', async (sort, code) => {
  const collection = await server.collection([{ a: 1 }]);
  const found = server.db().command({ find: collection.collectionName, sort });
  expect(await refusal(found)).toMatchObject({ code, codeName: `Location${code}` });
  expect((await refusal(collection.aggregate([{ $sort: sort as object }]).toArray())).code).toBe(code);
});
