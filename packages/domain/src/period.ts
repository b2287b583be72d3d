import { addDays } from './stay.js';

/** Calendar dates in the hotel's time zone, half-open: from `from` up to, not including, `to`. */
export type Period = { from: string; to: string };

export const periodNames = ['this-month', 'last-month', 'last-3-months', 'this-year'] as const;
export type PeriodName = (typeof periodNames)[number];

/** The first day of the month `months` after (or, negative, before) the month of `date`. */
export function startOfMonth(date: string, months = 0): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** The dates of a named period as of `today`. `last-3-months` is the current month and the two before it. */
export function resolvePeriod(name: PeriodName, today: string): Period {
  switch (name) {
    case 'this-month':
      return { from: startOfMonth(today), to: startOfMonth(today, 1) };
    case 'last-month':
      return { from: startOfMonth(today, -1), to: startOfMonth(today) };
    case 'last-3-months':
      return { from: startOfMonth(today, -2), to: startOfMonth(today, 1) };
    case 'this-year':
      return { from: `${today.slice(0, 4)}-01-01`, to: `${Number(today.slice(0, 4)) + 1}-01-01` };
  }
}

/** The first day of every month that the period touches. */
export function monthsOf({ from, to }: Period): string[] {
  const months: string[] = [];
  for (let month = startOfMonth(from); month < to; month = startOfMonth(month, 1)) months.push(month);
  return months;
}

/** The last day that belongs to the period. */
export const lastDayOf = ({ to }: Period): string => addDays(to, -1);
