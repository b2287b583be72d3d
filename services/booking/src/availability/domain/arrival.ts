import { DomainError, limits, messages } from '@wayhouse/contracts';
import { arrivalWindow, type Stay } from '@wayhouse/domain';

/** Check-in must be today or later on the hotel's calendar, and not further ahead than bookings are open. */
export function assertArrival({ checkIn }: Stay, city: string, now: Date, field = 'checkInDate'): void {
  const { earliest, latest } = arrivalWindow(city, now, limits.daysAhead);
  if (checkIn < earliest) throw new DomainError('rule-broken', messages.pastArrival, field);
  if (checkIn > latest) throw new DomainError('rule-broken', messages.tooFarAhead, field);
}
