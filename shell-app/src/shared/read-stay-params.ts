import { CalendarDate } from '@wayhouse/contracts/calendar-date';
import { type ArrivalWindow, arrivalWindow, latestArrival } from '@wayhouse/domain/arrival';
import { limits } from '@wayhouse/domain/limits';
import { daysBetween, hasNights } from '@wayhouse/domain/stay';
import { now, today } from '@wayhouse/web-kit/page-clock';
import type { StayDates } from '@wayhouse/web-kit/stay-dates';
import { adultsAmong, noDates, noStay, type StayParams } from './stay-params.js';

// Apart from the writing, so that pages that only link to a stay load no schemas.

/** The days on which a stay may begin that is searched for: those of the hotels in `city`, or without one the visitor’s. */
export const searchWindow = (city?: string): ArrivalWindow =>
  city === undefined ? { earliest: today(), latest: latestArrival(today()) } : arrivalWindow(city, new Date(now()));

/** The dates in an address. A check-in outside the window is ignored, and so is a check-out too late. */
export function readDates(query: URLSearchParams, { earliest, latest }: ArrivalWindow): StayDates {
  const [checkIn = '', checkOut = ''] = [query.get('checkIn'), query.get('checkOut')].map(
    (date) => CalendarDate.safeParse(date).data,
  );
  const isBookable = checkIn >= earliest && checkIn <= latest;
  if (!isBookable) return noDates;
  return { checkIn, checkOut: checkOut && daysBetween(checkIn, checkOut) <= limits.nights ? checkOut : '' };
}

/** The number of guests in an address, at most `maxGuests`; one if it is not a number of guests. */
export function readGuests(query: URLSearchParams, maxGuests: number): number {
  const guests = Number(query.get('guests'));
  return Number.isInteger(guests) && guests >= 1 ? Math.min(guests, maxGuests) : noStay.guests;
}

/** How many of the guests in an address are adults, where not all of them are. */
export function readAdults(query: URLSearchParams, guests: number): number | undefined {
  const adults = Number(query.get('adults'));
  return Number.isInteger(adults) && adults >= 1 ? adultsAmong(guests, adults) : undefined;
}

/** The stay in an address, as rooms are searched for it: without dates unless there are both. In `city` the days are those of its hotels. */
export function readSearchedStay(query: URLSearchParams, city?: string): StayParams {
  const dates = readDates(query, searchWindow(city));
  const guests = readGuests(query, limits.searchGuests);
  return { ...(hasNights(dates) ? dates : noDates), guests, adults: readAdults(query, guests) };
}
