import { monthBegin } from '@wayhouse/contracts/period';
import { addDays, nightsOf } from '@wayhouse/contracts/stay';
import type { Nights } from './nights.js';

export const views = ['month', 'week'] as const;
export type View = (typeof views)[number];

/** Days since Monday. */
const weekday = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

export const weekBegin = (date: string): string => addDays(date, -weekday(date));
export const weekEnd = (date: string): string => addDays(weekBegin(date), 6);

/** The month or the week in which `date` lies. */
export const periodOf = (view: View, date: string): Nights =>
  view === 'month'
    ? { from: monthBegin(date), to: monthBegin(date, 1) }
    : { from: weekBegin(date), to: addDays(weekBegin(date), 7) };

/** Whole weeks that hold the period, Monday first. */
export function weeksOf({ from, to }: Nights): string[][] {
  const weeks: string[][] = [];
  for (let monday = weekBegin(from); monday < to; monday = addDays(monday, 7))
    weeks.push(nightsOf({ checkIn: monday, checkOut: addDays(monday, 7) }));
  return weeks;
}

/** The date a view further or back; of a month, the day of the same number, or the last one. */
export function turned(view: View, date: string, by: 1 | -1): string {
  if (view === 'week') return addDays(date, 7 * by);
  const last = addDays(monthBegin(date, by + 1), -1);
  const same = monthBegin(date, by).slice(0, 8) + date.slice(8);
  return same < last ? same : last;
}
