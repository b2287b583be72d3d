import type { Booking } from './booking.js';
import { comesBackMinor } from './comes-back.js';
import { movedBy, paidMinor, type Payment, type Refund, refundedMinor } from './ledger.js';

/** What the hotel may ask for at the front desk: the whole stay, or what no payment covers of the charge for cancelling. */
export function owedMinor(booking: Booking): number {
  switch (booking.state) {
    case 'due':
      return booking.totalMinor;
    case 'paid':
      return 0;
    case 'cancelled':
      return Math.max(0, booking.chargedMinor - paidMinor(booking) + refundedMinor(booking) + comesBackMinor(booking));
  }
}

export const isPaidAtHotel = (booking: Booking): boolean => movedBy(booking, 'hotel').payments.length > 0;

/** What the hotel has to give back of what was paid there, were the booking cancelled at `chargeMinor`. */
export const givesBackMinor = (booking: Booking, chargeMinor: number): number =>
  refundsAtHotel(booking, chargeMinor, new Date(0)).reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** The hotel gives it back by itself, so it is recorded as done with the cancellation. */
export function refundsAtHotel(booking: Booking, chargeMinor: number, refundedAt: Date): Refund[] {
  return movedBy(booking, 'hotel')
    .payments.filter(({ amountMinor }) => amountMinor > chargeMinor)
    .map(({ paymentId, amountMinor }: Payment) => ({
      ...{ refundId: `of-${paymentId}`, paymentId, amountMinor: amountMinor - chargeMinor },
      ...{ refundedAt, by: 'hotel' as const },
    }));
}
