import type { Connection } from 'mongoose';
import type { Period } from '@wayhouse/contracts';
import type { Booking } from '../bookings/domain/booking.js';
import { type BookingDocument, bookingModel } from '../bookings/booking-model.js';

export type HotelBookingList = ReturnType<typeof hotelBookingList>;

export function hotelBookingList(db: Connection) {
  const bookings = bookingModel(db);
  return {
    /** Newest first, `limit` at a time. `next` is the `after` of the next page, if there is one. */
    async listNewest(hotelId: string, { limit, after }: { limit: number; after?: string }) {
      const found = await bookings
        .find({ hotelId, ...(after && afterCursor(after)) })
        .sort({ bookedAt: -1, _id: -1 })
        .limit(limit + 1)
        .lean<BookingDocument[]>();
      const page = found.slice(0, limit);
      const next = found.length > limit ? encodeCursor(page.at(-1)!) : undefined;
      return { bookings: page.map(({ booking }) => booking), next };
    },
    /** Bookings whose stays begin in the period, by arrival; at most `limit`. */
    async listArrivals(hotelId: string, { from, to }: Period, limit: number): Promise<Booking[]> {
      const within = { hotelId, 'booking.stay.checkIn': { $gte: from, $lt: to } };
      const sorted = bookings.find(within).sort({ 'booking.stay.checkIn': 1 });
      const found = await sorted.limit(limit).lean<BookingDocument[]>();
      return found.map(({ booking }) => booking);
    },
  };
}

const encodeCursor = ({ bookedAt, _id }: BookingDocument) => `${bookedAt.getTime()}.${_id}`;

function afterCursor(cursor: string) {
  const dot = cursor.indexOf('.');
  const bookedAt = new Date(Number(cursor.slice(0, dot)));
  return {
    bookedAt: { $lte: bookedAt },
    $or: [{ bookedAt: { $lt: bookedAt } }, { _id: { $lt: cursor.slice(dot + 1) } }],
  };
}
