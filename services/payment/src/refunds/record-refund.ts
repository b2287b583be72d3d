import { events } from '@wayhouse/contracts';
import type { Log, Outbox, Transaction } from '@wayhouse/service-kit';
import type { Portion } from '../payments/domain/joint-payment.js';
import { mergeRefund, type PaymentRefunds, type Refund, takeUnpublished } from './domain/refund.js';
import type { RefundOrders } from './order-refunds.js';
import { type Deps as JointDeps, partsOf } from './parts-of-refund.js';
import type { Refunds } from './refund-repository.js';

export type Deps = Omit<JointDeps, 'refunds'> & {
  refunds: Refunds;
  refundOrders: RefundOrders;
  outbox: Outbox;
  log: Log;
  now: () => Date;
};

/**
 * Records a refund that Stripe reports, made by us or by hand. One that arrives before its payment is published with it. One of a joint
 * payment is recorded of the portions that it is of.
 */
export async function recordRefund(deps: Deps, tx: Transaction, paymentId: string, refund: Refund): Promise<void> {
  const known = await deps.refunds.get(paymentId, tx);
  const merged = mergeRefund(known, refund);
  if (merged === known) return;
  if (refund.state === 'failed')
    deps.log.error({ paymentId, ...refund }, 'a refund failed: the guest has not received the money');
  if (!merged.portions) return publishAndRetry(deps, tx, merged);
  await deps.refunds.save(tx, merged, deps.now());
  await recordParts(deps, tx, { ...merged, portions: merged.portions }, refund);
}

/** Attaches refunds that arrived before their payment, and publishes them. */
export async function attachRefunds(deps: Deps, tx: Transaction, paid: { paymentId: string; bookingId: string }) {
  const { paymentId, bookingId } = paid;
  await publishAndSave(deps, tx, { ...(await deps.refunds.get(paymentId, tx)), bookingId });
}

/**
 * Attaches refunds that arrived before the joint payment to its portions, which are recorded before. Those that name their portion come
 * first: what of it is left for one by hand depends on them.
 */
export async function attachJointRefunds(deps: Deps, tx: Transaction, jointId: string, portions: Portion[]) {
  const known = { ...(await deps.refunds.get(jointId, tx)), portions };
  await deps.refunds.save(tx, known, deps.now());
  const isByHand = ({ portionId }: Refund) => Number(portionId === undefined);
  for (const refund of known.refunds.toSorted((one, other) => isByHand(one) - isByHand(other)))
    await recordParts(deps, tx, known, refund);
}

type JointRefunds = PaymentRefunds & { portions: Portion[] };

async function recordParts(
  deps: Deps,
  tx: Transaction,
  { paymentId: jointId, portions }: JointRefunds,
  refund: Refund,
): Promise<void> {
  for (const part of await partsOf(deps, tx, { jointId, portions, refund })) {
    const known = await deps.refunds.get(part.paymentId, tx);
    await publishAndRetry(deps, tx, mergeRefund(known, { ...refund, amountMinor: part.amountMinor }));
  }
}

async function publishAndRetry(deps: Deps, tx: Transaction, known: PaymentRefunds): Promise<void> {
  await publishAndSave(deps, tx, known);
  // Money sent by hand may have settled an order that Stripe rejected.
  await deps.refundOrders.retry(tx, 'paymentId', known.paymentId, deps.now());
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
