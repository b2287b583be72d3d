import type { Connection } from 'mongoose';
import type { BookingChange } from '@wayhouse/contracts';
import { type BookingRow, bookingRows } from '../bookings/booking-model.js';

/** One change to one booking: `version` tells it from earlier and later ones. */
export type Change = { bookingId: string; version: number; what: BookingChange };

/** The last change to each booking of a hotel since then. */
export async function recentChanges(db: Connection, hotelId: string, since: Date): Promise<Change[]> {
  type Found = Pick<BookingRow, '_id' | 'lastChange'> & { booking: { version: number } };
  const found = await bookingRows(db)
    .find({ hotelId, changedAt: { $gte: since } }, { lastChange: 1, 'booking.version': 1 })
    .sort({ changedAt: 1 })
    .lean<Found[]>();
  return found.map(({ _id, lastChange = 'changed', booking }) => ({
    bookingId: _id,
    version: booking.version,
    what: lastChange,
  }));
}
