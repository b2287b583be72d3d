import { type BookingFacts, type DataOf, type events, nightsOf } from '@wayhouse/contracts';
import type { Booking, CancelledBooking } from './domain/booking.js';
import { comesBackMinor } from './domain/comes-back.js';
import { movedBy, paidMinor, refundedMinor } from './domain/ledger.js';

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

export function cancelledFactsOf(booking: CancelledBooking): DataOf<typeof events.bookingCancelled> {
  const [cards, hotel] = [movedBy(booking, 'card'), movedBy(booking, 'hotel')];
  return {
    ...factsOf(booking),
    cancelledAt: booking.cancelledAt.toISOString(),
    chargedMinor: booking.chargedMinor,
    by: booking.cancelledBy,
    ...(cards.payments.length > 0 && {
      byCard: {
        paidMinor: paidMinor(cards),
        refundedMinor: refundedMinor(cards),
        comesBackMinor: comesBackMinor(booking),
      },
    }),
    ...(hotel.payments.length > 0 && {
      atHotel: { paidMinor: paidMinor(hotel), refundedMinor: refundedMinor(hotel) },
    }),
  };
}
