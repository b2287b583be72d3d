import { type TestBooking, startTestBooking } from '../testing/factories.js';
import { nightsByUnit } from './nights-by-unit.js';

let service: TestBooking;
beforeAll(async () => (service = await startTestBooking()));
afterAll(() => service.stop());

const night = '2027-03-01';

test('nights that were taken before rooms had units are those of their first one, also if the migration runs again', async () => {
  const nights = service.db.collection('room_nights');
  await service.db.db!.command({ dropIndexes: 'room_nights', index: { room: 1, night: 1, unit: 1 } });
  await nights.createIndex({ room: 1, night: 1 }, { unique: true });
  await nights.insertOne({ room: 'r1', night, holder: 'before' });
  await expect(nights.insertOne({ room: 'r1', night, unit: 2, holder: 'second' })).rejects.toThrow();

  await nightsByUnit.run(service.db);
  await nightsByUnit.run(service.db);
  await nights.insertOne({ room: 'r1', night, unit: 2, holder: 'second' });
  for (const unit of [{}, { unit: 2 }])
    await expect(nights.insertOne({ room: 'r1', night, ...unit, holder: 'again' })).rejects.toThrow();
});

test('a new service has the migration', async () => {
  expect(await service.db.collection('migrations').findOne({ _id: nightsByUnit.number as never })).not.toBeNull();
});
