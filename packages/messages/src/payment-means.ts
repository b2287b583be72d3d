import type { PaymentMeans } from '@wayhouse/domain/payment-means';
import { localized } from './localized.js';

export const paymentMeansMessages = localized('payment-means', {
  names: {
    cash: 'Cash',
    'card-terminal': 'Card terminal',
    'bank-transfer': 'Bank transfer',
  } satisfies Record<PaymentMeans, string>,
  /** `payment` is what was paid where, and maybe when. */
  paidBy: {
    cash: (payment: string) => `${payment}, in cash`,
    'card-terminal': (payment: string) => `${payment}, by card terminal`,
    'bank-transfer': (payment: string) => `${payment}, by bank transfer`,
  } satisfies Record<PaymentMeans, (payment: string) => string>,
});

/** A payment with how it was made, where the hotel has noted that: `Paid at the hotel, in cash`. */
export const withMeans = (payment: string, means?: PaymentMeans): string =>
  means ? paymentMeansMessages.paidBy[means](payment) : payment;
