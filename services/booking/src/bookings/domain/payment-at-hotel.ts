import type { Booking } from './booking.js';
import { comesBackMinor } from './comes-back.js';
import { movedBy, paidMinor, type Payment, type Refund, refundedMinor } from './ledger.js';

/** What the guest owes the hotel: the whole stay, or the part of the cancellation charge that no payment covers. */
export function owedMinor(booking: Booking): number {
  switch (booking.state) {
    case 'unpaid':
      return booking.totalMinor;
    case 'paid':
      return 0;
    case 'cancelled':
      return Math.max(0, booking.chargedMinor - paidMinor(booking) + refundedMinor(booking) + comesBackMinor(booking));
  }
}

export const isPaidAtHotel = (booking: Booking): boolean => movedBy(booking, 'hotel').payments.length > 0;

/** What the hotel would have to refund of payments at its front desk if the booking were cancelled at `chargeMinor`. */
export const givesBackMinor = (booking: Booking, chargeMinor: number): number =>
  refundsAtHotel(booking, chargeMinor, new Date(0)).reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** Recorded together with the cancellation, because the hotel itself hands the money back. */
export function refundsAtHotel(booking: Booking, chargeMinor: number, refundedAt: Date): Refund[] {
  return movedBy(booking, 'hotel')
    .payments.filter(({ amountMinor }) => amountMinor > chargeMinor)
    .map(({ paymentId, amountMinor }: Payment) => ({
      refundId: `of-${paymentId}`,
      paymentId,
      amountMinor: amountMinor - chargeMinor,
      refundedAt,
      by: 'hotel' as const,
    }));
}
