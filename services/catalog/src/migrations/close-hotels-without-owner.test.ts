import { connectMongo } from '@wayhouse/service-kit';
import { testConfig } from '@wayhouse/service-kit/testing';
import { closeHotelsWithoutOwner } from './close-hotels-without-owner.js';

let db: Awaited<ReturnType<typeof connectMongo>>;
beforeEach(async () => {
  const { MONGO_URL, MONGO_DATABASE } = testConfig('migration');
  db = await connectMongo(MONGO_URL, MONGO_DATABASE ?? '');
});
afterEach(async () => {
  await db.dropDatabase();
  await db.close();
});

test('closes the hotels and rooms of owners who have gone, and no others', async () => {
  const [gone, there] = [
    { name: 'Palm House', contact: '' },
    { name: 'Sea View', contact: '+91 832 555 0100' },
  ];
  const ids = ['a', 'b'].map((_id) => ({ _id: _id as never }));
  await db.collection('hotels').insertMany([gone, there].map((hotel, at) => ({ ...ids[at], ...hotel })));
  await db.collection('rooms').insertMany([gone, there].map((hotel, at) => ({ ...ids[at], hotel })));
  await closeHotelsWithoutOwner.run(db);
  await closeHotelsWithoutOwner.run(db);
  const read = (name: string) => db.collection(name).find().sort({ _id: 1 }).toArray();
  expect(await read('hotels')).toEqual([
    { _id: 'a', ...gone, closed: 'for-good' },
    { _id: 'b', ...there },
  ]);
  expect(await read('rooms')).toEqual([
    { _id: 'a', hotel: { ...gone, closed: 'for-good' } },
    { _id: 'b', hotel: there },
  ]);
});
