/** Calendar dates, half-open: the nights from `checkIn` up to, not including, `checkOut`. */
export type Stay = { checkIn: string; checkOut: string };

/** Whether a stay has at least one night. */
export const hasNights = ({ checkIn, checkOut }: Stay): boolean => checkOut > checkIn;

/** The nights of a stay, in order, as calendar dates. */
export function nightsOf({ checkIn, checkOut }: Stay): string[] {
  const nights: string[] = [];
  for (let day = checkIn; day < checkOut; day = addDays(day, 1)) nights.push(day);
  return nights;
}

/** The calendar date `days` after (or, negative, before) `date`. */
export function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** Whole days from one calendar date to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
