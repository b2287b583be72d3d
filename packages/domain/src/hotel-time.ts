import { findCity } from './cities.js';

/** Those of hotels without times of their own, in the hotel's time zone, as all of them. */
export const checkInTime = '14:00';
export const checkOutTime = '11:00';

/** From when guests can check in and until when they check out, as `HH:MM`. What a hotel has not set is the house's. */
export type HotelTimes = { checkInFrom?: string; checkOutUntil?: string };

/** Those that a hotel can set: every half hour of the day in which guests come and go. */
export const checkInTimes = halfHours(6, 22);
export const checkOutTimes = halfHours(6, 18);

export const checkInOf = ({ checkInFrom = checkInTime }: HotelTimes): string => checkInFrom;
export const checkOutOf = ({ checkOutUntil = checkOutTime }: HotelTimes): string => checkOutUntil;

/** A room that one guest leaves is there for the next one: nobody may stay on after check-in has begun. */
export const areTimesInOrder = (times: HotelTimes): boolean => checkOutOf(times) <= checkInOf(times);

/** Those that are set, to be copied. */
export const timesOf = ({ checkInFrom, checkOutUntil }: HotelTimes): HotelTimes => ({
  ...(checkInFrom && { checkInFrom }),
  ...(checkOutUntil && { checkOutUntil }),
});

const toTheSecond: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
};

/** A hotel as a stay was booked there. `clockCity` is where it is today, once it has corrected its city. */
export type HotelClock = { city: string; clockCity?: string };

/** The city by whose clock a booked stay begins and ends: that where the hotel is today. */
export const clockOf = ({ city, clockCity }: HotelClock): string => clockCity ?? city;

type Arrival = { hotel: HotelClock & HotelTimes; checkInDate: string; checkedInAt?: string };

/** The calendar date it is in `timeZone` (IANA) at the instant `now`. */
export function todayIn(timeZone: string, now: Date): string {
  return new Date(now.getTime() + offsetAt(timeZone, now.getTime())).toISOString().slice(0, 10);
}

/** The time zone of a city; UTC for an unknown one. */
export const timeZoneOf = (city: string): string => findCity(city)?.timeZone ?? 'UTC';

/** The instant at which clocks in `timeZone` show `time` (HH:MM) on `date`. */
export function instantIn(timeZone: string, date: string, time: string): Date {
  const asIfUtc = Date.parse(`${date}T${time}:00Z`);
  // The offset is looked up twice, because the first guess may lie on the other side of a clock change.
  const guess = asIfUtc - offsetAt(timeZone, asIfUtc);
  return new Date(asIfUtc - offsetAt(timeZone, guess));
}

/** The instant of check-in, in the time zone of the hotel's city. */
export const startOfStay = (city: string, checkIn: string, times: HotelTimes): Date =>
  instantIn(timeZoneOf(city), checkIn, checkInOf(times));

/** Whether check-in time has passed or the guest is checked in; `now` is an instant or its milliseconds. */
export const hasStarted = ({ hotel, checkInDate, checkedInAt }: Arrival, now: Date | number): boolean =>
  !!checkedInAt || startOfStay(clockOf(hotel), checkInDate, hotel).getTime() <= Number(now);

/** The instant of check-out, in the time zone of the hotel's city. */
export const endOfStay = (city: string, checkOut: string, times: HotelTimes): Date =>
  instantIn(timeZoneOf(city), checkOut, checkOutOf(times));

/** The offset of `timeZone` from UTC at `instant`, both in milliseconds. */
function offsetAt(timeZone: string, instant: number): number {
  const parts = formatterFor(timeZone).formatToParts(instant);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) - instant;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** One per time zone: creating a formatter takes far longer than using it. */
function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const formatter = formatters.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, ...toTheSecond });
  formatters.set(timeZone, formatter);
  return formatter;
}

function halfHours(first: number, last: number): string[] {
  const hours = Array.from({ length: last - first + 1 }, (_, at) => String(first + at).padStart(2, '0'));
  return hours.flatMap((hour) => [`${hour}:00`, `${hour}:30`]).slice(0, -1);
}
