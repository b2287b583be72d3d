import { blockHolder } from '@wayhouse/domain';
import { connectMongo } from '@wayhouse/service-kit';
import { testConfig } from '@wayhouse/service-kit/testing';
import { describeRoomsForSearch } from './describe-rooms-for-search.js';

let db: Awaited<ReturnType<typeof connectMongo>>;
beforeEach(async () => {
  const { MONGO_URL, MONGO_DATABASE } = testConfig('migration');
  db = await connectMongo(MONGO_URL, MONGO_DATABASE ?? '');
});
afterEach(async () => {
  await db.dropDatabase();
  await db.close();
});

test('describes rooms that are not described yet, and leaves the others', async () => {
  const hotel = { name: 'Lantern & Tide' };
  const [old, described] = [
    { _id: 'a' as never, hotel, images: ['x', 'y'] },
    { _id: 'b' as never, hotel, images: [], hotelWords: ['lantern', 'tide'], bookings: 7, largePhotos: 1 },
  ];
  await db.collection('rooms').insertMany([old, described]);
  await db.collection('night_holds').insertMany([
    { _id: 'booking' as never, room: 'a', version: 1, nights: ['2027-02-01'] },
    { _id: 'cancelled' as never, room: 'a', version: 2, nights: [] },
    { _id: blockHolder({ roomId: 'a' }) as never, room: 'a', version: 1, nights: ['2027-02-09'] },
  ]);
  const migration = describeRoomsForSearch((ids) => Promise.resolve(ids.length));
  await migration.run(db);
  await migration.run(db);
  expect(await db.collection('rooms').find().sort({ _id: 1 }).toArray()).toEqual([
    { ...old, hotelWords: ['lantern', 'tide'], bookings: 1, largePhotos: 2 },
    described,
  ]);
});
