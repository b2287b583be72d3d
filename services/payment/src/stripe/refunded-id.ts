import type Stripe from 'stripe';
import { chargedId } from '../payments/domain/joint-payment.js';
import { expandedId } from './session-metadata.js';

/** The id of the payment that a refund is of. One of a portion that we made names it. */
export function refundedId({ payment_intent, metadata }: Pick<Stripe.Refund, 'payment_intent' | 'metadata'>) {
  const paymentId = expandedId(payment_intent);
  const named = metadata?.paymentId;
  return named !== undefined && chargedId(named) === paymentId ? named : paymentId;
}
