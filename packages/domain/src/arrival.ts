import { DomainError } from './domain-error.js';
import { timeZoneOf, todayIn } from './hotel-time.js';
import { limits } from './limits.js';
import { addDays } from './stay.js';

/** The first and the last day on which a stay may begin that is booked now. */
export type ArrivalWindow = { earliest: string; latest: string };

/** The time zones that are furthest behind and furthest ahead. */
const [earliestZone, latestZone] = ['Etc/GMT+12', 'Etc/GMT-14'];

/** The last day that is open for bookings where it is `today`. */
export const latestArrival = (today: string): string => addDays(today, limits.daysAhead);

/** The window of the hotels in `city`, by their own calendar. */
export function arrivalWindow(city: string, now: Date): ArrivalWindow {
  const earliest = todayIn(timeZoneOf(city), now);
  return { earliest, latest: latestArrival(earliest) };
}

/** The window of all hotels together, in any time zone: a day is past once it is over everywhere. */
export const widestArrivalWindow = (now: Date): ArrivalWindow => ({
  earliest: todayIn(earliestZone, now),
  latest: latestArrival(todayIn(latestZone, now)),
});

/** Refuses a check-in outside the window. */
export function assertArrival(checkIn: string, { earliest, latest }: ArrivalWindow): void {
  if (checkIn < earliest) throw new DomainError('past-arrival');
  if (checkIn > latest) throw new DomainError('too-far-ahead', { days: limits.daysAhead });
}
