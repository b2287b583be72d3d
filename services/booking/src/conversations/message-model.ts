import { defineModel } from '@wayhouse/service-kit';
import type { BookingMessage } from './domain/booking-message.js';

export type MessageRow = Omit<BookingMessage, 'id'> & { _id: string };

export const messageModel = defineModel<MessageRow>(
  'booking_messages',
  {
    ...{ _id: String, bookingId: String, number: Number, guestId: String, hotelId: String },
    ...{ from: String, authorId: String, text: String, at: Date, byEmail: Boolean },
  },
  [[{ bookingId: 1, number: 1 }, { unique: true }], [{ guestId: 1 }], [{ authorId: 1 }]],
);
