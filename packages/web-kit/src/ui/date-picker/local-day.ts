/** A `YYYY-MM-DD` date as a `Date` at local midnight, as calendars expect it. */
export function toLocalDay(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

/** The reverse of `toLocalDay`: `YYYY-MM-DD`. */
export const fromLocalDay = (day: Date): string =>
  [day.getFullYear(), String(day.getMonth() + 1).padStart(2, '0'), String(day.getDate()).padStart(2, '0')].join('-');
