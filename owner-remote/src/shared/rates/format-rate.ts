import type { Rate } from '@wayhouse/contracts/rates';
import { addDays } from '@wayhouse/domain/stay';
import type { Restrictions } from '@wayhouse/domain/rates/rate-rule';
import { type Weekday, weekdays } from '@wayhouse/domain/rates/weekday';
import { counts } from '@wayhouse/messages/counts';
import { formatList } from '@wayhouse/messages/format-list';
import { dateLocale } from '@wayhouse/messages/locale';
import { perLocale } from '@wayhouse/messages/per-locale';
import { toLocalDay } from '@wayhouse/web-kit/calendar-date';
import { formatDateRange } from '@wayhouse/messages/format-date';
import { messages } from './messages.js';

function formatWith(parts: Intl.DateTimeFormatOptions) {
  const formatter = perLocale((locale) => new Intl.DateTimeFormat(locale, parts));
  return (day: string) => formatter(dateLocale()).format(toLocalDay(day));
}

/** `February 2027`. */
export const formatMonth = formatWith({ month: 'long', year: 'numeric' });
/** `Friday, 5 February 2027`. */
export const formatFullDay = formatWith({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const formatDay = formatWith({ day: 'numeric', month: 'short', year: 'numeric' });
const inWeek = { short: formatWith({ weekday: 'short' }), long: formatWith({ weekday: 'long' }) };

const aMonday = '2024-01-01';
export const formatWeekday = (day: Weekday, style: 'short' | 'long'): string =>
  inWeek[style](addDays(aMonday, weekdays.indexOf(day)));

/** `Always, Fri and Sat: at least 2 nights and no arrivals`. */
export function formatRate(rate: Rate): string {
  const restrictions = formatRestrictions(rate);
  return restrictions ? messages.restricted(formatNights(rate), restrictions) : formatNights(rate);
}

/** `at least 2 nights and no arrivals`; empty if stays are not restricted. */
export function formatRestrictions({ minNights, maxNights, noArrival, noDeparture }: Restrictions): string {
  const { least, most, arrivals, departures } = messages.restrictions;
  const parts = [
    minNights !== undefined && least(counts.nights(minNights)),
    maxNights !== undefined && most(counts.nights(maxNights)),
    noArrival !== undefined && (noArrival ? arrivals.closed : arrivals.open),
    noDeparture !== undefined && (noDeparture ? departures.closed : departures.open),
  ];
  return formatList(parts.filter((part) => part !== false));
}

/** `1 Dec 2027 – 28 Feb 2028, Fri and Sat`. */
function formatNights({ from, to, weekdays: on }: Rate): string {
  const days = on ? formatList(on.map((day) => formatWeekday(day, 'short'))) : messages.everyNight;
  return messages.parts(formatDates(from, to), days);
}

function formatDates(from?: string, to?: string): string {
  if (from && to) return from === to ? formatDay(from) : formatDateRange(from, to);
  if (from) return messages.from(formatDay(from));
  return to ? messages.until(formatDay(to)) : messages.always;
}
