import type { JobStore, Transaction } from '@wayhouse/service-kit';
import { type BookingPayments, type MoneyHistory, owedRefunds } from '../payments/domain/booking-payments.js';
import { type RefundOrder, refundOrderId } from './domain/refund-order.js';

export type RefundOrders = JobStore<RefundOrder>;

export type Deps = { refundOrders: RefundOrders; now: () => Date };

/** Orders what is owed back, in the transaction of its cause. Ordering it again changes nothing. */
export async function orderRefunds(
  { refundOrders, now }: Deps,
  tx: Transaction,
  payments: BookingPayments,
  history: MoneyHistory,
): Promise<void> {
  for (const owed of owedRefunds(payments, history)) {
    const order = { id: refundOrderId(owed), bookingId: payments.bookingId, ...owed };
    await refundOrders.add(tx, order, now());
  }
}
