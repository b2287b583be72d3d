import { locale } from '@wayhouse/contracts/locale';
import { toLocalDay } from '@wayhouse/web-kit/calendar-date';

const dateFormat = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });

/** `28 Feb – 3 Mar 2027` */
export const formatDayRange = (from: string, to: string): string =>
  dateFormat.formatRange(toLocalDay(from), toLocalDay(to));
