import { addDays, DomainError, limits, todayIn } from '@wayhouse/domain';

/** The time zones that are furthest behind and furthest ahead. */
const [earliestZone, latestZone] = ['Etc/GMT+12', 'Etc/GMT-14'];

/**
 * Check-in must not be in the past, nor further ahead than bookings are open. A search may span all time zones, so a day is
 * past once it is over everywhere; the hotel's own calendar decides when a room is booked.
 */
export function assertArrival({ checkIn }: { checkIn?: string }, now: Date): void {
  if (!checkIn) return;
  if (checkIn < todayIn(earliestZone, now)) throw new DomainError('past-arrival');
  if (checkIn > addDays(todayIn(latestZone, now), limits.daysAhead)) {
    throw new DomainError('too-far-ahead', { days: limits.daysAhead });
  }
}
