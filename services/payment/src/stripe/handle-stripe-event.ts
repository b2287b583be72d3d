import type Stripe from 'stripe';
import type { Transaction } from '@wayhouse/service-kit';
import { type Deps as PaymentDeps, recordPayment } from '../payments/record-payment.js';
import type { Refund } from '../refunds/domain/refund.js';
import { recordRefund } from '../refunds/record-refund.js';
import { toRefundState } from './refund-state.js';

export type Deps = PaymentDeps;

/** Ignores events of other types, and those about payments that are not for a booking. */
export async function handleStripeEvent(deps: Deps, event: Stripe.Event, tx: Transaction): Promise<void> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const cardPayment = toCardPayment(event.data.object, event.created);
      return cardPayment && recordPayment(deps, tx, cardPayment);
    }
    case 'checkout.session.expired':
      return deps.payments.closeSession(tx, event.data.object.id);
    // `charge.refunded` reports the same refunds without naming them.
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const paymentId = expandedId(event.data.object.payment_intent);
      return paymentId === undefined ? undefined : recordRefund(deps, tx, paymentId, toRefund(event.data.object));
    }
  }
}

function toCardPayment(session: Stripe.Checkout.Session, created: number) {
  const bookingId = session.metadata?.bookingId;
  if (bookingId === undefined || session.payment_status !== 'paid') return undefined;
  const paymentId = expandedId(session.payment_intent);
  if (!paymentId) throw new Error(`checkout session ${session.id} is paid but has no payment intent`);
  return { bookingId, paymentId, amountMinor: session.amount_total ?? 0, paidAt: new Date(created * 1000) };
}

const toRefund = ({ id, amount, created, status, failure_reason }: Stripe.Refund): Refund => ({
  refundId: id,
  amountMinor: amount,
  refundedAt: new Date(created * 1000),
  state: toRefundState(status),
  failureReason: failure_reason,
});

const expandedId = (field: string | { id: string } | null): string | undefined =>
  typeof field === 'string' ? field : (field?.id ?? undefined);
