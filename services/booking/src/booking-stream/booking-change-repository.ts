import type { Connection } from 'mongoose';
import type { BookingChange } from '@wayhouse/domain';
import { type BookingDocument, bookingModel } from '../bookings/booking-model.js';

/** `version` is the booking's version after the change. */
export type Change = { bookingId: string; version: number; type: BookingChange };

export function bookingChangeRepository(db: Connection) {
  const bookings = bookingModel(db);
  return {
    /** The latest change of each booking of a hotel, of those changed since then. */
    async listRecent(hotelId: string, since: Date): Promise<Change[]> {
      type Found = Pick<BookingDocument, '_id' | 'lastChange'> & { booking: { version: number } };
      const found = await bookings
        .find({ hotelId, changedAt: { $gte: since } }, { lastChange: 1, 'booking.version': 1 })
        .sort({ changedAt: 1 })
        .lean<Found[]>();
      return found.map(({ _id, lastChange, booking: { version } }) => ({ bookingId: _id, version, type: lastChange }));
    },
  };
}
