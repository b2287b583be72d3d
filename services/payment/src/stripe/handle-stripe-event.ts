import type Stripe from 'stripe';
import type { Transaction } from '@wayhouse/service-kit';
import { recordPayment, type Deps as PaymentDeps } from '../payments/record-payment.js';
import { recordRefund } from '../refunds/record-refund.js';
import type { Refund, RefundState } from '../refunds/domain/refund.js';

export type Deps = PaymentDeps;

/** What each of Stripe's events means here. Events that mean nothing, or are about others' payments, are left alone. */
export async function workOnStripeEvent(deps: Deps, event: Stripe.Event, tx: Transaction): Promise<void> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const receipt = receiptOf(event.data.object, event.created);
      return receipt && recordPayment(deps, tx, receipt);
    }
    case 'checkout.session.expired':
      return deps.payments.closeSession(tx, event.data.object.id);
    // `charge.refunded` tells of the same refunds, without saying which.
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const paymentId = idOf(event.data.object.payment_intent);
      return paymentId === undefined ? undefined : recordRefund(deps, tx, paymentId, refundOf(event.data.object));
    }
  }
}

function receiptOf(session: Stripe.Checkout.Session, created: number) {
  const bookingId = session.metadata?.bookingId;
  if (bookingId === undefined || session.payment_status !== 'paid') return undefined;
  const paymentId = idOf(session.payment_intent);
  if (!paymentId) throw new Error(`checkout session ${session.id} is paid but names no payment`);
  return { bookingId, paymentId, amountMinor: session.amount_total ?? 0, paidAt: new Date(created * 1000) };
}

const refundOf = ({ id, amount, created, status, failure_reason }: Stripe.Refund): Refund => ({
  refundId: id,
  amountMinor: amount,
  refundedAt: new Date(created * 1000),
  state: stateOf(status),
  problem: failure_reason,
});

function stateOf(status: string | null): RefundState {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

const idOf = (named: string | { id: string } | null): string | undefined =>
  typeof named === 'string' ? named : (named?.id ?? undefined);
