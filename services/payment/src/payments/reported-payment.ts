import type { JobStore } from '@wayhouse/service-kit';
import type { CardPayment } from './domain/booking-payments.js';

/** A payment as Stripe reports it: nothing says yet that it is for the price of its booking. */
export type ReportedPayment = CardPayment & { bookingId: string; currency: string };

/** One that was reported before its booking was known. Its id is that of the payment. */
export type WaitingPayment = ReportedPayment & { id: string };

export type WaitingPayments = JobStore<WaitingPayment>;
