import type { Period } from '@wayhouse/domain/period';

const shownMonths = 24;

/** The months from that of `today` back, each by its first day. */
export function monthsUntil(today: string): string[] {
  const [year, month] = today.split('-').map(Number) as [number, number];
  return Array.from({ length: shownMonths }, (_, back) => firstOf(year, month - 1 - back));
}

/** A month by its first day, as the calls have periods. */
export function periodOf(first: string): Period {
  const [year, month] = first.split('-').map(Number) as [number, number];
  return { from: first, to: firstOf(year, month) };
}

/** `month` counts from 0, and may be of another year. */
const firstOf = (year: number, month: number) => new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
