import { checkInTime, checkOutTime, timeZoneOf, todayIn } from '@wayhouse/domain/hotel-time';
import { locale } from './locale.js';

/** `Sun, 14 Mar 2027`. */
const formatDate = (date: string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));

/** An instant in the time zone of a hotel's city: `Fri, 12 Mar 2027, 2:00 PM`. */
export const formatInstant = (instant: string | Date, city: string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
    timeZone: timeZoneOf(city),
  }).format(new Date(instant));

/** The date of an instant in the time zone of a hotel's city: `Fri, 12 Mar 2027`. */
export const formatInstantDate = (instant: string, city: string): string =>
  formatDate(todayIn(timeZoneOf(city), new Date(instant)));

/** `14:00` as `2:00 PM`. */
export function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `from 2:00 PM` and `by 11:00 AM`. */
export const checkInFrom = `from ${formatTime(checkInTime)}`;
export const checkOutBy = `by ${formatTime(checkOutTime)}`;

export const formatCheckIn = (date: string): string => `${formatDate(date)}, ${checkInFrom}`;
export const formatCheckOut = (date: string): string => `${formatDate(date)}, ${checkOutBy}`;

/** `1 night`, `2 nights`. */
export const formatCount = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
