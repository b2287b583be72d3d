import { expire } from './expire.js';
import { insertDoc } from './store/insert-doc.js';
import { newOperation } from './store/operation.js';
import { search } from './store/search.js';
import { newStore } from './store/store.js';

const docs = [
  { _id: 1, at: new Date(0) },
  { _id: 2, at: new Date(5_000) },
  { _id: 3, at: 'no date' },
  { _id: 4 },
  { _id: 5, at: [new Date(0), new Date(60_000)] },
  { _id: 6, at: new Date(0), kept: true },
];

/** Which documents are left at `now` when they expire ten seconds after their `at`. */
async function left(now: number) {
  const store = newStore();
  const op = newOperation(store, null);
  const collection = op.ensureCollection('test.a');
  const partialFilterExpression = { kept: null };
  await store.addIndex(collection, {
    v: 2,
    key: { at: 1 },
    name: 'at_1',
    expireAfterSeconds: 10,
    partialFilterExpression,
  });
  for (const doc of docs) insertDoc(op, collection, doc);
  await expire(store, now);
  return search(collection, op.view, { filter: {} }).map(({ _id }) => _id);
}

test.each([
  [10_000, [1, 2, 3, 4, 5, 6]],
  [10_001, [2, 3, 4, 6]],
  [15_001, [3, 4, 6]],
])('at %d ms there are still %j', async (now, expected) => {
  expect(await left(now)).toEqual(expected);
});
