import { CalendarDate } from '@wayhouse/contracts/calendar-date';
import { latestArrival } from '@wayhouse/domain/arrival';
import { limits } from '@wayhouse/domain/limits';
import { daysBetween, hasNights } from '@wayhouse/domain/stay';
import { today } from '@wayhouse/web-kit/calendar-date';
import type { StayDates } from '@wayhouse/web-kit/stay-dates';
import { adultsAmong, noDates, noStay, type StayParams } from './stay-params.js';

// Apart from the writing, so that pages that only link to a stay load no schemas.

/** The dates in an address. A check-in before `earliest` or too far ahead is ignored, and so is a check-out too late. */
export function readDates(query: URLSearchParams, earliest: string): StayDates {
  const [checkIn = '', checkOut = ''] = [query.get('checkIn'), query.get('checkOut')].map(
    (date) => CalendarDate.safeParse(date).data,
  );
  const isBookable = checkIn >= earliest && checkIn <= latestArrival(today());
  if (!isBookable) return noDates;
  return { checkIn, checkOut: checkOut && daysBetween(checkIn, checkOut) <= limits.nights ? checkOut : '' };
}

/** The number of guests in an address; one if it is not possible. */
export function readGuests(query: URLSearchParams, maxGuests: number): number {
  const guests = Number(query.get('guests'));
  return Number.isInteger(guests) && guests >= 1 && guests <= maxGuests ? guests : noStay.guests;
}

/** How many of the guests in an address are adults, where not all of them are. */
export function readAdults(query: URLSearchParams, guests: number): number | undefined {
  const adults = Number(query.get('adults'));
  return Number.isInteger(adults) && adults >= 1 ? adultsAmong(guests, adults) : undefined;
}

/** The stay in an address, as rooms are searched for it: without dates unless there are both. */
export function readSearchedStay(query: URLSearchParams): StayParams {
  const dates = readDates(query, today());
  const guests = readGuests(query, limits.searchGuests);
  return { ...(hasNights(dates) ? dates : noDates), guests, adults: readAdults(query, guests) };
}
