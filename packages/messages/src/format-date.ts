import { checkInOf, checkOutOf, type HotelTimes, timeZoneOf, todayIn } from '@wayhouse/domain/hotel-time';
import { dateLocale } from './locale.js';
import { localized } from './localized.js';
import { perLocale } from './per-locale.js';

const messages = localized('dates', {
  from: (time: string) => `from ${time}`,
  by: (time: string) => `by ${time}`,
  at: (date: string, time: string) => `${date}, ${time}`,
});

const day = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
const time = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const;
function formatWith(options: Intl.DateTimeFormatOptions) {
  const formatter = perLocale((locale, timeZone: string) => new Intl.DateTimeFormat(locale, { ...options, timeZone }));
  return (instant: string | Date, timeZone: string) => formatter(dateLocale(), timeZone).format(new Date(instant));
}

const formatDayIn = formatWith(day);
const formatTimeIn = formatWith(time);
const formatDayAndTimeIn = formatWith({ ...day, ...time });

/** `Sun, 14 Mar 2027`. */
export const formatDate = (date: string): string => formatDayIn(`${date}T00:00:00Z`, 'UTC');

const rangeFormatter = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
);

/** ICU writes thin spaces around it, or none, by its release: a page must be the same on server and in browser, and a mailbox searchable. */
const dash = /\s*–\s*/g;

/** Short enough for a subject or a line of a phone: `27 Feb – 1 Mar 2027`. */
export const formatDateRange = (from: string, to: string): string =>
  rangeFormatter(dateLocale()).formatRange(new Date(from), new Date(to)).replace(dash, ' – ');

/** `14:00` as `2:00 PM`. */
export const formatTime = (of: string): string => formatTimeIn(`1970-01-01T${of}:00Z`, 'UTC');

/** An instant in the time zone of a hotel's city: `Fri, 12 Mar 2027, 2:00 PM`. */
export const formatInstant = (instant: string | Date, city: string): string =>
  formatDayAndTimeIn(instant, timeZoneOf(city));

/** The date of an instant in the time zone of a hotel's city: `Fri, 12 Mar 2027`. */
export const formatInstantDate = (instant: string, city: string): string =>
  formatDate(todayIn(timeZoneOf(city), new Date(instant)));

/** `from 2:00 PM`, of a hotel, or without one the house’s. */
export const checkInFrom = (hotel: HotelTimes): string => messages.from(formatTime(checkInOf(hotel)));
/** `by 11:00 AM`. */
export const checkOutBy = (hotel: HotelTimes): string => messages.by(formatTime(checkOutOf(hotel)));

/** `Sun, 14 Mar 2027, from 2:00 PM`. */
export const formatCheckIn = (date: string, hotel: HotelTimes): string =>
  messages.at(formatDate(date), checkInFrom(hotel));
export const formatCheckOut = (date: string, hotel: HotelTimes): string =>
  messages.at(formatDate(date), checkOutBy(hotel));
