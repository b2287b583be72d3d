import type { Transaction } from '@wayhouse/service-kit';
import { type Deps as OrderDeps, orderRefunds } from '../refunds/order-refunds.js';
import type { SessionClosings } from './checkout-port.js';
import type { MoneyHistory, PaymentsChange } from './domain/booking-payments.js';
import type { Payments } from './payment-repository.js';

export type Deps = OrderDeps & { payments: Payments; sessionClosings: SessionClosings };

/**
 * Records that a booking was cancelled, paid at the hotel or has another price: orders the refunds by card that it is owed from now
 * on, and has an open payment page closed.
 */
export async function recordChange(
  deps: Deps,
  tx: Transaction,
  bookingId: string,
  change: PaymentsChange,
  history: MoneyHistory,
) {
  const known = await deps.payments.get(bookingId, tx);
  await deps.payments.change(tx, bookingId, change);
  await orderRefunds(deps, tx, { ...known, ...change }, history);
  if (known.session) await deps.sessionClosings.add(tx, { id: known.session.sessionId }, deps.now());
}
