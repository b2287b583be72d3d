import type { RoomFilter } from '@wayhouse/contracts';
import { cities, daysBetween, type Stay, todayIn, weekdayOf } from '@wayhouse/domain';
import type { Clause } from './filter-clauses.js';
import { matching } from './matching.js';

/** Rooms that match the filter and in which their owners let a guest who books now stay then. */
export function bookable(filter: RoomFilter, now: Date): Clause {
  const { checkIn, checkOut, guests, adults = guests } = filter;
  const isForAdults = adults ? [{ 'description.mostAdults': { $not: { $lt: adults } } }] : [];
  const isOpen = checkIn && checkOut ? [...refusesNo({ checkIn, checkOut }), ...isOpenFor(checkIn, now)] : [];
  return { $and: [matching(filter), ...isForAdults, ...isOpen] };
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

/** Rooms that are booked so many days before. At one moment it is of two or three dates, as the hotel's city has it. */
const isOpenFor = (checkIn: string, now: Date): Clause[] =>
  [...currentCitiesByToday(now)].map(([today, names]) => {
    const days = daysBetween(today, checkIn);
    const isOpen = {
      'bookingWindow.leadDays': { $not: { $gt: days } },
      'bookingWindow.daysAhead': { $not: { $lt: days } },
    };
    return { $or: [{ 'hotel.city': { $not: { $in: names } } }, isOpen] };
  });

let last = { minute: NaN, cities: new Map<string, string[]>() };

/** Of the last minute it is remembered: each search asks twice, and it is the same for all. A day begins with a minute. */
function currentCitiesByToday(now: Date): Map<string, string[]> {
  const minute = Math.floor(now.getTime() / 60_000);
  if (last.minute !== minute) last = { minute, cities: citiesByToday(now) };
  return last.cities;
}

function citiesByToday(now: Date): Map<string, string[]> {
  const todays = new Map(
    [...new Set(cities.map(({ timeZone }) => timeZone))].map((zone) => [zone, todayIn(zone, now)]),
  );
  const names = new Map<string, string[]>();
  for (const { name, timeZone } of cities) {
    const today = todays.get(timeZone)!;
    names.set(today, [...(names.get(today) ?? []), name]);
  }
  return names;
}
