import type Stripe from 'stripe';
import type { Transaction } from '@wayhouse/service-kit';
import { type Deps as PaymentDeps, recordPayment } from '../payments/record-payment.js';
import type { Refund } from '../refunds/domain/refund.js';
import { recordRefund } from '../refunds/record-refund.js';
import { toRefundState } from './refund-state.js';

export type Deps = PaymentDeps;

/** The ids of what an event is about. */
type Subject = { bookingId?: string; paymentId?: string; refundId?: string; sessionId?: string };

/** Ignores events of other types, and those about payments that are not for a booking. Returns what the others are about. */
export async function handleStripeEvent(
  deps: Deps,
  event: Stripe.Event,
  tx: Transaction,
): Promise<Subject | undefined> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const cardPayment = toCardPayment(event.data.object, event.created);
      if (!cardPayment) return undefined;
      await recordPayment(deps, tx, cardPayment);
      return { bookingId: cardPayment.bookingId, paymentId: cardPayment.paymentId };
    }
    case 'checkout.session.expired': {
      const { id: sessionId } = event.data.object;
      await deps.payments.closeSession(tx, sessionId);
      return { sessionId };
    }
    // `charge.refunded` reports the same refunds without naming them.
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const paymentId = expandedId(event.data.object.payment_intent);
      if (paymentId === undefined) return undefined;
      const refund = toRefund(event.data.object);
      await recordRefund(deps, tx, paymentId, refund);
      return { paymentId, refundId: refund.refundId };
    }
    default:
      return undefined;
  }
}

function toCardPayment(session: Stripe.Checkout.Session, created: number) {
  const bookingId = session.metadata?.bookingId;
  if (bookingId === undefined || session.payment_status !== 'paid') return undefined;
  const paymentId = expandedId(session.payment_intent);
  if (!paymentId) throw new Error(`checkout session ${session.id} is paid but has no payment intent`);
  const currency = (session.currency ?? '').toUpperCase();
  const paidAt = new Date(created * 1000);
  return { bookingId, paymentId, amountMinor: session.amount_total ?? 0, currency, paidAt };
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
