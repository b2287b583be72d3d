import { messages, Refusal } from '@wayhouse/contracts';
import type { Booking } from './booking.js';

/** A stranger's booking is as unknown as one that does not exist. */
export function ownBooking(booking: Booking, guestId: string): Booking {
  if (booking.guest.id !== guestId) throw new Refusal('not-found', messages.bookingUnknown, 'bookingId');
  return booking;
}

/** The same holds for another hotel's. */
export function hotelsBooking(booking: Booking, hotelId: string): Booking {
  if (booking.room.hotelId !== hotelId) throw new Refusal('not-found', messages.bookingUnknown, 'bookingId');
  return booking;
}
