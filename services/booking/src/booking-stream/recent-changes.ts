import type { Connection } from 'mongoose';
import type { BookingChange } from '@wayhouse/contracts';
import { type BookingDocument, bookingModel } from '../bookings/booking-model.js';

/** `version` is the booking's version after the change. */
export type Change = { bookingId: string; version: number; type: BookingChange };

/** The latest change of each booking of a hotel, of those changed since then. */
export async function findRecentChanges(db: Connection, hotelId: string, since: Date): Promise<Change[]> {
  type Found = Pick<BookingDocument, '_id' | 'lastChange'> & { booking: { version: number } };
  const found = await bookingModel(db)
    .find({ hotelId, changedAt: { $gte: since } }, { lastChange: 1, 'booking.version': 1 })
    .sort({ changedAt: 1 })
    .lean<Found[]>();
  return found.map(({ _id, lastChange, booking }) => ({ bookingId: _id, version: booking.version, type: lastChange }));
}
