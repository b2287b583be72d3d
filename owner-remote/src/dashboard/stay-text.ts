import type { Booking } from '@wayhouse/contracts/booking';
import { locale } from '@wayhouse/contracts/locale';
import { toLocalDay } from '@wayhouse/web-kit/calendar-date';

const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });

/** The days of a stay as people read them: `28 Feb – 3 Mar 2027`. */
export const stayText = ({ checkInDate, checkOutDate }: Booking): string =>
  days.formatRange(toLocalDay(checkInDate), toLocalDay(checkOutDate));
