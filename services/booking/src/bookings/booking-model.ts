import { type Connection, Schema } from 'mongoose';
import type { BookingChange } from '@wayhouse/contracts';
import type { Booking } from './domain/booking.js';
import { readStored, type StoredBooking } from './stored-booking.js';

/** `changedAt` and `lastChange` say when which change was stored last; rows of before they were kept have neither. */
export type BookingRow = {
  _id: string;
  guestId: string;
  hotelId: string;
  bookedAt: Date;
  changedAt?: Date;
  lastChange?: BookingChange;
  booking: StoredBooking;
};

const schema = new Schema<BookingRow>(
  {
    ...{ _id: String, guestId: String, hotelId: String, bookedAt: Date, changedAt: Date, lastChange: String },
    booking: Schema.Types.Mixed,
  },
  { versionKey: false, minimize: false },
);
schema.index({ guestId: 1, bookedAt: -1 });
schema.index({ hotelId: 1, bookedAt: -1, _id: -1 });
schema.index({ hotelId: 1, changedAt: 1 });
schema.index({ hotelId: 1, 'booking.stay.checkIn': 1 });
schema.index({ hotelId: 1, 'booking.payments.paidAt': 1 });
schema.index({ hotelId: 1, 'booking.refunds.refundedAt': 1 });

/** Where bookings are stored: the repository writes, the owner's figures read. */
export const bookingRows = (db: Connection) => db.model<BookingRow>('Booking', schema, 'bookings');

export const bookingOf = ({ booking }: Pick<BookingRow, 'booking'>): Booking => readStored(booking);
