import { events } from '@wayhouse/contracts';
import type { Log, Outbox, Transaction } from '@wayhouse/service-kit';
import { type Deps as OrderDeps, orderRefunds } from '../refunds/order-refunds.js';
import { attachRefunds, type Deps as RefundDeps } from '../refunds/record-refund.js';
import { type BookingProjection, moneyHistoryOf } from '../bookings/booking-projection.js';
import { closePage, type Deps as CloseDeps } from './close-page.js';
import type { Payments } from './payment-repository.js';
import type { ReportedPayment, WaitingPayments } from './reported-payment.js';
import type { SetAsidePayments } from './set-aside-repository.js';

export type Deps = OrderDeps &
  CloseDeps &
  RefundDeps & {
    payments: Payments;
    bookings: Pick<BookingProjection, 'find'>;
    setAside: SetAsidePayments;
    waitingPayments: Pick<WaitingPayments, 'add'>;
    outbox: Outbox;
    log: Log;
  };

/**
 * Publishes each payment once, however often and in whatever order Stripe reports it. One that is not for a price that its booking
 * has or had is set aside: our payment pages ask for nothing else. One whose booking is not known yet waits for it.
 */
export async function recordPayment(deps: Deps, tx: Transaction, reported: ReportedPayment): Promise<void> {
  const { currency, sessionId, portions, ...paid } = reported;
  const { bookingId, ...cardPayment } = paid;
  const booking = await deps.bookings.find(tx, bookingId);
  if (!booking) return deps.waitingPayments.add(tx, { id: paid.paymentId, ...reported }, deps.now());
  const prices = [booking.totalMinor, ...(booking.priceChanges ?? []).map(({ fromMinor }) => fromMinor)];
  if (!prices.includes(paid.amountMinor) || booking.currency !== currency) {
    deps.log.error(reported, 'a payment is not for the price of its booking; it is set aside');
    if (!(await deps.setAside.has(tx, paid.paymentId))) await deps.setAside.add(tx, { ...paid, currency });
    return;
  }
  const known = await deps.payments.get(bookingId, tx);
  if (known.cardPayments.some(({ paymentId }) => paymentId === cardPayment.paymentId)) return;
  if (known.cardPayments.length > 0) deps.log.warn(paid, 'a booking was paid twice; this payment will be refunded');
  const { session } = known;
  if (session && session.sessionId !== sessionId) await closePage(deps, tx, session.sessionId);
  await deps.payments.addCardPayment(tx, bookingId, cardPayment);
  const data = { ...paid, paidAt: cardPayment.paidAt.toISOString(), ...(portions && { portions }) };
  await deps.outbox.add(tx, events.paymentSucceeded, data);
  await attachRefunds(deps, tx, paid);
  await orderRefunds(
    deps,
    tx,
    { ...known, cardPayments: [...known.cardPayments, cardPayment] },
    moneyHistoryOf(booking),
  );
}
