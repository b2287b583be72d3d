/** Through Stripe, or from hand to hand at the hotel. */
export type Place = 'card' | 'hotel';
export type Payment = { paymentId: string; amountMinor: number; paidAt: Date; by: Place };
export type Refund = { refundId: string; paymentId: string; amountMinor: number; refundedAt: Date; by: Place };

/** Every payment and refund of a booking once, in the order in which they arrived. */
export type Ledger<Payments extends Payment[] = Payment[]> = { payments: Payments; refunds: Refund[] };

export const hasPayment = ({ payments }: Ledger, id: string): boolean =>
  payments.some(({ paymentId }) => paymentId === id);

export const hasRefund = ({ refunds }: Ledger, id: string): boolean => refunds.some(({ refundId }) => refundId === id);

export const paidMinor = (ledger: Ledger): number => sumOf(ledger.payments);

export const refundedMinor = (ledger: Ledger): number => sumOf(countedRefunds(ledger));

/** The part of the ledger that moved in one place. */
export const movedBy = (ledger: Ledger, place: Place): Ledger => ({
  payments: ledger.payments.filter(({ by }) => by === place),
  refunds: ledger.refunds.filter(({ by }) => by === place),
});

export const lastPaidAt = ({ payments }: Ledger): Date | undefined => payments.at(-1)?.paidAt;

export const lastRefundedAt = (ledger: Ledger): Date | undefined => countedRefunds(ledger).at(-1)?.refundedAt;

/** A refund may arrive before its payment; it counts once the payment is there, so that no amount is below 0. */
export const countedRefunds = (ledger: Ledger): Refund[] =>
  ledger.refunds.filter(({ paymentId }) => hasPayment(ledger, paymentId));

/** What is still to come back where `keptMinor` of the first payment stay: the rest of it, and every further one whole. */
export const stillToComeBack = (ledger: Ledger, keptMinor: number): number =>
  ledger.payments
    .map(({ paymentId, amountMinor }, position) => {
      const gone = sumOf(ledger.refunds.filter((refund) => refund.paymentId === paymentId));
      return Math.max(0, amountMinor - (position === 0 ? keptMinor : 0) - gone);
    })
    .reduce((sum, minor) => sum + minor, 0);

const sumOf = (moves: { amountMinor: number }[]): number =>
  moves.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
