import { z } from 'zod';
import { randomId } from '../../providers/random-id.js';
import { integer, metadata } from '../api/params.js';
import { invalid, noSuch } from '../api/stripe-error.js';
import type { Outcome } from '../checkout/checkout-sessions.js';
import { type Caller, eventOf, noCaller } from '../events/events.js';
import { formatAmount } from '../checkout/currencies.js';
import type { Card, Change, Payment, Refund } from '../model.js';
import { seconds, type StripeEmulator } from '../stripe.js';
import { refundedOf, refundJson } from './payment-json.js';

export const refundParams = z.strictObject({
  payment_intent: z.string().optional(),
  amount: integer.optional(),
  metadata: metadata.optional(),
});

/** How long a refund takes that does not succeed at once. With Stripe it is days. */
const settlesAfterMs = 5000;

/** Refunds all that is left of a payment, or the given part of it. */
export function createRefund(stripe: StripeEmulator, params: z.infer<typeof refundParams>, caller: Caller): Outcome {
  const payment = findPayment(stripe, params.payment_intent);
  const before = refundedOf(stripe, payment.id);
  const amount = amountToRefund(payment, before, params.amount);
  const refund: Refund = {
    id: randomId('re_', 24),
    paymentId: payment.id,
    created: seconds(stripe),
    amount,
    ...courseOf(payment.card, stripe.now()),
    metadata: params.metadata ?? {},
  };
  const response = refundJson(payment, refund);
  const events = eventOf(stripe, { type: 'refund.created', object: response }, caller);
  return { change: { refunds: [refund], ...events }, response };
}

function courseOf({ refunds }: Card, now: number): Pick<Refund, 'status' | 'next'> {
  switch (refunds) {
    case undefined:
      return { status: 'succeeded' };
    case 'pending first':
      return { status: 'pending', next: { status: 'succeeded', at: now + settlesAfterMs } };
    case 'failing later':
      return { status: 'succeeded', next: { status: 'failed', at: now + settlesAfterMs } };
  }
}

/** Moves refunds that are due to their final status. */
export function settleRefunds(stripe: StripeEmulator): Change[] {
  const { refunds, payments } = stripe.records;
  return [...refunds.values()].flatMap(({ next, ...refund }) => {
    if (!next || next.at > stripe.now()) return [];
    const settled: Refund = { ...refund, status: next.status };
    const isFailed = next.status === 'failed';
    const event = {
      type: isFailed ? 'refund.failed' : 'refund.updated',
      object: refundJson(payments.get(refund.paymentId)!, settled),
      previous: { status: refund.status, ...(isFailed ? {} : { pending_reason: 'processing' }) },
    };
    return { refunds: [settled], ...eventOf(stripe, event, noCaller) };
  });
}

function amountToRefund(payment: Payment, before: number, wanted = payment.amount - before): number {
  const left = payment.amount - before;
  if (left === 0)
    throw invalid(`The payment ${payment.id} has already been refunded.`, undefined, 'charge_already_refunded');
  if (wanted < 1) throw invalid('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  const format = (amount: number) => formatAmount(amount, payment.currency);
  if (wanted > left)
    throw invalid(
      `Refund amount (${format(wanted)}) is greater than unrefunded amount on charge (${format(left)})`,
      'amount',
    );
  return wanted;
}

function findPayment(stripe: StripeEmulator, id: string | undefined): Payment {
  if (!id) throw invalid('One of the following params should be provided for this request: payment_intent or charge.');
  const payment = stripe.records.payments.get(id);
  if (!payment) throw noSuch('payment_intent', id, 400, 'payment_intent');
  return payment;
}
