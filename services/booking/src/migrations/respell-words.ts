import { isSame } from '@wayhouse/domain';
import type { Migration } from '@wayhouse/service-kit';
import type { BookingDocument } from '../bookings/booking-model.js';
import { findWordsOf } from '../bookings/domain/find-words.js';

/**
 * Names with ß, ł and the like and phone numbers that begin with zeros get the words that those of new bookings have. A booking that is
 * changed meanwhile is read again; one whose guest is erased has no words.
 */
export const respellWords: Migration = {
  number: 3,
  name: 'respell find words',
  async run(db) {
    const bookings = db.collection<BookingDocument>('bookings');
    const withWords = { guestWords: { $exists: true } };
    for (let isDone = false; !isDone;) {
      isDone = true;
      for await (const { _id, booking, guestWords: stored } of bookings.find(withWords)) {
        const { guestWords } = findWordsOf(booking);
        if (isSame(guestWords, stored)) continue;
        const unchanged = { ...withWords, 'booking.version': booking.version };
        const { matchedCount } = await bookings.updateOne({ _id, ...unchanged }, { $set: { guestWords } });
        if (matchedCount === 0) isDone = false;
      }
    }
  },
};
