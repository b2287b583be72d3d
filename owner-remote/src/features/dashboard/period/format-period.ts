import { dateLocale } from '@wayhouse/messages/locale';
import { lastDayOf, type Period } from '@wayhouse/domain/period';
import { toLocalDay } from '@wayhouse/web-kit/calendar-date';

const days = () => new Intl.DateTimeFormat(dateLocale(), { day: 'numeric', month: 'long', year: 'numeric' });
const withYear = () => new Intl.DateTimeFormat(dateLocale(), { month: 'short', year: 'numeric' });

/** `1 – 30 November 2026`, both days inclusive. */
export const formatPeriod = (period: Period): string =>
  days().formatRange(toLocalDay(period.from), toLocalDay(lastDayOf(period)));

/** `Nov 2026`. */
export const formatMonth = (month: string): string => withYear().format(toLocalDay(month));
