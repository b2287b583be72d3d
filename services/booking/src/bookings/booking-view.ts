import { type Booking as BookingAnswer, type HotelBooking, toAmount } from '@wayhouse/contracts';
import type { Booking } from './booking.js';
import { comesBackMinor } from './comes-back.js';
import { lastPaidAt, lastRefundedAt, paidMinor, refundedMinor } from './ledger.js';

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

type Money = Pick<BookingAnswer, 'paid' | 'paidAt' | 'refunded' | 'refundedAt' | 'comesBack' | 'cancellation'>;

const moneyOf = (booking: Booking): Money => ({
  paid: toAmount(paidMinor(booking)),
  paidAt: lastPaidAt(booking)?.toISOString(),
  refunded: toAmount(refundedMinor(booking)),
  refundedAt: lastRefundedAt(booking)?.toISOString(),
  comesBack: toAmount(comesBackMinor(booking)),
  ...(booking.state === 'cancelled' && {
    cancellation: { at: booking.cancelledAt.toISOString(), charge: toAmount(booking.chargedMinor) },
  }),
});
