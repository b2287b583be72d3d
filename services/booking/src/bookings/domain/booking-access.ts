import { DomainError } from '@wayhouse/domain';
import { assertMayActOn, type OwnHotels } from '../../hotels/domain/own-hotels.js';
import type { Booking } from './booking.js';

/** Somebody else's booking is not found, like one that does not exist. */
export function requireGuestBooking(booking: Booking, guestId: string): Booking {
  if (booking.guest.id !== guestId) throw new DomainError('booking-not-found');
  return booking;
}

export function requireHotelBooking(booking: Booking, ownHotels: OwnHotels): Booking {
  assertMayActOn(ownHotels, booking.room.hotelId, 'booking-not-found');
  return booking;
}
