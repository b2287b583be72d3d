import { countedRefunds, type PaymentMeans, type PaymentMethod } from '@wayhouse/domain';

/** At the hotel: `note` is for the hotel alone, and `by` is the member of its staff who has recorded it. */
export type Payment = {
  paymentId: string;
  amountMinor: number;
  paidAt: Date;
  method: PaymentMethod;
  means?: PaymentMeans;
  note?: string;
  by?: string;
};
/** A payment at the hotel that was recorded by mistake. */
export type TakenBackPayment = Payment & { takenBackAt: Date; takenBackBy: string };
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

/** Every payment and refund of a booking once, in the order in which they arrived; of those that were taken back no sum has anything. */
export type Ledger<Payments extends Payment[] = Payment[]> = {
  payments: Payments;
  refunds: Refund[];
  takenBack?: TakenBackPayment[];
};

/** Also of a payment that was taken back, which is not recorded again. */
export const hasPayment = ({ payments, takenBack = [] }: Ledger, id: string): boolean =>
  [...payments, ...takenBack].some(({ paymentId }) => paymentId === id);

export const hasRefund = ({ refunds }: Ledger, id: string): boolean => refunds.some(({ refundId }) => refundId === id);

export const paidMinor = (ledger: Ledger): number => sumOf(ledger.payments);

export const refundedMinor = (ledger: Ledger): number => sumOf(countedRefunds(ledger));

export const byMethod = (ledger: Ledger, method: PaymentMethod): Ledger => ({
  payments: ledger.payments.filter((payment) => payment.method === method),
  refunds: ledger.refunds.filter((refund) => refund.method === method),
});

/** At the hotel, of a change to a lower price, so many of which the booking has had. */
export const handBackId = (changes: number, paymentId: string): string => `change-${changes}-of-${paymentId}`;

/** What the hotel has handed back at changes of the stay, and not because it was cancelled. */
export const handedBack = (ledger: Ledger): Ledger => ({
  ...ledger,
  refunds: ledger.refunds.filter(isHandBack),
});

export const isHandBack = ({ method, refundId }: Refund): boolean =>
  method === 'hotel' && refundId.startsWith('change-');

export const isPaidAtHotel = (ledger: Ledger): boolean => byMethod(ledger, 'hotel').payments.length > 0;

export const lastPaidAt = ({ payments }: Ledger): Date | undefined => payments.at(-1)?.paidAt;

export const lastRefundedAt = (ledger: Ledger): Date | undefined => countedRefunds(ledger).at(-1)?.refundedAt;

const sumOf = (moves: { amountMinor: number }[]): number =>
  moves.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
