import type { JobStore } from '@wayhouse/service-kit';
import type { CardPayment } from './domain/booking-payments.js';

/** All portions of a joint payment, each by its booking and its id. */
type Portions = { bookingId: string; paymentId: string }[];

/** A payment as Stripe reports it: nothing shows yet that it is for the price of its booking. A portion of a joint one names all of them. */
export type ReportedPayment = CardPayment & {
  bookingId: string;
  currency: string;
  sessionId: string;
  portions?: Portions;
};

/** One that was reported before its booking was known. Its id is that of the payment. */
export type WaitingPayment = ReportedPayment & { id: string };

export type WaitingPayments = JobStore<WaitingPayment>;
