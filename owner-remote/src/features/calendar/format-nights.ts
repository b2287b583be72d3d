import { dateLocale } from '@wayhouse/messages/locale';
import { perLocale } from '@wayhouse/messages/per-locale';
import { addDays } from '@wayhouse/domain/stay';
import { toLocalDay } from '@wayhouse/web-kit/calendar-date';
import { formatDateRange } from '@wayhouse/messages/format-date';
import type { Nights } from './nights.js';
import type { View } from './calendar-view.js';

function formatWith(parts: Intl.DateTimeFormatOptions) {
  const formatter = perLocale((locale) => new Intl.DateTimeFormat(locale, parts));
  return () => formatter(dateLocale());
}

const days = formatWith({ day: 'numeric', month: 'short' });
const month = formatWith({ month: 'long', year: 'numeric' });
const months = { withYear: formatWith({ month: 'short', year: 'numeric' }), alone: formatWith({ month: 'short' }) };
const date = formatWith({ day: 'numeric', month: 'long', year: 'numeric' });
const weekdays = { short: formatWith({ weekday: 'short' }), long: formatWith({ weekday: 'long' }) };

/** `4–7 Dec`, with the year if it is not this one. */
export function formatNights({ from, to }: Nights): string {
  const [arrival, leaving] = [toLocalDay(from), toLocalDay(to)];
  const isThisYear = [arrival, leaving].every((day) => day.getFullYear() === new Date().getFullYear());
  return isThisYear ? days().formatRange(arrival, leaving) : formatDateRange(from, to);
}

/** `December 2026` or `30 Nov – 6 Dec 2026`. */
export const formatPeriod = (view: View, { from, to }: Nights): string =>
  view === 'month' ? month().format(toLocalDay(from)) : formatDateRange(from, addDays(to, -1));

/** `Dec 2026` or `Dec`. */
export const formatMonth = (night: string, year: 'withYear' | 'alone'): string =>
  months[year]().format(toLocalDay(night));

/** `Fri 4 December 2026`. */
export const formatNight = (night: string): string =>
  `${formatWeekday(night, 'short')} ${date().format(toLocalDay(night))}`;

export const formatWeekday = (night: string, weekday: 'short' | 'long'): string =>
  weekdays[weekday]().format(toLocalDay(night));
