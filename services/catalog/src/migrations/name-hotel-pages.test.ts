import { connectMongo } from '@wayhouse/service-kit';
import { testConfig } from '@wayhouse/service-kit/testing';
import { nameHotelPages } from './name-hotel-pages.js';

let db: Awaited<ReturnType<typeof connectMongo>>;
beforeEach(async () => {
  const { MONGO_URL, MONGO_DATABASE } = testConfig('migration');
  db = await connectMongo(MONGO_URL, MONGO_DATABASE ?? '');
});
afterEach(async () => {
  await db.dropDatabase();
  await db.close();
});

const id = (text: string) => ({ _id: text as never });
const read = (name: string) => db.collection(name).find().sort({ _id: 1 }).toArray();

test('hotels that have no page get an address each, which their rooms know; one that has keeps it', async () => {
  const goa = { name: 'Sea View', city: 'Goa' };
  await db.collection('hotels').insertMany([
    { ...id('a'), ...goa },
    { ...id('b'), ...goa },
    { ...id('c'), ...goa, slug: 'old-name-goa' },
  ]);
  await db.collection('hotel_slugs').insertOne({ ...id('old-name-goa'), hotelId: 'c' });
  await db
    .collection('rooms')
    .insertMany(['a', 'b', 'b'].map((hotel, at) => ({ ...id(`${at}`), hotel: { id: hotel } })));
  await nameHotelPages.run(db);
  await nameHotelPages.run(db);
  expect((await read('hotels')).map(({ slug }) => slug as string)).toEqual([
    'sea-view-goa',
    'sea-view-goa-2',
    'old-name-goa',
  ]);
  expect((await read('rooms')).map(({ hotel }) => hotel as object)).toEqual([
    { id: 'a', slug: 'sea-view-goa' },
    { id: 'b', slug: 'sea-view-goa-2' },
    { id: 'b', slug: 'sea-view-goa-2' },
  ]);
  expect(await read('hotel_slugs')).toEqual([
    { _id: 'old-name-goa', hotelId: 'c' },
    { _id: 'sea-view-goa', hotelId: 'a' },
    { _id: 'sea-view-goa-2', hotelId: 'b' },
  ]);
});

test('one that was interrupted goes on with the address that it had given', async () => {
  await db.collection('hotels').insertOne({ ...id('a'), name: 'Sea View', city: 'Goa' });
  await db.collection('hotel_slugs').insertOne({ ...id('sea-view-goa'), hotelId: 'a' });
  await nameHotelPages.run(db);
  expect(await read('hotels')).toMatchObject([{ slug: 'sea-view-goa' }]);
});
