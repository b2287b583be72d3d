import { connectMongo } from '@wayhouse/service-kit';
import { testConfig } from '@wayhouse/service-kit/testing';
import { hotelsByOwner } from './hotels-by-owner.js';

let db: Awaited<ReturnType<typeof connectMongo>>;
beforeEach(async () => {
  const { MONGO_URL, MONGO_DATABASE } = testConfig('migration');
  db = await connectMongo(MONGO_URL, MONGO_DATABASE ?? '');
});
afterEach(async () => {
  await db.dropDatabase();
  await db.close();
});

const hotels = () => db.collection<{ _id: string; owner: { id: string } }>('hotels');
const add = (_id: string) => hotels().insertOne({ _id, owner: { id: 'asha' } });

test('an account that had one hotel may have another', async () => {
  await hotels().createIndex({ 'owner.id': 1 }, { unique: true });
  await add('first');
  await expect(add('second')).rejects.toMatchObject({ code: 11000 });
  await hotelsByOwner.run(db);
  await hotelsByOwner.run(db);
  await add('second');
  expect(await hotels().countDocuments()).toBe(2);
});

test('changes nothing where there was no such index', async () => {
  await hotelsByOwner.run(db);
  await add('first');
  await add('second');
  expect(await hotels().countDocuments()).toBe(2);
});
