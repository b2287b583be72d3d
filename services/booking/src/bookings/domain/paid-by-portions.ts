import type { Booking } from './booking.js';
import { returnedOf, settlementOf } from './booking-settlement.js';
import { hasPayment } from './ledger.js';

/** What of a joint payment is for one booking, by the id of this payment. */
export type Portion = { bookingId: string; paymentId: string };
type Paid = { bookingId: string; amountMinor: number; owedMinor: number };

/**
 * The bookings that a joint payment has paid, in the order of its portions; undefined until each of them has arrived. One that is cancelled, or
 * was paid otherwise before, so that all of its portion goes back, is left out.
 */
export function paidByPortions(bookings: Booking[], portions: Portion[]): Paid[] | undefined {
  const byId = new Map(bookings.map((booking) => [booking.id, booking]));
  const isThere = ({ bookingId, paymentId }: Portion) => {
    const booking = byId.get(bookingId);
    return booking !== undefined && hasPayment(booking, paymentId);
  };
  if (!portions.every(isThere)) return undefined;
  return portions.flatMap(({ bookingId, paymentId }) => {
    const booking = byId.get(bookingId)!;
    const { amountMinor } = booking.payments.find((payment) => payment.paymentId === paymentId)!;
    if (booking.state !== 'paid' || returnedOf(booking, paymentId) >= amountMinor) return [];
    return [{ bookingId, amountMinor, owedMinor: settlementOf(booking).owed }];
  });
}
