import { expire } from './expire.js';
import { newOperation } from './store/operation.js';
import { search } from './store/search.js';
import { newStore } from './store/store.js';
import { insertDoc } from './store/write-docs.js';

const docs = [
  { _id: 1, at: new Date(0) },
  { _id: 2, at: new Date(5_000) },
  { _id: 3, at: 'no date' },
  { _id: 4 },
  { _id: 5, at: [new Date(0), new Date(60_000)] },
];

/** The documents that remain at `now` when they expire ten seconds after their `at`. */
async function left(now: number) {
  const store = newStore();
  const op = newOperation(store, null);
  const collection = op.ensureCollection('test.a');
  await store.addIndex(collection, {
    key: { at: 1 },
    name: 'at_1',
    expireAfterSeconds: 10,
  });
  for (const doc of docs) await insertDoc(op, collection.ns, doc);
  await expire(store, now);
  return search(collection, op.view, { filter: {} }).map(({ _id }) => _id);
}

test.each([
  [10_000, [1, 2, 3, 4, 5]],
  [10_001, [2, 3, 4]],
  [15_001, [3, 4]],
])('expires documents by a TTL index: at %d ms %j remain', async (now, expected) => {
  expect(await left(now)).toEqual(expected);
});
