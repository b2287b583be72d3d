import { DomainError } from './domain-error.js';
import { endOfStay, type HotelTimes, timeZoneOf, todayIn } from './hotel-time.js';
import { limits } from './limits.js';
import { addDays } from './stay.js';

/** The first and the last day on which a stay may begin that is booked now. */
export type ArrivalWindow = { earliest: string; latest: string };

/**
 * How late and how early guests can book a room, in days before arrival: at least `leadDays`, 0 being the same day, and at most
 * `daysAhead`. Without them as late and as early as the house allows.
 */
export type BookingWindow = { leadDays?: number; daysAhead?: number };

/** The time zones that are furthest behind and furthest ahead. */
const [earliestZone, latestZone] = ['Etc/GMT+12', 'Etc/GMT-14'];

/** The last day that is open for bookings where it is `today`. */
export const latestArrival = (today: string): string => addDays(today, limits.daysAhead);

/** The day on which the longest stay ends that begins then: the nights before it can be sold, no later ones. */
export const latestDeparture = (today: string): string => addDays(latestArrival(today), limits.nights);

/** The window of the hotels in `city`, or of a room there that has one of its own, by their own calendar. */
export function arrivalWindow(city: string, now: Date, { leadDays = 0, daysAhead }: BookingWindow = {}): ArrivalWindow {
  const today = todayIn(timeZoneOf(city), now);
  return {
    earliest: addDays(today, leadDays),
    latest: daysAhead === undefined ? latestArrival(today) : addDays(today, daysAhead),
  };
}

/**
 * The first day on which a stay may begin that the front desk of a hotel books: until check-out time of the day its last night is still
 * running, so that who walks in after midnight gets a bed for it.
 */
export function earliestAtDesk(city: string, now: Date, times: HotelTimes): string {
  const today = todayIn(timeZoneOf(city), now);
  return now < endOfStay(city, today, times) ? addDays(today, -1) : today;
}

/** The window of all hotels together, in any time zone: a day is past once it is over everywhere. */
export const widestArrivalWindow = (now: Date): ArrivalWindow => ({
  earliest: todayIn(earliestZone, now),
  latest: latestArrival(todayIn(latestZone, now)),
});

/** Why a stay cannot begin on a day outside the window; undefined within it. */
export function arrivalRefusal(checkIn: string, { earliest, latest }: ArrivalWindow): DomainError | undefined {
  if (checkIn < earliest) return new DomainError('past-arrival');
  if (checkIn > latest) return new DomainError('too-far-ahead', { days: limits.daysAhead });
  return undefined;
}

/** Refuses a check-in outside the window. */
export function assertArrival(checkIn: string, window: ArrivalWindow): void {
  const refusal = arrivalRefusal(checkIn, window);
  if (refusal) throw refusal;
}
