import type { BookingChange } from '@wayhouse/domain';
import { anyShape, defineModel } from '@wayhouse/service-kit';
import type { Booking } from './domain/booking.js';

/** `changedAt` and `lastChange` describe the latest change, for the stream of booking changes. */
export type BookingDocument = {
  _id: string;
  /** A guest without an account has none. */
  guestId?: string;
  hotelId: string;
  bookedAt: Date;
  changedAt: Date;
  lastChange: BookingChange;
  /** What an owner finds it by. Bookings whose guest has deleted the account have no `guestWords`. */
  guestWords?: string[];
  numberWord?: string;
  /** When a guest without an account is struck out. */
  guestUntil?: Date;
  /** How often somebody has taken a turn at it. */
  turns?: number;
  booking: Booking;
};

/** Written by the repository only; the owner's reports read it too. */
export const bookingModel = defineModel<BookingDocument>(
  'bookings',
  {
    _id: String,
    guestId: String,
    hotelId: String,
    bookedAt: Date,
    changedAt: Date,
    lastChange: String,
    guestWords: [String],
    numberWord: String,
    guestUntil: Date,
    turns: Number,
    booking: anyShape,
  },
  [
    [{ guestId: 1, bookedAt: -1 }],
    [{ hotelId: 1, bookedAt: -1, _id: -1 }],
    [{ guestUntil: 1 }],
    [{ hotelId: 1, changedAt: 1 }],
    [{ hotelId: 1, guestWords: 1 }],
    [{ hotelId: 1, numberWord: 1 }],
    [{ hotelId: 1, 'booking.stay.checkIn': 1 }],
    [{ hotelId: 1, 'booking.payments.paidAt': 1 }],
    [{ hotelId: 1, 'booking.refunds.refundedAt': 1 }],
  ],
);
