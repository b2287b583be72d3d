import type { PaymentMethod } from './payment-method.js';

type SettledPayment = { paymentId: string; amountMinor: number } & (
  { method: 'card'; paidAt: Date } | { method: 'hotel' }
);

/** All amounts are in minor units. `payments` are in the order in which they arrived. */
type Account = {
  payments: SettledPayment[];
  refunds: { paymentId: string; amountMinor: number }[];
  cancellation?: { at: Date; chargedMinor: number };
};

type DueRefund = { paymentId: string; method: PaymentMethod; amountMinor: number };

/** What the guest has to pay for, what is still to be refunded by card and by the hotel, and what is still owed. */
export type Settlement = { charge: number; refund: Record<PaymentMethod, number>; owed: number };

export function settle({ priceMinor, ...account }: Account & { priceMinor: number }): Settlement {
  const { payments, cancellation } = account;
  const due = refundsDue(account);
  const refund = { card: sumOf(due.filter(isByCard)), hotel: sumOf(due.filter(isAtHotel)) };
  if (!cancellation) return { charge: priceMinor, refund, owed: payments.length > 0 ? 0 : priceMinor };
  const charge = cancellation.chargedMinor;
  const retained = sumOf(payments) - sumOf(countedRefunds(account)) - sumOf(due);
  return { charge, refund, owed: Math.max(0, charge - retained) };
}

/** A refund may arrive before its payment; it counts once the payment is there, so that no amount is below 0. */
export const countedRefunds = <Refund extends { paymentId: string }>(ledger: {
  payments: { paymentId: string }[];
  refunds: Refund[];
}): Refund[] =>
  ledger.refunds.filter((refund) => ledger.payments.some(({ paymentId }) => paymentId === refund.paymentId));

/** What is still to be refunded of each payment: all that `retainedMinor` does not cover, less earlier refunds. */
export function refundsDue(account: Account): DueRefund[] {
  const toDueRefund = (payment: SettledPayment): DueRefund => {
    const { paymentId, method } = payment;
    const refunds = account.refunds.filter((refund) => refund.paymentId === paymentId);
    return {
      paymentId,
      method,
      amountMinor: remainingRefund(payment.amountMinor - retainedMinor(payment, account), refunds),
    };
  };
  return account.payments.map(toDueRefund).filter(({ amountMinor }) => amountMinor > 0);
}

/** What is left to refund of `amountMinor` after `refunds` of the same payment. */
export const remainingRefund = (amountMinor: number, refunds: { amountMinor: number }[]): number =>
  Math.max(0, amountMinor - sumOf(refunds));

/**
 * The part of a payment that is for the stay or for its cancellation charge. What was paid at the hotel counts first. Of the
 * card payments only the first counts, and not if it was made after the cancellation.
 */
function retainedMinor(payment: SettledPayment, { payments, cancellation }: Account): number {
  if (payment.method === 'hotel') return cancellation ? cancellation.chargedMinor : payment.amountMinor;
  if (payment !== payments.find(isByCard)) return 0;
  const paidAtHotel = sumOf(payments.filter(isAtHotel));
  if (!cancellation) return paidAtHotel > 0 ? 0 : payment.amountMinor;
  return payment.paidAt > cancellation.at ? 0 : Math.max(0, cancellation.chargedMinor - paidAtHotel);
}

const isByCard = ({ method }: { method: PaymentMethod }) => method === 'card';
const isAtHotel = ({ method }: { method: PaymentMethod }) => method === 'hotel';

const sumOf = (entries: { amountMinor: number }[]): number =>
  entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
