import type { BookingDocument } from '../bookings/booking-model.js';
import { createBooking } from '../bookings/domain/create-booking.js';
import { bookingRepository } from '../bookings/booking-repository.js';
import { noon, order, room, startTestBooking, type TestBooking } from '../testing/factories.js';
import { respellWords } from './respell-words.js';

let service: TestBooking;
beforeAll(async () => (service = await startTestBooking()));
afterAll(() => service.stop());

const rows = () => service.db.collection<BookingDocument>('bookings');
const add = (id: string, leadGuest: string, phone?: string) => {
  const booking = createBooking(room(), order({ id, details: { leadGuest, phone } }), noon);
  return service.db.transaction((tx) => bookingRepository(service.db).add(tx, booking));
};
const read = () => rows().find().sort({ _id: 1 }).toArray();

test('bookings from before get the words that new ones have, also if the migration runs again', async () => {
  await add('b1', 'Łukasz Weiß', '0049 171 2345678');
  await add('b2', 'Mira Rao');
  const stored = await read();
  expect(stored[0]!.guestWords).toEqual(expect.arrayContaining(['lukasz', 'weiss', '1712345678']));
  await rows().updateOne({ _id: 'b1' }, { $set: { guestWords: ['łukasz', 'weiß', '491712345678'] } });

  await respellWords.run(service.db);
  await respellWords.run(service.db);
  expect(await read()).toEqual(stored);
});

test('a booking whose guest is erased gets none', async () => {
  await add('b3', 'Đặng Thu');
  await rows().updateOne({ _id: 'b3' }, { $unset: { guestWords: '' } });
  await respellWords.run(service.db);
  expect(await rows().findOne({ _id: 'b3' })).not.toHaveProperty('guestWords');
});
