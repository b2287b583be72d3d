import { events } from '@wayhouse/contracts';
import type { Log, Outbox, Transaction } from '@wayhouse/service-kit';
import { mergeRefund, type PaymentRefunds, type Refund, takeUnpublished } from './domain/refund.js';
import type { RefundOrders } from './order-refunds.js';
import type { Refunds } from './refund-repository.js';

export type Deps = { refunds: Refunds; refundOrders: RefundOrders; outbox: Outbox; log: Log; now: () => Date };

/** Records a refund that Stripe reports, made by us or by hand. One that arrives before its payment is published with it. */
export async function recordRefund(deps: Deps, tx: Transaction, paymentId: string, refund: Refund): Promise<void> {
  const known = await deps.refunds.get(paymentId, tx);
  const merged = mergeRefund(known, refund);
  if (merged === known) return;
  if (refund.state === 'failed')
    deps.log.error({ paymentId, ...refund }, 'a refund failed: the guest has not received the money');
  await publishAndSave(deps, tx, merged);
  // Money sent by hand may have settled an order that Stripe rejected.
  await deps.refundOrders.retry(tx, 'paymentId', paymentId, deps.now());
}

/** Attaches refunds that arrived before their payment, and publishes them. */
export async function attachRefunds(deps: Deps, tx: Transaction, paid: { paymentId: string; bookingId: string }) {
  const { paymentId, bookingId } = paid;
  await publishAndSave(deps, tx, { ...(await deps.refunds.get(paymentId, tx)), bookingId });
}

async function publishAndSave(deps: Deps, tx: Transaction, known: PaymentRefunds): Promise<void> {
  const { paymentId, bookingId } = known;
  const { unpublished, after } = takeUnpublished(known);
  await deps.refunds.save(tx, after, deps.now());
  for (const { refundId, amountMinor, refundedAt } of unpublished) {
    const data = { bookingId: bookingId!, paymentId, refundId, amountMinor, refundedAt: refundedAt.toISOString() };
    await deps.outbox.add(tx, events.paymentRefunded, data);
  }
}
