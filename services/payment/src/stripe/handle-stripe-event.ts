import type Stripe from 'stripe';
import type { Transaction } from '@wayhouse/service-kit';
import { recordJointPayment } from '../payments/record-joint-payment.js';
import { type Deps as PaymentDeps, recordPayment } from '../payments/record-payment.js';
import type { Refund } from '../refunds/domain/refund.js';
import { recordRefund } from '../refunds/record-refund.js';
import { namedPortion } from './named-portion.js';
import { toRefundState } from './refund-state.js';
import { expandedId, readPayment } from './session-metadata.js';

export type Deps = PaymentDeps;

/** The ids of what an event is about. */
type Subject = {
  bookingId?: string;
  bookingIds?: string[];
  paymentId?: string;
  refundId?: string;
  sessionId?: string;
};

/** Ignores events of other types, and those about payments that are not for a booking. Returns what the others are about. */
export async function handleStripeEvent(
  deps: Deps,
  event: Stripe.Event,
  tx: Transaction,
): Promise<Subject | undefined> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return handlePaid(deps, event.data.object, event.created, tx);
    // Nothing is paid on a page any more whose bank payment has failed.
    case 'checkout.session.async_payment_failed':
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
      return { paymentId: refund.portionId ?? paymentId, refundId: refund.refundId };
    }
    default:
      return undefined;
  }
}

async function handlePaid(
  deps: Deps,
  session: Stripe.Checkout.Session,
  created: number,
  tx: Transaction,
): Promise<Subject | undefined> {
  const paid = readPayment(session, created);
  if (!paid) return undefined;
  const { paymentId } = paid;
  if ('bookingId' in paid) {
    await recordPayment(deps, tx, paid);
    return { bookingId: paid.bookingId, paymentId };
  }
  await recordJointPayment(deps, tx, paid);
  return { bookingIds: paid.portions.map(({ bookingId }) => bookingId), paymentId };
}

const toRefund = (refund: Stripe.Refund): Refund => ({
  refundId: refund.id,
  portionId: namedPortion(refund),
  amountMinor: refund.amount,
  refundedAt: new Date(refund.created * 1000),
  state: toRefundState(refund.status),
  failureReason: refund.failure_reason,
});
