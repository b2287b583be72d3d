import { checkInTime, checkOutTime, timeZoneOf, todayIn } from './hotel-time.js';
import { locale } from './locale.js';

/** A calendar date as letters and documents say it: `Sun, 14 Mar 2027`. */
const sayDate = (date: string): string =>
  new Intl.DateTimeFormat(locale, {
    ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));

/** An instant on the clock of a hotel's city: `Fri, 12 Mar 2027, 2:00 PM`. */
export const sayInstant = (instant: string | Date, city: string): string =>
  new Intl.DateTimeFormat(locale, {
    ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', hourCycle: 'h12', timeZone: timeZoneOf(city) },
  }).format(new Date(instant));

/** The day of an instant in a hotel's city: `Fri, 12 Mar 2027`. */
export const sayDay = (instant: string, city: string): string => sayDate(todayIn(timeZoneOf(city), new Date(instant)));

/** `14:00` as `2:00 PM`. */
export function sayTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** When rooms are ready, and until when they are the guest's: `from 2:00 PM`, `by 11:00 AM`. */
export const fromCheckIn = `from ${sayTime(checkInTime)}`;
export const byCheckOut = `by ${sayTime(checkOutTime)}`;

export const sayArrival = (date: string): string => `${sayDate(date)}, ${fromCheckIn}`;
export const sayLeaving = (date: string): string => `${sayDate(date)}, ${byCheckOut}`;

/** `1 night`, `2 nights`. */
export const sayCount = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`;
