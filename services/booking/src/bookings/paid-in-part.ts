import type { PaidInPart } from '@wayhouse/contracts/paid-in-part';
import { shownPaymentState, toAmount } from '@wayhouse/domain';
import type { Booking } from './domain/booking.js';
import { settlementOf } from './domain/booking-settlement.js';

/** What is paid of a stay of which the rest is owed: nothing, where a state of paid alone would hide that all of it is. */
export function paidInPart(booking: Booking): PaidInPart {
  const { state, totalMinor, currency } = booking;
  const { owed } = settlementOf(booking);
  const shown = shownPaymentState({ state, owed, total: totalMinor });
  if (shown === state) return undefined;
  return { paid: toAmount(totalMinor - owed), totalPrice: toAmount(totalMinor), currency };
}
