import type { Booking } from '@wayhouse/contracts/booking';
import { clockOf, timeZoneOf, todayIn } from '@wayhouse/domain/hotel-time';
import { stayStatusOf } from '@wayhouse/domain/stay-status';

/**
 * What the front desk may do next with a guest. Checking in is for the days of the stay; a guest who has just come is not offered
 * to go before the day of departure (`isEarly` allows it).
 */
export function deskStep(booking: Booking, now: Date, isEarly = false): 'check-in' | 'check-out' | undefined {
  const { state, hotel, checkInDate, checkOutDate } = booking;
  const today = todayIn(timeZoneOf(clockOf(hotel)), now);
  switch (stayStatusOf(booking)) {
    case 'expected':
      return state !== 'cancelled' && checkInDate <= today && today <= checkOutDate ? 'check-in' : undefined;
    case 'in-house':
      return isEarly || checkOutDate <= today ? 'check-out' : undefined;
    case 'departed':
      return undefined;
  }
}

export const statusAfter = { 'check-in': 'in-house', 'check-out': 'departed' } as const;
