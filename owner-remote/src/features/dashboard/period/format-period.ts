import { dateLocale } from '@wayhouse/messages/locale';
import { lastDayOf, type Period } from '@wayhouse/domain/period';
import { toLocalDay } from '@wayhouse/web-kit/calendar-date';

const days = () => new Intl.DateTimeFormat(dateLocale(), { day: 'numeric', month: 'long', year: 'numeric' });
const shortMonth = () => new Intl.DateTimeFormat(dateLocale(), { month: 'short' });
const withYear = () => new Intl.DateTimeFormat(dateLocale(), { month: 'short', year: 'numeric' });

/** `1 – 30 November 2026`, both days inclusive. */
export const formatPeriod = (period: Period): string =>
  days().formatRange(toLocalDay(period.from), toLocalDay(lastDayOf(period)));

/** `Nov`; January is shown as its year. */
export function formatMonthTick(month: string): string {
  const day = toLocalDay(month);
  return day.getMonth() ? shortMonth().format(day) : String(day.getFullYear());
}

export const formatMonth = (month: string): string => withYear().format(toLocalDay(month));
