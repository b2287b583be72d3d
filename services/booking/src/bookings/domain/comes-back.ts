import type { Booking } from './booking.js';
import { movedBy, paidMinor, stillToComeBack } from './ledger.js';

/**
 * What of the guest's card money has still to go back, in minor units. The first payment stays while the booking stands;
 * it keeps the charge once cancelled, and comes back whole where it came after that. What was paid at the hotel comes
 * first, so that a card keeps only what is left of the charge. `chargeMinor` asks what would come back if the booking
 * were cancelled at that charge.
 */
export function comesBackMinor(booking: Booking, chargeMinor?: number): number {
  const cards = movedBy(booking, 'card');
  const [first] = cards.payments;
  if (!first) return 0;
  const atHotel = paidMinor(movedBy(booking, 'hotel'));
  const restOf = (charge: number) => Math.max(0, charge - atHotel);
  if (booking.state === 'cancelled')
    return stillToComeBack(cards, first.paidAt > booking.cancelledAt ? 0 : restOf(booking.chargedMinor));
  if (chargeMinor !== undefined) return stillToComeBack(cards, restOf(chargeMinor));
  return stillToComeBack(cards, atHotel > 0 ? 0 : first.amountMinor);
}
