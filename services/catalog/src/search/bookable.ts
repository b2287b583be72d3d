import type { RoomFilter } from '@wayhouse/contracts';
import { daysBetween, latestArrival, type Stay, weekdayOf } from '@wayhouse/domain';
import { citiesByToday } from './cities-by-today.js';
import type { Clause } from './filter-clauses.js';
import { matching } from './matching.js';

/** Rooms that match the filter and in which their owners let a guest who books now stay then. */
export function bookable(filter: RoomFilter, now: Date): Clause {
  const { checkIn, checkOut, guests, adults = guests } = filter;
  const isForAdults = adults ? [{ 'description.mostAdults': { $not: { $lt: adults } } }] : [];
  const isOpen = checkIn && checkOut ? [...refusesNo({ checkIn, checkOut }), ...isOpenFor(checkIn, now)] : [];
  return { $and: [matching(filter, now), ...isForAdults, ...isOpen] };
}

/** Each day is in one of the restricted days at most, which therefore decides it. */
function refusesNo({ checkIn, checkOut }: Stay): Clause[] {
  const nights = daysBetween(checkIn, checkOut);
  const tooShortOrLong = [{ minNights: { $gt: nights } }, { maxNights: { $lt: nights } }];
  return [
    hasNo({ ...containing(checkIn), $or: [{ noArrival: true }, ...tooShortOrLong] }),
    hasNo({ ...containing(checkOut), noDeparture: true }),
  ];
}

const hasNo = (restricted: object): Clause => ({ restrictedDays: { $not: { $elemMatch: restricted } } });
const containing = (day: string) => ({ from: { $lte: day }, to: { $gte: day }, weekdays: weekdayOf(day) });

/** Rooms that guests can book by the day it is there: within the window of the house, and so many days before as the owner has set. */
const isOpenFor = (checkIn: string, now: Date): Clause[] =>
  [...citiesByToday(now)].map(([today, names]) => {
    const isElsewhere = { 'hotel.city': { $not: { $in: names } } };
    if (checkIn < today || checkIn > latestArrival(today)) return isElsewhere;
    const days = daysBetween(today, checkIn);
    const isOpen = {
      'bookingWindow.leadDays': { $not: { $gt: days } },
      'bookingWindow.daysAhead': { $not: { $lt: days } },
    };
    return { $or: [isElsewhere, isOpen] };
  });
