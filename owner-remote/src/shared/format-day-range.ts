import { dateLocale } from '@wayhouse/messages/locale';
import { toLocalDay } from '@wayhouse/web-kit/calendar-date';

/** `28 Feb – 3 Mar 2027` */
export const formatDayRange = (from: string, to: string): string =>
  new Intl.DateTimeFormat(dateLocale(), { day: 'numeric', month: 'short', year: 'numeric' }).formatRange(
    toLocalDay(from),
    toLocalDay(to),
  );
