import { dateLocale } from '@wayhouse/messages/locale';
import { now, today } from '../../app/page-clock.js';
import { messages } from '../../messages.js';
import { fromLocalDay, toLocalDay } from './local-day.js';

export { fromLocalDay, now, toLocalDay, today };

/** `Sat, 14 Mar`, with the year if it is not this one. */
export function formatDay(date: string, style: 'short' | 'long' = 'short'): string {
  const day = toLocalDay(date);
  const year = style === 'long' || date.slice(0, 4) !== today().slice(0, 4) ? 'numeric' : undefined;
  const format = (parts: Intl.DateTimeFormatOptions) => day.toLocaleDateString(dateLocale(), parts);
  // Formatted separately: otherwise the comma between them would depend on whether there is a year.
  return messages.stay.day(format({ weekday: style }), format({ day: 'numeric', month: style, year }));
}
