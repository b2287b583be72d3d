import { events } from '@wayhouse/contracts';
import type { Log, Outbox, Transaction } from '@wayhouse/service-kit';
import { noteRefund, type PaymentRefunds, type Refund, tellRefunds } from './domain/refund.js';
import { orderAtHotelIdOf, orderIdOf, type RefundOrders } from './domain/refund-order.js';
import type { RefundsKnown } from './refund-repository.js';

export type Deps = { refunds: RefundsKnown; refundOrders: RefundOrders; outbox: Outbox; log: Log; now: () => Date };

/** Stripe tells of a refund, sent by us or by hand on Stripe's pages. One that comes before its payment waits for it. */
export async function recordRefund(deps: Deps, tx: Transaction, paymentId: string, news: Refund): Promise<void> {
  const known = await deps.refunds.find(tx, paymentId);
  const noted = noteRefund(known, news);
  if (noted === known) return;
  if (news.state === 'failed')
    deps.log.error({ paymentId, ...news }, 'a refund failed: the guest has not got the money');
  await tellAndSave(deps, tx, noted);
  // Money sent by hand may be what an order that was refused is about.
  await deps.refundOrders.tryAgain(tx, orderIdOf(paymentId), deps.now());
  await deps.refundOrders.tryAgain(tx, orderAtHotelIdOf(paymentId), deps.now());
}

/** A payment became known: its refunds that were here first are told now. */
export async function claimRefunds(deps: Deps, tx: Transaction, paid: { paymentId: string; bookingId: string }) {
  const { paymentId, bookingId } = paid;
  await tellAndSave(deps, tx, { ...(await deps.refunds.find(tx, paymentId)), bookingId });
}

async function tellAndSave(deps: Deps, tx: Transaction, known: PaymentRefunds): Promise<void> {
  const { paymentId, bookingId } = known;
  const { news, after } = tellRefunds(known);
  await deps.refunds.save(tx, after, deps.now());
  for (const { refundId, amountMinor, refundedAt } of news) {
    const told = { bookingId: bookingId!, paymentId, refundId, amountMinor, refundedAt: refundedAt.toISOString() };
    await deps.outbox.add(tx, events.paymentRefunded, told);
  }
}
