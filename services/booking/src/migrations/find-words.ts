import type { Migration } from '@wayhouse/service-kit';
import type { BookingDocument } from '../bookings/booking-model.js';
import { findWordsOf } from '../bookings/domain/find-words.js';

const withoutWords = { numberWord: { $exists: false } };

/** Bookings from before get the words that owners find them by. One that is changed or erased meanwhile is read again. */
export const findWords: Migration = {
  number: 2,
  name: 'find words',
  async run(db) {
    const bookings = db.collection<BookingDocument>('bookings');
    while (await bookings.findOne(withoutWords))
      for await (const { _id, booking } of bookings.find(withoutWords)) {
        const unchanged = { 'booking.version': booking.version, 'booking.guest.name': booking.guest.name };
        await bookings.updateOne({ _id, ...unchanged }, { $set: findWordsOf(booking) });
      }
  },
};
