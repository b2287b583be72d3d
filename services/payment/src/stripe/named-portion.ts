import type Stripe from 'stripe';
import { chargedId, isPortion } from '../payments/domain/joint-payment.js';
import { expandedId } from './session-metadata.js';

/** The portion of its joint payment that a refund names: those that we made do, those by hand do not. */
export function namedPortion({
  payment_intent,
  metadata,
}: Pick<Stripe.Refund, 'payment_intent' | 'metadata'>): string | undefined {
  const named = metadata?.paymentId;
  return named !== undefined && isPortion(named) && chargedId(named) === expandedId(payment_intent) ? named : undefined;
}
