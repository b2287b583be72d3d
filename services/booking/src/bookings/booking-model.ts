import { type Connection, Schema } from 'mongoose';
import type { BookingChange } from '@wayhouse/contracts';
import type { Booking } from './domain/booking.js';

/** `changedAt` and `lastChange` describe the latest change, for the stream of booking changes. */
export type BookingDocument = {
  _id: string;
  guestId: string;
  hotelId: string;
  bookedAt: Date;
  changedAt: Date;
  lastChange: BookingChange;
  booking: Booking;
};

const schema = new Schema<BookingDocument>(
  {
    _id: String,
    guestId: String,
    hotelId: String,
    bookedAt: Date,
    changedAt: Date,
    lastChange: String,
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

/** Written by the repository only; the owner's reports read it too. */
export const bookingModel = (db: Connection) => db.model<BookingDocument>('Booking', schema, 'bookings');
