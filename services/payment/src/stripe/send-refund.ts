import type Stripe from 'stripe';
import { leftToSend, type RefundOrder } from '../refunds/refund-order.js';
import { refusedForGood } from './refused-for-good.js';

// The worker tries again by itself, and two calls have to end within its lease.
const once = { maxNetworkRetries: 0 };
const most = 100;

/**
 * Has Stripe send a refund, however often it is called: the idempotency key holds for a day at least, and a look at the
 * refunds that are already there for ever.
 */
export const sendRefund = (stripe: Stripe) => async (order: RefundOrder) => {
  const { id, bookingId, paymentId: payment_intent } = order;
  const { data } = await stripe.refunds.list({ payment_intent, limit: most }, once).catch(refusedForGood);
  const amount = leftToSend(order, data.map(asItStands));
  if (amount === 0) return;
  const refund = { payment_intent, amount, metadata: { bookingId } };
  await stripe.refunds.create(refund, { ...once, idempotencyKey: id }).catch(refusedForGood);
};

const asItStands = ({ amount, status }: Stripe.Refund) => ({
  amountMinor: amount,
  isLost: status === 'failed' || status === 'canceled',
});
