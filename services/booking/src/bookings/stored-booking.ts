import type { Agreement, Booking } from './domain/booking.js';
import type { Ledger } from './domain/ledger.js';

type PaidInOne = { paymentId: string; paidAt: Date; paidMinor: number; refundedMinor: number };

/** A booking of before each payment and refund was kept for itself: one payment, and what went back of it as a sum. */
type Summed = Agreement & ({ state: 'due' } | (PaidInOne & { state: 'paid' }));

export type StoredBooking = Booking | Summed;

export const readStored = (stored: StoredBooking): Booking =>
  'payments' in stored ? withPlaces(stored) : withLedger(stored);

/** Of before anything could be paid at the hotel, or cancelled by it: all was by card, and the guest's wish. */
function withPlaces(stored: Booking): Booking {
  const byCard = <Move extends Ledger['payments' | 'refunds'][number]>(move: Move): Move => ({
    ...move,
    by: move.by ?? 'card',
  });
  const known = { ...stored, payments: stored.payments.map(byCard), refunds: stored.refunds.map(byCard) } as Booking;
  return known.state === 'cancelled' ? { ...known, cancelledBy: known.cancelledBy ?? 'guest' } : known;
}

function withLedger(summed: Summed): Booking {
  if (summed.state === 'due') return { ...summed, payments: [], refunds: [] };
  const { paymentId, paidAt, paidMinor, refundedMinor, ...agreed } = summed;
  const refund = {
    refundId: `of-${paymentId}`,
    paymentId,
    amountMinor: refundedMinor,
    refundedAt: paidAt,
    by: 'card' as const,
  };
  const payment = { paymentId, amountMinor: paidMinor, paidAt, by: 'card' as const };
  return { ...agreed, payments: [payment], refunds: refundedMinor ? [refund] : [] };
}
