import { locale } from '@wayhouse/contracts/locale';
import { toLocalDay } from '@wayhouse/web-kit/calendar-date';

const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });

/** From one calendar date to another: `28 Feb – 3 Mar 2027`. */
export const sayDays = (from: string, to: string): string => days.formatRange(toLocalDay(from), toLocalDay(to));
