import type { Agreement, Booking } from './booking.js';

type PaidInOne = { paymentId: string; paidAt: Date; paidMinor: number; refundedMinor: number };

/** A booking of before each payment and refund was kept for itself: one payment, and what went back of it as a sum. */
type Summed = Agreement & ({ state: 'due' } | (PaidInOne & { state: 'paid' }));

export type StoredBooking = Booking | Summed;

export const readStored = (stored: StoredBooking): Booking => ('payments' in stored ? stored : withLedger(stored));

function withLedger(summed: Summed): Booking {
  if (summed.state === 'due') return { ...summed, payments: [], refunds: [] };
  const { paymentId, paidAt, paidMinor, refundedMinor, ...agreed } = summed;
  const refund = { refundId: `of-${paymentId}`, paymentId, amountMinor: refundedMinor, refundedAt: paidAt };
  const payment = { paymentId, amountMinor: paidMinor, paidAt };
  return { ...agreed, payments: [payment], refunds: refundedMinor ? [refund] : [] };
}
