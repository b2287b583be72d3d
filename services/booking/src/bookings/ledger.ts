export type Payment = { paymentId: string; amountMinor: number; paidAt: Date };
export type Refund = { refundId: string; paymentId: string; amountMinor: number; refundedAt: Date };

/** What moved by card for a booking: every payment and every refund once, in the order in which they were heard. */
export type Ledger<Payments extends Payment[] = Payment[]> = { payments: Payments; refunds: Refund[] };

export const hasPayment = ({ payments }: Ledger, id: string): boolean =>
  payments.some(({ paymentId }) => paymentId === id);

export const hasRefund = ({ refunds }: Ledger, id: string): boolean => refunds.some(({ refundId }) => refundId === id);

export const paidMinor = ({ payments }: Ledger): number => sumOf(payments);

export const lastPaidAt = ({ payments }: Ledger): Date | undefined => payments.at(-1)?.paidAt;

export const refundedMinor = (ledger: Ledger): number => sumOf(countedRefunds(ledger));

export const lastRefundedAt = (ledger: Ledger): Date | undefined => countedRefunds(ledger).at(-1)?.refundedAt;

/** A refund that was heard before its payment counts once the payment is heard too, so that no figure is ever below 0. */
const countedRefunds = (ledger: Ledger) => ledger.refunds.filter(({ paymentId }) => hasPayment(ledger, paymentId));

const sumOf = (moves: { amountMinor: number }[]): number =>
  moves.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
