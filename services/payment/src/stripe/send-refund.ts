import { remainingRefund } from '@wayhouse/domain';
import { NonRetryableError } from '@wayhouse/service-kit';
import type Stripe from 'stripe';
import { chargedId, isPortion } from '../payments/domain/joint-payment.js';
import { type RefundOrder, unsentMinor } from '../refunds/domain/refund-order.js';
import type { Refunds } from '../refunds/refund-repository.js';
import { namedPortion } from './named-portion.js';
import { toRefundState } from './refund-state.js';
import { isReplayedTemporaryError, rethrowUnlessRetryable } from './stripe-errors.js';

type Deps = { stripe: Stripe; refunds: Pick<Refunds, 'get'> };

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
export const sendRefund =
  ({ stripe, refunds }: Deps) =>
  async (order: RefundOrder) => {
    const { bookingId, paymentId } = order;
    const payment_intent = chargedId(paymentId);
    const { data } = await stripe.refunds
      .list({ payment_intent, limit: maxRefunds }, withoutRetries)
      .catch(rethrowUnlessRetryable);
    const made = isPortion(paymentId) ? await refundsOfPortion(refunds, paymentId, data) : data.map(toMade);
    const amount = unsentMinor(order, made);
    // What was sent and has failed is for people, who may have paid it in another way.
    if (amount === 0 || remainingRefund(order.amountMinor, made) === 0) return;
    if (made.some(({ state }) => state === 'failed'))
      throw new NonRetryableError(
        'an earlier refund of this payment has failed, and may have been paid in another way',
      );
    const metadata = { bookingId, ...(isPortion(paymentId) && { paymentId }) };
    const refund = { payment_intent, amount, metadata };
    const key = `refund-${paymentId}-after-${made.length}`;
    for (let rejections = 0; ; rejections++) {
      const idempotencyKey = rejections ? `${key}-${rejections}` : key;
      try {
        return await stripe.refunds.create(refund, { ...withoutRetries, idempotencyKey });
      } catch (error) {
        if (!isReplayedTemporaryError(error)) rethrowUnlessRetryable(error);
      }
    }
  };

const toMade = ({ amount: amountMinor, status }: Stripe.Refund) => ({ amountMinor, state: toRefundState(status) });

/**
 * What a portion has of the refunds of its joint payment. Of which portions one by hand is, is decided where it is recorded: until its
 * webhook has arrived, nobody knows how much is left to send.
 */
async function refundsOfPortion(refunds: Pick<Refunds, 'get'>, paymentId: string, data: Stripe.Refund[]) {
  // In this order: what is recorded in between is then found as a part, or not yet recorded.
  const joint = await refunds.get(chargedId(paymentId));
  const own = await refunds.get(paymentId);
  return data.flatMap((refund) => {
    const hasId = ({ refundId }: { refundId: string }) => refundId === refund.id;
    const part = own.refunds.find(hasId);
    if (part) return [{ ...toMade(refund), amountMinor: part.amountMinor }];
    if (joint.refunds.some(hasId)) return [];
    const named = namedPortion(refund);
    if (named === undefined) throw new Error(`the refund ${refund.id}, made by hand, is not recorded yet`);
    return named === paymentId ? [toMade(refund)] : [];
  });
}
