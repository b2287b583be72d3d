import type Stripe from 'stripe';
import { type RefundOrder, unsentMinor } from '../refunds/domain/refund-order.js';
import { toRefundState } from './refund-state.js';
import { isReplayedTemporaryError, rethrowUnlessRetryable } from './stripe-errors.js';

// The job worker retries by itself.
const withoutRetries = { maxNetworkRetries: 0 };
const maxRefunds = 100;

/**
 * Refunds once however often it is called. Stripe remembers an idempotency key for at least a day; beyond that, the list of
 * existing refunds prevents a second one. A key whose request was rejected replays that rejection, so after a temporary one
 * the next key is used: about fifty within a day, until Stripe forgets the first. A concurrent worker takes the same keys in
 * the same order.
 */
export const sendRefund = (stripe: Stripe) => async (order: RefundOrder) => {
  const { id, bookingId, paymentId: payment_intent } = order;
  const { data } = await stripe.refunds
    .list({ payment_intent, limit: maxRefunds }, withoutRetries)
    .catch(rethrowUnlessRetryable);
  const refunds = data.map(({ amount: amountMinor, status }) => ({ amountMinor, state: toRefundState(status) }));
  const amount = unsentMinor(order, refunds);
  if (amount === 0) return;
  const refund = { payment_intent, amount, metadata: { bookingId } };
  for (let rejections = 0; ; rejections++) {
    const idempotencyKey = rejections ? `${id}-${rejections}` : id;
    try {
      return await stripe.refunds.create(refund, { ...withoutRetries, idempotencyKey });
    } catch (error) {
      if (!isReplayedTemporaryError(error)) rethrowUnlessRetryable(error);
    }
  }
};
