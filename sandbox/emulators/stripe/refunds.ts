import { z } from 'zod';
import { randomId } from '../providers/random-id.js';
import type { Done } from './checkout-sessions.js';
import { type Caller, eventOf, eventsOf, noCaller } from './events.js';
import { formatAmount } from './format-amount.js';
import type { Card, Change, Payment, Refund } from './model.js';
import { integer, metadata } from './params.js';
import { chargeJson, refundedOf, refundJson } from './payment-json.js';
import { invalid, noSuch } from './refusal.js';
import { seconds, type StripeSandbox } from './stripe-sandbox.js';

export const refundParams = z.strictObject({
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
  amount: integer.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.optional(),
});

export const refundParamsNotHere = [
  'currency',
  'customer',
  'expand',
  'instructions_email',
  'origin',
  'refund_application_fee',
  'reverse_transfer',
];

/** How long a refund takes that does not succeed at once; with Stripe it is days, here somebody waits for it. */
const settlesAfter = 5000;

/** Gives back all that is left of a payment, or the given part of it. */
export function createRefund(stripe: StripeSandbox, params: z.infer<typeof refundParams>, caller: Caller): Done {
  const payment = refundedPayment(stripe, params);
  const before = refundedOf(stripe, payment.id);
  const amount = amountToRefund(payment, before, params.amount);
  const refund: Refund = {
    id: randomId('re_', 24),
    paymentId: payment.id,
    created: seconds(stripe),
    amount,
    ...courseOf(payment.card, stripe.now()),
    reason: params.reason ?? null,
    metadata: params.metadata ?? {},
  };
  const answer = refundJson(payment, refund);
  const happened = eventsOf(
    stripe,
    [
      ['refund.created', answer],
      ['charge.refunded', chargeJson(payment, before + amount)],
    ],
    caller,
  );
  return { change: { refunds: [refund], ...happened }, answer };
}

function courseOf({ refunds }: Card, now: number): Pick<Refund, 'status' | 'next'> {
  switch (refunds) {
    case undefined:
      return { status: 'succeeded' };
    case 'pending first':
      return { status: 'pending', next: { status: 'succeeded', at: now + settlesAfter } };
    case 'failing later':
      return { status: 'succeeded', next: { status: 'failed', at: now + settlesAfter } };
  }
}

/** The refunds whose time has come take their second status, and say so. */
export function settleRefunds(stripe: StripeSandbox): Change[] {
  const { refunds, payments } = stripe.records;
  return [...refunds.values()].flatMap(({ next, ...refund }) => {
    if (!next || next.at > stripe.now()) return [];
    const settled: Refund = { ...refund, status: next.status };
    const type = next.status === 'failed' ? 'refund.failed' : 'refund.updated';
    const json = refundJson(payments.get(refund.paymentId)!, settled);
    return { refunds: [settled], ...eventOf(stripe, type, json, noCaller) };
  });
}

function amountToRefund(payment: Payment, before: number, wanted = payment.amount - before): number {
  const left = payment.amount - before;
  if (left === 0)
    throw invalid(`Charge ${payment.chargeId} has already been refunded.`, undefined, 'charge_already_refunded');
  if (wanted < 1) throw invalid('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  const show = (amount: number) => formatAmount(amount, payment.currency);
  if (wanted > left)
    throw invalid(
      `Refund amount (${show(wanted)}) is greater than unrefunded amount on charge (${show(left)})`,
      'amount',
    );
  return wanted;
}

function refundedPayment(stripe: StripeSandbox, { payment_intent, charge }: z.infer<typeof refundParams>): Payment {
  if (!payment_intent && !charge)
    throw invalid('One of the following params should be provided for this request: payment_intent or charge.');
  const payment = [...stripe.records.payments.values()].find(
    ({ id, chargeId }) => (!payment_intent || id === payment_intent) && (!charge || chargeId === charge),
  );
  if (payment) return payment;
  throw payment_intent
    ? noSuch('payment_intent', payment_intent, 400, 'payment_intent')
    : noSuch('charge', String(charge), 400, 'charge');
}
