import { type Booking as BookingAnswer, toAmount } from '@wayhouse/contracts';
import type { Booking } from './domain/booking.js';
import { comesBackMinor } from './domain/comes-back.js';
import { lastPaidAt, lastRefundedAt, movedBy, paidMinor, refundedMinor } from './domain/ledger.js';

/** A booking as calls answer it. */
export function viewOf(booking: Booking): BookingAnswer {
  const { room } = booking;
  return {
    _id: booking.id,
    room: { _id: room.roomId, images: room.images, roomType: room.roomType },
    hotel: { _id: room.hotelId, name: room.hotelName, address: room.address, city: room.city },
    user: { username: booking.guest.name },
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

type Money = Pick<
  BookingAnswer,
  'paid' | 'paidAt' | 'refunded' | 'refundedAt' | 'comesBack' | 'atHotel' | 'cancellation'
>;

function moneyOf(booking: Booking): Money {
  const cards = movedBy(booking, 'card');
  return {
    paid: toAmount(paidMinor(cards)),
    paidAt: lastPaidAt(cards)?.toISOString(),
    refunded: toAmount(refundedMinor(cards)),
    refundedAt: lastRefundedAt(cards)?.toISOString(),
    comesBack: toAmount(comesBackMinor(booking)),
    ...atHotel(booking),
    ...(booking.state === 'cancelled' && {
      cancellation: {
        at: booking.cancelledAt.toISOString(),
        charge: toAmount(booking.chargedMinor),
        ...(booking.cancelledBy === 'owner' && { by: 'owner' as const }),
      },
    }),
  };
}

function atHotel(booking: Booking): Pick<BookingAnswer, 'atHotel'> {
  const moved = movedBy(booking, 'hotel');
  const paidAt = lastPaidAt(moved);
  if (!paidAt) return {};
  return {
    atHotel: {
      paid: toAmount(paidMinor(moved)),
      paidAt: paidAt.toISOString(),
      refunded: toAmount(refundedMinor(moved)),
      refundedAt: lastRefundedAt(moved)?.toISOString(),
    },
  };
}
