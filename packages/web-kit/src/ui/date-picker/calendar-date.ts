import { dateLocale } from '@wayhouse/messages/locale';
import { messages } from '../../messages.js';

/** A `YYYY-MM-DD` date as a `Date` at local midnight, as calendars expect it. */
export function toLocalDay(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

/** The reverse of `toLocalDay`: `YYYY-MM-DD`. */
export const fromLocalDay = (day: Date): string =>
  [day.getFullYear(), String(day.getMonth() + 1).padStart(2, '0'), String(day.getDate()).padStart(2, '0')].join('-');

/** Today in the visitor’s time zone, `YYYY-MM-DD`. */
export const today = (): string => fromLocalDay(new Date());

/** `Sat, 14 Mar`, with the year if it is not this one. */
export function formatDay(date: string, style: 'short' | 'long' = 'short'): string {
  const day = toLocalDay(date);
  const year = style === 'long' || day.getFullYear() !== new Date().getFullYear() ? 'numeric' : undefined;
  const format = (parts: Intl.DateTimeFormatOptions) => day.toLocaleDateString(dateLocale(), parts);
  // Formatted separately: otherwise the comma between them would depend on whether there is a year.
  return messages.stay.day(format({ weekday: style }), format({ day: 'numeric', month: style, year }));
}
