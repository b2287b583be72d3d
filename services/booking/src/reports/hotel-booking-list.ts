import type { Connection } from 'mongoose';
import type { Period } from '@wayhouse/contracts';
import type { Booking } from '../bookings/domain/booking.js';
import { bookingOf, type BookingRow, bookingRows } from '../bookings/booking-model.js';

export type HotelBookings = ReturnType<typeof hotelBookings>;

/** A hotel's bookings as its owner leafs through them. */
export function hotelBookings(db: Connection) {
  const rows = bookingRows(db);
  return {
    /** Newest first, `limit` at a time; `next`, where there are more, is the `after` of the next page. */
    async newest(hotelId: string, { limit, after }: { limit: number; after?: string }) {
      const found = await rows
        .find({ hotelId, ...(after && olderThan(after)) })
        .sort({ bookedAt: -1, _id: -1 })
        .limit(limit + 1)
        .lean<BookingRow[]>();
      const page = found.slice(0, limit);
      const next = found.length > limit ? endOf(page.at(-1)!) : undefined;
      return { bookings: page.map(bookingOf), next };
    },
    /** The bookings whose stays begin in the period, in the order of arrival; at most `most`. */
    async arriving(hotelId: string, { from, to }: Period, most: number): Promise<Booking[]> {
      const within = { hotelId, 'booking.stay.checkIn': { $gte: from, $lt: to } };
      const sorted = rows.find(within).sort({ 'booking.stay.checkIn': 1 });
      const found = await sorted.limit(most).lean<BookingRow[]>();
      return found.map(bookingOf);
    },
  };
}

const endOf = ({ bookedAt, _id }: BookingRow) => `${bookedAt.getTime()}.${_id}`;

function olderThan(end: string) {
  const dot = end.indexOf('.');
  const bookedAt = new Date(Number(end.slice(0, dot)));
  return {
    bookedAt: { $lte: bookedAt },
    $or: [{ bookedAt: { $lt: bookedAt } }, { _id: { $lt: end.slice(dot + 1) } }],
  };
}
