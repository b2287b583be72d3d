import { texts } from '../texts.js';

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
  const weekday = style === 'long' ? 'long' : 'short';
  return day.toLocaleDateString(texts.locale, {
    weekday,
    day: 'numeric',
    month: style === 'long' ? 'long' : 'short',
    year,
  });
}

/** A moment on the clock of `timeZone` (IANA) as people read it: `Thu, 12 Mar 2027, 2:00 PM`. */
export const formatMoment = (moment: string | Date, timeZone: string): string =>
  new Date(moment)
    .toLocaleString(texts.locale, {
      ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
      ...{ hour: 'numeric', minute: '2-digit', hourCycle: 'h12', timeZone },
    })
    .replace(/[ap]m$/, (half) => half.toUpperCase());
