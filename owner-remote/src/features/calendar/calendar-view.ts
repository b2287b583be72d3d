import { startOfMonth } from '@wayhouse/domain/period';
import { addDays, nightsOf } from '@wayhouse/domain/stay';
import type { Nights } from './nights.js';

export const views = ['month', 'week'] as const;
export type View = (typeof views)[number];

const daysSinceMonday = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

export const startOfWeek = (date: string): string => addDays(date, -daysSinceMonday(date));
export const endOfWeek = (date: string): string => addDays(startOfWeek(date), 6);

/** The month or week that contains `date`. */
export const periodOf = (view: View, date: string): Nights =>
  view === 'month'
    ? { from: startOfMonth(date), to: startOfMonth(date, 1) }
    : { from: startOfWeek(date), to: addDays(startOfWeek(date), 7) };

/** The whole weeks, Monday first, that contain the period. */
export function weeksOf({ from, to }: Nights): string[][] {
  const weeks: string[][] = [];
  for (let monday = startOfWeek(from); monday < to; monday = addDays(monday, 7))
    weeks.push(nightsOf({ checkIn: monday, checkOut: addDays(monday, 7) }));
  return weeks;
}

/** The date one view later or earlier; for months the same day, or the last one of a shorter month. */
export function shiftDate(view: View, date: string, by: 1 | -1): string {
  if (view === 'week') return addDays(date, 7 * by);
  const last = addDays(startOfMonth(date, by + 1), -1);
  const same = startOfMonth(date, by).slice(0, 8) + date.slice(8);
  return same < last ? same : last;
}
