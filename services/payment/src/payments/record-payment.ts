import { events } from '@wayhouse/contracts';
import type { Log, Outbox, Transaction } from '@wayhouse/service-kit';
import { type Deps as OrderDeps, orderRefunds } from '../refunds/order-refunds.js';
import { attachRefunds, type Deps as RefundDeps } from '../refunds/record-refund.js';
import type { BookingProjection } from '../bookings/booking-projection.js';
import type { CardPayment } from './domain/booking-payments.js';
import type { Payments } from './payment-repository.js';
import type { SetAsidePayments } from './set-aside-repository.js';

export type Deps = OrderDeps &
  RefundDeps & {
    payments: Payments;
    bookings: Pick<BookingProjection, 'find'>;
    setAside: SetAsidePayments;
    outbox: Outbox;
    log: Log;
  };

type ReportedPayment = CardPayment & { bookingId: string; currency: string };

/**
 * Publishes each payment once, however often and in whatever order Stripe reports it. One that is not for the price of its
 * booking is set aside: our payment pages ask for nothing else.
 */
export async function recordPayment(deps: Deps, tx: Transaction, reported: ReportedPayment): Promise<void> {
  const { currency, ...paid } = reported;
  const { bookingId, ...cardPayment } = paid;
  const booking = await deps.bookings.find(tx, bookingId);
  // Events of a booking that is not known yet may still be on their way.
  if (booking && (booking.totalMinor !== paid.amountMinor || booking.currency !== currency)) {
    deps.log.error(reported, 'a payment is not for the price of its booking; it is set aside');
    if (!(await deps.setAside.has(tx, paid.paymentId))) await deps.setAside.add(tx, reported);
    return;
  }
  const known = await deps.payments.find(tx, bookingId);
  if (known.cardPayments.some(({ paymentId }) => paymentId === cardPayment.paymentId)) return;
  if (known.cardPayments.length > 0) deps.log.warn(paid, 'a booking was paid twice; this payment will be refunded');
  await deps.payments.addCardPayment(tx, bookingId, cardPayment);
  await deps.outbox.add(tx, events.paymentSucceeded, { ...paid, paidAt: cardPayment.paidAt.toISOString() });
  await attachRefunds(deps, tx, paid);
  await orderRefunds(deps, tx, { ...known, cardPayments: [...known.cardPayments, cardPayment] });
}
