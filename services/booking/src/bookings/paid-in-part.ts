import type { PaidInPart } from '@wayhouse/contracts/paid-in-part';
import { isPaidInPart, toAmount } from '@wayhouse/domain';
import type { Booking } from './domain/booking.js';
import { settlementOf } from './domain/booking-settlement.js';

/** What is paid of a stay of which the rest is owed. */
export function paidInPart(booking: Booking): PaidInPart {
  const { state, totalMinor, currency } = booking;
  const { owed } = settlementOf(booking);
  if (!isPaidInPart({ state, owed, total: totalMinor })) return undefined;
  return { paid: toAmount(totalMinor - owed), totalPrice: toAmount(totalMinor), currency };
}
