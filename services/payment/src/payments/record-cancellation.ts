import type { Transaction } from '@wayhouse/service-kit';
import { orderRefunds, type Deps as OrderDeps } from '../refunds/order-refunds.js';
import type { SessionClosings } from '../stripe/close-session.js';
import type { Cancellation } from './domain/payment.js';
import type { Payments } from './payment-repository.js';

export type Deps = OrderDeps & { payments: Payments; sessionClosings: SessionClosings };

/** A booking was cancelled: what is not ours any more goes back, and an open payment page is closed. */
export async function recordCancellation(deps: Deps, tx: Transaction, bookingId: string, cancellation: Cancellation) {
  const known = await deps.payments.find(tx, bookingId);
  await deps.payments.cancel(tx, bookingId, cancellation);
  await orderRefunds(deps, tx, { ...known, cancellation });
  if (known.session) await deps.sessionClosings.add(tx, { id: known.session.sessionId }, deps.now());
}
