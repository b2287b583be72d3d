import type { Transaction } from '@wayhouse/service-kit';
import { type Deps as OrderDeps, orderRefunds } from '../refunds/order-refunds.js';
import { closePage, type Deps as CloseDeps } from './close-page.js';
import type { KnownHistory, PaymentsChange } from './domain/booking-payments.js';
import type { Payments } from './payment-repository.js';

export type Deps = OrderDeps & CloseDeps & { payments: Payments };

/**
 * Records that a booking was cancelled, paid at the hotel or has another price: orders the refunds by card that it is owed from now
 * on, and has an open payment page closed, also for the bookings that are on it with this one.
 */
export async function recordChange(
  deps: Deps,
  tx: Transaction,
  bookingId: string,
  change: PaymentsChange,
  history: KnownHistory,
) {
  const known = await deps.payments.get(bookingId, tx);
  // An older change of the price may arrive late: a newer one has ordered the refunds, and an open page has its price.
  if ('pricedVersion' in change && change.pricedVersion <= (known.pricedVersion ?? 0)) return;
  await deps.payments.change(tx, bookingId, change);
  await orderRefunds(deps, tx, { ...known, ...change }, history);
  if (known.session) await closePage(deps, tx, known.session.sessionId);
}
