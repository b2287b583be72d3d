import type { Booking } from './booking.js';
import { stillToComeBack } from './ledger.js';

/**
 * What of the guest's money has still to go back, in minor units. The first payment stays while the booking stands; it
 * keeps the charge once cancelled, and comes back whole where it came after that. `chargeMinor` asks what would come
 * back if the booking were cancelled at that charge.
 */
export function comesBackMinor(booking: Booking, chargeMinor?: number): number {
  const [first] = booking.payments;
  if (!first) return 0;
  if (booking.state !== 'cancelled') return stillToComeBack(booking, chargeMinor ?? first.amountMinor);
  return stillToComeBack(booking, first.paidAt > booking.cancelledAt ? 0 : booking.chargedMinor);
}
