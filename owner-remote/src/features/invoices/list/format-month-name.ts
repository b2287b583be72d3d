import { dateLocale } from '@wayhouse/messages/locale';
import { toLocalDay } from '@wayhouse/web-kit/calendar-date';

/** `February`. */
export const formatMonthName = (month: string): string =>
  new Intl.DateTimeFormat(dateLocale(), { month: 'long' }).format(toLocalDay(month));
