import { findCity } from './cities.js';

/** In the hotel's time zone. */
export const checkInTime = '14:00';
export const checkOutTime = '11:00';

const toTheSecond: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
};

type Arrival = { hotel: { city: string }; checkInDate: string; checkedInAt?: string };

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
export const startOfStay = (city: string, checkIn: string): Date => instantIn(timeZoneOf(city), checkIn, checkInTime);

/** Whether check-in time has passed or the guest is checked in; `now` is an instant or its milliseconds. */
export const hasStarted = ({ hotel, checkInDate, checkedInAt }: Arrival, now: Date | number): boolean =>
  !!checkedInAt || startOfStay(hotel.city, checkInDate).getTime() <= Number(now);

/** The instant of check-out, in the time zone of the hotel's city. */
export const endOfStay = (city: string, checkOut: string): Date => instantIn(timeZoneOf(city), checkOut, checkOutTime);

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
