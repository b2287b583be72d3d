import { instantIn, timeZoneOf, todayIn } from '@wayhouse/domain';

/** In the time of the hotel. */
const arrivalsTime = '06:00';

const quarterHourMs = 15 * 60_000;

/**
 * The day whose email about arrivals is due: today, once it is six at the hotel. Who has wanted it, or was looked for, only
 * since later today gets the next one, and no email is of a day that is over.
 */
export function dueDay(city: string, wantedSince: Date, now: Date): string | undefined {
  const timeZone = timeZoneOf(city);
  const today = todayIn(timeZone, now);
  const at = instantIn(timeZone, today, arrivalsTime);
  return at <= now && wantedSince <= at ? today : undefined;
}

export const isToday = (city: string, date: string, now: Date): boolean => todayIn(timeZoneOf(city), now) === date;

/** The offset of every time zone is a multiple of a quarter of an hour, so six o'clock is at one of these everywhere. */
export const nextQuarterHour = (now: Date): Date =>
  new Date((Math.floor(now.getTime() / quarterHourMs) + 1) * quarterHourMs);
