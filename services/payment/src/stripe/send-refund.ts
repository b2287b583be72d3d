import type Stripe from 'stripe';
import { type RefundOrder, unsentMinor } from '../refunds/domain/refund-order.js';
import { toRefundState } from './refund-state.js';
import { isReplayedTemporaryError, rethrowUnlessRetryable } from './stripe-errors.js';

// The job worker retries by itself.
const withoutRetries = { maxNetworkRetries: 0 };
const maxRefunds = 100;

/**
 * Refunds once however often it is called. Stripe remembers an idempotency key for at least a day; beyond that, the list of
 * existing refunds prevents a second one. The key names the payment and how many refunds it has, so that of two orders for one
 * payment at the same moment, each with its own amount, Stripe refuses the second, which is tried again with what the first has
 * left. A key whose request was rejected replays that rejection, so after a temporary one the next key is used: about fifty within
 * a day, until Stripe forgets the first. A concurrent worker takes the same keys in the same order.
 */
export const sendRefund = (stripe: Stripe) => async (order: RefundOrder) => {
  const { bookingId, paymentId: payment_intent } = order;
  const { data } = await stripe.refunds
    .list({ payment_intent, limit: maxRefunds }, withoutRetries)
    .catch(rethrowUnlessRetryable);
  const refunds = data.map(({ amount: amountMinor, status }) => ({ amountMinor, state: toRefundState(status) }));
  const amount = unsentMinor(order, refunds);
  if (amount === 0) return;
  const refund = { payment_intent, amount, metadata: { bookingId } };
  const key = `refund-${payment_intent}-after-${data.length}`;
  for (let rejections = 0; ; rejections++) {
    const idempotencyKey = rejections ? `${key}-${rejections}` : key;
    try {
      return await stripe.refunds.create(refund, { ...withoutRetries, idempotencyKey });
    } catch (error) {
      if (!isReplayedTemporaryError(error)) rethrowUnlessRetryable(error);
    }
  }
};
