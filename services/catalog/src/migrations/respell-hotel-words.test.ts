import { connectMongo } from '@wayhouse/service-kit';
import { testConfig } from '@wayhouse/service-kit/testing';
import { respellHotelWords } from './respell-hotel-words.js';

let db: Awaited<ReturnType<typeof connectMongo>>;
beforeEach(async () => {
  const { MONGO_URL, MONGO_DATABASE } = testConfig('migration');
  db = await connectMongo(MONGO_URL, MONGO_DATABASE ?? '');
});
afterEach(async () => {
  await db.dropDatabase();
  await db.close();
});

test('rooms from before have their hotel’s name in the words that are searched for; all else of them stays', async () => {
  type Room = { _id: string; version: number; hotel: { id: string; name: string }; hotelWords: string[] };
  const rooms = db.collection<Room>('rooms');
  const [weiss, rose] = [{ hotel: { id: 'h1', name: 'Hotel Weißer Bär' } }, { hotel: { id: 'h2', name: 'Rosé' } }];
  await rooms.insertMany([
    { _id: 'a', version: 3, ...weiss, hotelWords: ['hotel', 'weißer', 'bar'] },
    { _id: 'b', version: 1, ...rose, hotelWords: ['rose'] },
  ]);
  await respellHotelWords.run(db);
  await respellHotelWords.run(db);
  expect(await rooms.find().sort({ _id: 1 }).toArray()).toEqual([
    { _id: 'a', version: 3, ...weiss, hotelWords: ['hotel', 'weisser', 'bar'] },
    { _id: 'b', version: 1, ...rose, hotelWords: ['rose'] },
  ]);
});
