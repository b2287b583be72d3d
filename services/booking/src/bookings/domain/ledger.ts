import { countedRefunds, type PaymentMethod } from '@wayhouse/domain';

/** `note` is for the hotel alone, and `by` is the member of its staff who has recorded it. */
export type Payment = {
  paymentId: string;
  amountMinor: number;
  paidAt: Date;
  method: PaymentMethod;
  note?: string;
  by?: string;
};
export type Refund = {
  refundId: string;
  paymentId: string;
  amountMinor: number;
  refundedAt: Date;
  method: PaymentMethod;
  /** As of a payment, where the hotel has handed it back at a change of the stay. */
  note?: string;
  by?: string;
};

/** Every payment and refund of a booking once, in the order in which they arrived. */
export type Ledger<Payments extends Payment[] = Payment[]> = { payments: Payments; refunds: Refund[] };

export const hasPayment = ({ payments }: Ledger, id: string): boolean =>
  payments.some(({ paymentId }) => paymentId === id);

export const hasRefund = ({ refunds }: Ledger, id: string): boolean => refunds.some(({ refundId }) => refundId === id);

export const paidMinor = (ledger: Ledger): number => sumOf(ledger.payments);

export const refundedMinor = (ledger: Ledger): number => sumOf(countedRefunds(ledger));

export const byMethod = (ledger: Ledger, method: PaymentMethod): Ledger => ({
  payments: ledger.payments.filter((payment) => payment.method === method),
  refunds: ledger.refunds.filter((refund) => refund.method === method),
});

export const isPaidAtHotel = (ledger: Ledger): boolean => byMethod(ledger, 'hotel').payments.length > 0;

export const lastPaidAt = ({ payments }: Ledger): Date | undefined => payments.at(-1)?.paidAt;

export const lastRefundedAt = (ledger: Ledger): Date | undefined => countedRefunds(ledger).at(-1)?.refundedAt;

const sumOf = (moves: { amountMinor: number }[]): number =>
  moves.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
