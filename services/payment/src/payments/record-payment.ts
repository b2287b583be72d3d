import { events } from '@wayhouse/contracts';
import type { Log, Outbox, Transaction } from '@wayhouse/service-kit';
import { type Deps as OrderDeps, orderRefunds } from '../refunds/order-refunds.js';
import { attachRefunds, type Deps as RefundDeps } from '../refunds/record-refund.js';
import type { Receipt } from './domain/payment.js';
import type { Payments } from './payment-repository.js';

export type Deps = OrderDeps & RefundDeps & { payments: Payments; outbox: Outbox; log: Log };

/** Publishes each payment once, however often and in whatever order Stripe reports it. */
export async function recordPayment(deps: Deps, tx: Transaction, paid: Receipt & { bookingId: string }): Promise<void> {
  const { bookingId, ...receipt } = paid;
  const known = await deps.payments.find(tx, bookingId);
  if (known.receipts.some(({ paymentId }) => paymentId === receipt.paymentId)) return;
  if (known.receipts.length > 0) deps.log.warn(paid, 'a booking was paid twice; this payment will be refunded');
  await deps.payments.addReceipt(tx, bookingId, receipt);
  await deps.outbox.add(tx, events.paymentSucceeded, { ...paid, paidAt: receipt.paidAt.toISOString() });
  await attachRefunds(deps, tx, paid);
  await orderRefunds(deps, tx, { ...known, receipts: [...known.receipts, receipt] });
}
