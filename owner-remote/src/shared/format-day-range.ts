import { dateLocale } from '@wayhouse/messages/locale';
import { perLocale } from '@wayhouse/messages/per-locale';
import { toLocalDay } from '@wayhouse/web-kit/calendar-date';

const formatter = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }),
);

/** `4–7 Dec 2026`, from the first to the last day. */
export const formatDayRange = (first: string, last: string): string =>
  formatter(dateLocale()).formatRange(toLocalDay(first), toLocalDay(last));
