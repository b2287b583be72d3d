import { type Booking as BookingAnswer, type HotelBooking, toAmount } from '@wayhouse/contracts';
import type { Booking } from './booking.js';

/** A booking as its guest reads it. */
export function guestView(booking: Booking): BookingAnswer {
  const { room } = booking;
  return {
    _id: booking.id,
    room: { _id: room.roomId, images: room.images, roomType: room.roomType },
    hotel: { _id: room.hotelId, name: room.hotelName, address: room.address, city: room.city },
    guests: booking.guests,
    totalPrice: toAmount(booking.totalMinor),
    currency: booking.currency,
    checkInDate: booking.stay.checkIn,
    checkOutDate: booking.stay.checkOut,
    state: booking.state,
    isPaid: booking.state === 'paid',
    ...moneyOf(booking),
    createdAt: booking.bookedAt.toISOString(),
    freeCancellationUntil: booking.freeCancellationUntil.toISOString(),
  };
}

/** The same for the hotel's owner, who also learns the guest's name. */
export const ownerView = (booking: Booking): HotelBooking => ({
  ...guestView(booking),
  user: { username: booking.guest.name },
});

function moneyOf(booking: Booking): Pick<BookingAnswer, 'paid' | 'refunded' | 'cancellation'> {
  switch (booking.state) {
    case 'due':
      return { paid: 0, refunded: 0 };
    case 'paid':
      return { paid: toAmount(booking.paidMinor), refunded: toAmount(booking.refundedMinor) };
    case 'cancelled':
      return {
        paid: toAmount(booking.paidMinor ?? 0),
        refunded: toAmount(booking.refundedMinor ?? 0),
        cancellation: { at: booking.cancelledAt.toISOString(), charge: toAmount(booking.chargedMinor) },
      };
  }
}
