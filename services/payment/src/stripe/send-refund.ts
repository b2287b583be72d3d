import type Stripe from 'stripe';
import { leftToSend, type RefundOrder } from '../refunds/domain/refund-order.js';
import { isRefusalOfBefore, refusedForGood } from './stripe-errors.js';

// The worker tries again by itself.
const once = { maxNetworkRetries: 0 };
const most = 100;

/**
 * Has Stripe send a refund, once, however often it is called: the idempotency key holds for a day at least, and a look at
 * the refunds that are already there for ever. A key under which Stripe said no for today keeps that answer as long, so the
 * next is taken: after a day some fifty, when the first is forgotten. A second worker that begins meanwhile does the same
 * under the same keys.
 */
export const sendRefund = (stripe: Stripe) => async (order: RefundOrder) => {
  const { id, bookingId, paymentId: payment_intent } = order;
  const { data } = await stripe.refunds.list({ payment_intent, limit: most }, once).catch(refusedForGood);
  const amount = leftToSend(order, data.map(asItStands));
  if (amount === 0) return;
  const refund = { payment_intent, amount, metadata: { bookingId } };
  for (let refusals = 0; ; refusals++) {
    const idempotencyKey = refusals ? `${id}-${refusals}` : id;
    try {
      return await stripe.refunds.create(refund, { ...once, idempotencyKey });
    } catch (error) {
      if (!isRefusalOfBefore(error)) refusedForGood(error);
    }
  }
};

const asItStands = ({ amount, status }: Stripe.Refund) => ({
  amountMinor: amount,
  isLost: status === 'failed' || status === 'canceled',
});
