import { refusal, useMongo } from './test-server.js';

const server = useMongo();
const doc = { _id: 1, a: { b: 1, c: 2 }, list: [{ x: 1, y: 1 }, { x: 2 }, 5], n: 3 };

test.each<[object, object]>([
  [{ n: 1 }, { _id: 1, n: 3 }],
  [{ n: 1, _id: 0 }, { n: 3 }],
  [{ _id: 1 }, { _id: 1 }],
  [
    { _id: 0, list: 0 },
    { a: { b: 1, c: 2 }, n: 3 },
  ],
  [
    { 'a.b': 1, 'list.x': 1, _id: 0 },
    { a: { b: 1 }, list: [{ x: 1 }, { x: 2 }] },
  ],
  [
    { a: { c: 0 }, list: 0 },
    { _id: 1, a: { b: 1 }, n: 3 },
  ],
  [
    { list: { $slice: 1 }, a: 0 },
    { _id: 1, list: [{ x: 1, y: 1 }], n: 3 },
  ],
  [{ list: { $slice: -1 } }, { _id: 1, a: { b: 1, c: 2 }, list: [5], n: 3 }],
  [
    { n: 1, list: { $slice: [1, 1] } },
    { _id: 1, list: [{ x: 2 }], n: 3 },
  ],
  [{ list: { $elemMatch: { x: 2 } } }, { _id: 1, list: [{ x: 2 }] }],
  [{ _id: 0, total: { $add: ['$n', '$a.c'] } }, { total: 5 }],
  [{ missing: 1, 'n.x': 1 }, { _id: 1 }],
])('%j shows %j', async (projection, expected) => {
  const collection = await server.collection([doc as object]);
  expect(await collection.findOne({}, { projection })).toEqual(expected);
});

test('refuses to mix what is shown with what is hidden', async () => {
  const collection = await server.collection([doc as object]);
  expect((await refusal(collection.findOne({}, { projection: { a: 1, n: 0 } }))).code).toBe(31254);
  expect((await refusal(collection.findOne({}, { projection: { a: 0, n: 1 } }))).code).toBe(31253);
});

test('lists the distinct values of a path', async () => {
  const collection = await server.collection([{ t: ['b', 'a'] }, { t: 'a' }, { t: 1 }, {}]);
  expect(await collection.distinct('t')).toEqual([1, 'a', 'b']);
  expect(await collection.distinct('t', { t: 'b' })).toEqual(['a', 'b']);
});
