import { texts } from '../../messages.js';

/** A calendar date as a `Date` at local midnight, the form calendars draw with. */
export function toLocalDay(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

/** A local day back as `YYYY-MM-DD`. */
export const fromLocalDay = (day: Date): string =>
  [day.getFullYear(), String(day.getMonth() + 1).padStart(2, '0'), String(day.getDate()).padStart(2, '0')].join('-');

/** Today where the visitor is. */
export const today = (): string => fromLocalDay(new Date());

/** A calendar date as people read it: `Sat, 14 Mar`, with the year where it is not this one. */
export function formatDay(date: string, style: 'short' | 'long' = 'short'): string {
  const day = toLocalDay(date);
  const year = style === 'long' || day.getFullYear() !== new Date().getFullYear() ? 'numeric' : undefined;
  const say = (parts: Intl.DateTimeFormatOptions) => day.toLocaleDateString(texts.locale, parts);
  // Said apart: whether a comma stands between them would else depend on the year.
  return texts.stay.day(say({ weekday: style }), say({ day: 'numeric', month: style, year }));
}
