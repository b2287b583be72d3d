import type Stripe from 'stripe';
import type { Transaction } from '@wayhouse/service-kit';
import { recordPayment, type Deps as PaymentDeps } from '../payments/record-payment.js';
import { recordRefund } from '../payments/record-refund.js';

export type Deps = PaymentDeps;

/** What each of Stripe's events means here. Events that mean nothing are taken and left alone. */
export async function workOnStripeEvent(deps: Deps, event: Stripe.Event, tx: Transaction): Promise<void> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const session = event.data.object;
      if (session.payment_status === 'paid') await recordPayment(deps, tx, receiptOf(session, event.created));
      return;
    }
    case 'checkout.session.expired':
      return deps.payments.closeSession(tx, event.data.object.id);
    case 'refund.created': {
      const refund = event.data.object;
      const paymentId = idOf(refund.payment_intent);
      if (!paymentId || refund.status !== 'succeeded') return;
      const refundedAt = new Date(refund.created * 1000);
      return recordRefund(deps, tx, { paymentId, refundId: refund.id, amountMinor: refund.amount, refundedAt });
    }
  }
}

function receiptOf(session: Stripe.Checkout.Session, created: number) {
  const paymentId = idOf(session.payment_intent);
  const bookingId = session.client_reference_id;
  if (!paymentId || !bookingId) throw new Error(`checkout session ${session.id} names no payment or no booking`);
  return { bookingId, paymentId, amountMinor: session.amount_total ?? 0, paidAt: new Date(created * 1000) };
}

const idOf = (named: string | { id: string } | null): string | undefined =>
  typeof named === 'string' ? named : (named?.id ?? undefined);
