import type { Transaction } from '@wayhouse/service-kit';
import { owedBack, type Payment } from '../payments/domain/payment.js';
import { orderAtHotelIdOf, orderIdOf, type RefundOrders } from './domain/refund-order.js';

export type Deps = { refundOrders: RefundOrders; now: () => Date };

/** Stores, with what causes it, that money has to go back. Caused again, it makes no second order. */
export async function orderRefunds({ refundOrders, now }: Deps, tx: Transaction, payment: Payment): Promise<void> {
  for (const owed of owedBack(payment)) {
    const id = payment.atHotel ? orderAtHotelIdOf(owed.paymentId) : orderIdOf(owed.paymentId);
    const order = { id, bookingId: payment.bookingId, ...owed };
    await refundOrders.add(tx, order, now());
  }
}
