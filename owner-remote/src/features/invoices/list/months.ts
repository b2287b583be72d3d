import type { Period } from '@wayhouse/domain/period';
import { retentionYears } from '@wayhouse/domain/retention';

/** The years of which invoices are retained, the latest first. */
export const yearsUntil = (today: string): string[] =>
  Array.from({ length: retentionYears.invoice + 1 }, (_, back) => String(yearOf(today) - back));

/** The months of a year that have begun, each by its first day. */
export const monthsOf = (year: string, today: string): string[] =>
  Array.from({ length: 12 }, (_, month) => firstOf(Number(year), month)).filter((first) => first <= today);

/** A month by its first day, or a year, as the calls have periods. */
export function periodOf(monthOrYear: string): Period {
  const year = yearOf(monthOrYear);
  if (isYear(monthOrYear)) return { from: firstOf(year, 0), to: firstOf(year + 1, 0) };
  return { from: monthOrYear, to: firstOf(year, Number(monthOrYear.slice(5, 7))) };
}

export const isYear = (monthOrYear: string): boolean => monthOrYear.length === 4;

/** Of a day, a month or a year. */
const yearOf = (of: string): number => Number(of.slice(0, 4));

/** `month` counts from 0, and may be of another year. */
const firstOf = (year: number, month: number) => new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
