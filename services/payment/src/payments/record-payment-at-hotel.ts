import type { Transaction } from '@wayhouse/service-kit';
import { orderRefunds } from '../refunds/order-refunds.js';
import type { AtHotel } from './domain/booking-payments.js';
import type { Deps } from './record-cancellation.js';

/** Has an open payment page closed, and orders the refund of a card payment made at the same time. */
export async function recordPaymentAtHotel(deps: Deps, tx: Transaction, bookingId: string, atHotel: AtHotel) {
  const known = await deps.payments.find(tx, bookingId);
  await deps.payments.payAtHotel(tx, bookingId, atHotel);
  await orderRefunds(deps, tx, { ...known, atHotel });
  if (known.session) await deps.sessionClosings.add(tx, { id: known.session.sessionId }, deps.now());
}
