import { cityNamed } from './cities.js';
import { addDays } from './stay.js';

/** Guests arrive from 14:00 and leave by 11:00, on the hotel's clock. */
export const checkInTime = '14:00';
export const checkOutTime = '11:00';
export const freeCancellationHours = 48;

const toTheSecond: Intl.DateTimeFormatOptions = {
  ...({ year: 'numeric', month: 'numeric', day: 'numeric' } as const),
  ...({ hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const),
};

type Arrival = { hotel: { city: string }; checkInDate: string };

/** The calendar date it is in `timeZone` (IANA) at the instant `now`. */
export function todayIn(timeZone: string, now: Date): string {
  return new Date(now.getTime() + offsetAt(timeZone, now.getTime())).toISOString().slice(0, 10);
}

/** The time zone of a city of our list; UTC for a city we do not know. */
export const timeZoneOf = (city: string): string => cityNamed(city)?.timeZone ?? 'UTC';

/** The instant at which clocks in `timeZone` show `time` (HH:MM) on `date`. */
export function instantIn(timeZone: string, date: string, time: string): Date {
  const asIfUtc = Date.parse(`${date}T${time}:00Z`);
  // The offset is looked up twice, because the first guess may lie on the other side of a clock change.
  const guess = asIfUtc - offsetAt(timeZone, asIfUtc);
  return new Date(asIfUtc - offsetAt(timeZone, guess));
}

/** The instant from which the guest may come, on the hotel's clock: the stay has begun. */
export const beginOfStay = (city: string, checkIn: string): Date => instantIn(timeZoneOf(city), checkIn, checkInTime);

/** Whether the guest of a booking may have come by `now`, an instant or its milliseconds. */
export const hasBegun = ({ hotel, checkInDate }: Arrival, now: Date | number): boolean =>
  beginOfStay(hotel.city, checkInDate).getTime() <= Number(now);

/** The instant by which the guest has left. */
export const endOfStay = (city: string, checkOut: string): Date => instantIn(timeZoneOf(city), checkOut, checkOutTime);

/** Until when a stay in `city` that begins on `checkIn` can be cancelled without cost. */
export function freeCancellationUntil(city: string, checkIn: string): Date {
  return new Date(beginOfStay(city, checkIn).getTime() - freeCancellationHours * 3_600_000);
}

/** The earliest arrival a guest may choose in `city`, and the latest. */
export function arrivalWindow(city: string, now: Date, daysAhead: number): { earliest: string; latest: string } {
  const earliest = todayIn(timeZoneOf(city), now);
  return { earliest, latest: addDays(earliest, daysAhead) };
}

/** What has to be added to `instant` so that UTC reads as the clocks in `timeZone` do; both in milliseconds. */
function offsetAt(timeZone: string, instant: number): number {
  const parts = clockIn(timeZone).formatToParts(instant);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) - instant;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Made once a zone: making a formatter takes far longer than using it. */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  const made = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, ...toTheSecond });
  clocks.set(timeZone, made);
  return made;
}
