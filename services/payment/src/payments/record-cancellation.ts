import type { Transaction } from '@wayhouse/service-kit';
import { type Deps as OrderDeps, orderRefunds } from '../refunds/order-refunds.js';
import type { SessionClosings } from './checkout-port.js';
import type { Cancellation } from './domain/booking-payments.js';
import type { Payments } from './payment-repository.js';

export type Deps = OrderDeps & { payments: Payments; sessionClosings: SessionClosings };

/** Orders the refunds that a cancelled booking is owed, and has an open payment page closed. */
export async function recordCancellation(deps: Deps, tx: Transaction, bookingId: string, cancellation: Cancellation) {
  const known = await deps.payments.find(tx, bookingId);
  await deps.payments.cancel(tx, bookingId, cancellation);
  await orderRefunds(deps, tx, { ...known, cancellation });
  if (known.session) await deps.sessionClosings.add(tx, { id: known.session.sessionId }, deps.now());
}
