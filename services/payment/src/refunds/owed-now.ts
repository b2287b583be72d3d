import type { InTransaction } from '@wayhouse/service-kit';
import { type BookingProjection, moneyHistoryOf } from '../bookings/booking-projection.js';
import { owedRefunds } from '../payments/domain/booking-payments.js';
import type { Payments } from '../payments/payment-repository.js';
import type { RefundOrder } from './domain/refund-order.js';

type Deps = {
  inTransaction: InTransaction;
  bookings: Pick<BookingProjection, 'find'>;
  payments: Pick<Payments, 'get'>;
};

/** The order, of no more than is owed by what is known of the booking now. */
export const owedNow = ({ inTransaction, bookings, payments }: Deps, order: RefundOrder): Promise<RefundOrder> =>
  inTransaction(async (tx) => {
    const booking = await bookings.find(tx, order.bookingId);
    if (!booking) return order;
    const owed = owedRefunds(await payments.get(order.bookingId, tx), moneyHistoryOf(booking));
    const owedMinor = owed.find(({ paymentId }) => paymentId === order.paymentId)?.amountMinor ?? 0;
    return { ...order, amountMinor: Math.min(order.amountMinor, owedMinor) };
  });
