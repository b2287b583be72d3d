import { nightsOf } from '@wayhouse/domain';

/** Calendar dates in the hotel's time zone; `to` is the day on which the unit is free again. */
export type BusyPeriod = { from: string; to: string };

/** The nights of these periods from `from` up to, not including, `to`, each once and in order. */
export function busyNights(periods: BusyPeriod[], { from, to }: BusyPeriod): string[] {
  const clipped = periods.map((period) => ({
    checkIn: period.from > from ? period.from : from,
    checkOut: period.to < to ? period.to : to,
  }));
  const nights = clipped.filter(({ checkIn, checkOut }) => checkIn < checkOut).flatMap(nightsOf);
  return [...new Set(nights)].sort();
}
