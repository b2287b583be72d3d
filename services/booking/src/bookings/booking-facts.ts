import { type BookingFacts, type DataOf, type events, nightsOf } from '@wayhouse/contracts';
import type { Booking, CancelledBooking } from './booking.js';

/** A booking as events tell it. */
export function factsOf(booking: Booking): BookingFacts {
  const { room, stay } = booking;
  return {
    bookingId: booking.id,
    version: booking.version,
    roomId: room.roomId,
    roomType: room.roomType,
    hotel: { id: room.hotelId, name: room.hotelName, address: room.address, city: room.city },
    guest: booking.guest,
    guests: booking.guests,
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    nights: nightsOf(stay),
    totalMinor: booking.totalMinor,
    currency: booking.currency,
    freeCancellationUntil: booking.freeCancellationUntil.toISOString(),
  };
}

export const cancelledFactsOf = (booking: CancelledBooking): DataOf<typeof events.bookingCancelled> => ({
  ...factsOf(booking),
  cancelledAt: booking.cancelledAt.toISOString(),
  chargedMinor: booking.chargedMinor,
});
