import type StripeSdk from 'stripe';
import type { Payment, Refund } from '../model.js';
import type { StripeEmulator } from '../stripe.js';

type RefundFields = 'id' | 'object' | 'amount' | 'created' | 'currency' | 'metadata' | 'payment_intent' | 'status';

/** The fields of a refund that the product reads. */
export const refundJson = (
  payment: Payment,
  refund: Refund,
): Pick<StripeSdk.Refund, RefundFields | 'pending_reason' | 'failure_reason'> => ({
  id: refund.id,
  object: 'refund',
  amount: refund.amount,
  created: refund.created,
  currency: payment.currency,
  metadata: refund.metadata,
  payment_intent: payment.id,
  status: refund.status,
  ...(refund.status === 'pending' && { pending_reason: 'processing' }),
  ...(refund.status === 'failed' && { failure_reason: 'expired_or_canceled_card' }),
});

export const refundsOf = ({ records }: StripeEmulator, paymentId: string) =>
  [...records.refunds.values()].filter((refund) => refund.paymentId === paymentId);

/** The sum of a payment's refunds without those that failed. */
export const refundedOf = (stripe: StripeEmulator, paymentId: string) =>
  refundsOf(stripe, paymentId)
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, refund) => sum + refund.amount, 0);
