import { isForArrival, type OfferId } from '@wayhouse/domain';
import { citiesByToday } from './cities-by-today.js';

/** For which arrival is searched, if for any, and when. */
export type Asked = { checkIn?: string; now: Date };

/** The cities where an offer is for the arrival, as it is another day in some of them; undefined where it is for that in all. */
export function citiesWithOffer(id: OfferId, { checkIn, now }: Asked): string[] | undefined {
  if (checkIn === undefined) return undefined;
  const groups = [...citiesByToday(now)];
  const having = groups.filter(([today]) => isForArrival(id, checkIn, today));
  return having.length < groups.length ? having.flatMap(([, names]) => names) : undefined;
}
