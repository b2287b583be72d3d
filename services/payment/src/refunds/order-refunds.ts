import type { JobStore, Transaction } from '@wayhouse/service-kit';
import {
  type BookingPayments,
  isKnownPast,
  type KnownHistory,
  owedRefunds,
} from '../payments/domain/booking-payments.js';
import { earlyOrderId, type RefundOrder, refundOrderId } from './domain/refund-order.js';

export type RefundOrders = JobStore<RefundOrder>;

export type Deps = { refundOrders: RefundOrders; now: () => Date };

/** In which the rest of the events of a booking arrive that were held up with one of them. */
const heldUpMs = 10_000;

/**
 * Orders what is owed back, in the transaction of its cause. Ordering it again changes nothing. What is owed by a history that ends before
 * the payment waits a moment: what has happened since may make less of it owed, which is looked at when it is sent.
 */
export async function orderRefunds(
  { refundOrders, now }: Deps,
  tx: Transaction,
  payments: BookingPayments,
  history: KnownHistory,
): Promise<void> {
  for (const owed of owedRefunds(payments, history)) {
    const isFinal = isKnownPast(payments, history, owed.paymentId);
    const id = isFinal ? refundOrderId(owed) : earlyOrderId(owed, history.version);
    const dueAt = isFinal ? now() : new Date(+now() + heldUpMs);
    await refundOrders.add(tx, { id, bookingId: payments.bookingId, ...owed }, dueAt);
  }
}
