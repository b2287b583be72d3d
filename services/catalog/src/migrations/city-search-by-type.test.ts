import { connectMongo } from '@wayhouse/service-kit';
import { testConfig } from '@wayhouse/service-kit/testing';
import { citySearchByType } from './city-search-by-type.js';

let db: Awaited<ReturnType<typeof connectMongo>>;
beforeEach(async () => {
  const { MONGO_URL, MONGO_DATABASE } = testConfig('migration');
  db = await connectMongo(MONGO_URL, MONGO_DATABASE ?? '');
});
afterEach(async () => {
  await db.dropDatabase();
  await db.close();
});

const rooms = () => db.collection('rooms');
/** By which index rooms of some types in a city are found, in an order. */
async function indexOf(order: Record<string, 1 | -1>): Promise<string> {
  const found = rooms().find({ isAvailable: true, 'hotel.city': 'Goa', roomType: { $in: ['a', 'b'] } });
  const plan = await found.sort(order).explain('executionStats');
  return /"indexName":"([^"]*)"/.exec(JSON.stringify(plan))?.[1] ?? '';
}

test.each([
  ['newest', { createdAt: -1, _id: -1 } as const, 'createdAt_-1__id_-1'],
  ['cheapest', { nightMinor: 1, _id: 1 } as const, 'nightMinor_1__id_1'],
])(
  'a search for the %s rooms of a city has the type in its index, and the index of before is gone',
  async (_, order, name) => {
    await rooms().createIndex({ isAvailable: 1, 'hotel.city': 1, ...order });
    await rooms().insertOne({
      isAvailable: true,
      hotel: { city: 'Goa' },
      roomType: 'a',
      createdAt: new Date(),
      nightMinor: 1,
    });
    await citySearchByType.run(db);
    await citySearchByType.run(db);
    expect(await indexOf(order)).toBe(`isAvailable_1_hotel.city_1_roomType_1_${name}`);
    const gone = { dropIndexes: 'rooms', index: { isAvailable: 1, 'hotel.city': 1, ...order } };
    await expect(db.db!.command(gone)).rejects.toMatchObject({ code: 27 });
  },
);
