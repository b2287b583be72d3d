import { arrivalWindow, DomainError, limits, type Stay } from '@wayhouse/domain';

/** Check-in must be today or later on the hotel's calendar, and not further ahead than bookings are open. */
export function assertArrival({ checkIn }: Stay, city: string, now: Date): void {
  const { earliest, latest } = arrivalWindow(city, now, limits.daysAhead);
  if (checkIn < earliest) throw new DomainError('past-arrival');
  if (checkIn > latest) throw new DomainError('too-far-ahead', { days: limits.daysAhead });
}
