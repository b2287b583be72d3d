import { z } from 'zod';
import { CalendarDate } from './calendar-date.js';
import { messages } from './messages.js';
import { addDays, daysBetween } from './stay.js';

/** Calendar dates in the hotel's place, half-open: from `from` up to, not including, `to`. */
export type Period = { from: string; to: string };

/** The periods that have a name. */
export const periodNames = ['this-month', 'last-month', 'last-3-months', 'this-year'] as const;
export type PeriodName = (typeof periodNames)[number];

/** Two years, a leap day included. */
const mostDaysOfPeriod = 731;

/** Lets only periods pass: at least a day, at most two years. */
const aPeriod = <Shape extends z.ZodType<{ from?: string; to?: string }>>(shape: Shape) =>
  shape
    .refine(({ from, to }) => !from || !to || to > from, {
      path: ['to'],
      error: messages.periodBackwards,
    })
    .refine(({ from, to }) => !from || !to || daysBetween(from, to) <= mostDaysOfPeriod, {
      path: ['to'],
      error: messages.periodTooLong,
    });

/** A period by its dates. */
export const PeriodDates = aPeriod(z.object({ from: CalendarDate, to: CalendarDate }));

/** A period by its name or by its dates. */
export const PeriodChoice = aPeriod(
  z
    .object({ period: z.enum(periodNames).optional(), from: CalendarDate.optional(), to: CalendarDate.optional() })
    .refine(({ period, from, to }) => period || (from && to), {
      path: ['period'],
      error: 'Name a period or its dates',
    }),
);

/** The first day of the month `months` after (or, negative, before) the month of `date`. */
export function monthBegin(date: string, months = 0): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** The dates that a name means on the day `today`. The last three months are this one and the two before it. */
export function periodNamed(name: PeriodName, today: string): Period {
  switch (name) {
    case 'this-month':
      return { from: monthBegin(today), to: monthBegin(today, 1) };
    case 'last-month':
      return { from: monthBegin(today, -1), to: monthBegin(today) };
    case 'last-3-months':
      return { from: monthBegin(today, -2), to: monthBegin(today, 1) };
    case 'this-year':
      return { from: `${today.slice(0, 4)}-01-01`, to: `${Number(today.slice(0, 4)) + 1}-01-01` };
  }
}

/** The months that begin with the one of `from` and end with that of the last day, as first days. */
export function monthsOf({ from, to }: Period): string[] {
  const months: string[] = [];
  for (let month = monthBegin(from); month < to; month = monthBegin(month, 1)) months.push(month);
  return months;
}

/** The last day of a period, which people name instead of the day after it. */
export const lastDayOf = ({ to }: Period): string => addDays(to, -1);
