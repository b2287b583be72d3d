import { dateLocale } from '@wayhouse/messages/locale';
import { toLocalDay } from '@wayhouse/web-kit/calendar-date';

/** `Tuesday 24 November` */
export const formatDay = (date: string): string =>
  new Intl.DateTimeFormat(dateLocale(), { weekday: 'long', day: 'numeric', month: 'long' }).format(toLocalDay(date));
