import { events } from '@wayhouse/contracts';
import type { Log, Outbox, Transaction } from '@wayhouse/service-kit';
import { type Deps as OrderDeps, orderRefunds } from '../refunds/order-refunds.js';
import { attachRefunds, type Deps as RefundDeps } from '../refunds/record-refund.js';
import type { CardPayment } from './domain/booking-payments.js';
import type { Payments } from './payment-repository.js';

export type Deps = OrderDeps & RefundDeps & { payments: Payments; outbox: Outbox; log: Log };

/** Publishes each payment once, however often and in whatever order Stripe reports it. */
export async function recordPayment(
  deps: Deps,
  tx: Transaction,
  paid: CardPayment & { bookingId: string },
): Promise<void> {
  const { bookingId, ...cardPayment } = paid;
  const known = await deps.payments.find(tx, bookingId);
  if (known.cardPayments.some(({ paymentId }) => paymentId === cardPayment.paymentId)) return;
  if (known.cardPayments.length > 0) deps.log.warn(paid, 'a booking was paid twice; this payment will be refunded');
  await deps.payments.addCardPayment(tx, bookingId, cardPayment);
  await deps.outbox.add(tx, events.paymentSucceeded, { ...paid, paidAt: cardPayment.paidAt.toISOString() });
  await attachRefunds(deps, tx, paid);
  await orderRefunds(deps, tx, { ...known, cardPayments: [...known.cardPayments, cardPayment] });
}
