import type { BookingDocument } from '../bookings/booking-model.js';
import { createBooking } from '../bookings/domain/create-booking.js';
import { bookingRepository } from '../bookings/booking-repository.js';
import { noon, order, room, startTestBooking, type TestBooking } from '../testing/factories.js';
import { findWords } from './find-words.js';

let service: TestBooking;
beforeAll(async () => (service = await startTestBooking()));
afterAll(() => service.stop());

test('bookings from before get the words that new ones have, also if the migration runs again', async () => {
  const rows = service.db.collection<BookingDocument>('bookings');
  const made = createBooking(room(), order({ details: { leadGuest: 'Mira Rao' } }), noon);
  await service.db.transaction((tx) => bookingRepository(service.db).add(tx, made));
  const stored = await rows.findOne({});
  expect(stored?.guestWords).toContain('mira');
  await rows.updateOne({}, { $unset: { guestWords: '', numberWord: '' } });

  await findWords.run(service.db);
  await findWords.run(service.db);
  expect(await rows.findOne({})).toEqual(stored);
});
