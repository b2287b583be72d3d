import { nightsOf } from '@wayhouse/domain';

/** Calendar dates in the hotel's time zone; `to` is the day on which the unit is free again. */
export type BusyPeriod = { from: string; to: string };

/** The nights of these periods from `from` up to, not including, `to`, each once and in order. Of many that overlap, too. */
export function busyNights(periods: BusyPeriod[], { from, to }: BusyPeriod): string[] {
  const nights: string[] = [];
  let next = from;
  for (const period of [...periods].sort((one, other) => (one.from < other.from ? -1 : 1))) {
    const checkIn = period.from > next ? period.from : next;
    const checkOut = period.to < to ? period.to : to;
    if (checkIn >= checkOut) continue;
    nights.push(...nightsOf({ checkIn, checkOut }));
    next = checkOut;
  }
  return nights;
}
