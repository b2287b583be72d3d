import { DomainError } from '@wayhouse/domain';
import type { Booking } from './booking.js';

/** Somebody else's booking is not found, like one that does not exist. */
export function requireGuestBooking(booking: Booking, guestId: string): Booking {
  if (booking.guest.id !== guestId) throw new DomainError('booking-not-found');
  return booking;
}

export function requireHotelBooking(booking: Booking, ownHotels: string[]): Booking {
  if (!ownHotels.includes(booking.room.hotelId)) throw new DomainError('booking-not-found');
  return booking;
}
