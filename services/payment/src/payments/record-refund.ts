import { events } from '@wayhouse/contracts';
import type { Transaction } from '@wayhouse/service-kit';
import type { Deps } from './record-payment.js';

type Refund = { paymentId: string; refundId: string; amountMinor: number; refundedAt: Date };

/** Money has gone back to the guest, sent by us or by hand on Stripe's pages. */
export async function recordRefund(deps: Deps, tx: Transaction, refund: Refund): Promise<void> {
  const payment = await deps.payments.findByPaymentId(tx, refund.paymentId);
  if (!payment) throw new Error(`refund ${refund.refundId} belongs to no payment we know of yet`);
  const told = { ...refund, bookingId: payment.bookingId, refundedAt: refund.refundedAt.toISOString() };
  await deps.outbox.add(tx, events.paymentRefunded, told);
}
