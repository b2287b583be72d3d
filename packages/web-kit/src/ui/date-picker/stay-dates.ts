/** What has been chosen of a stay so far; `''` where nothing is chosen yet. */
export type StayDates = { checkIn: string; checkOut: string };
export type StayEnd = keyof StayDates;

/**
 * The dates after `day` was pressed while `end` was being chosen. A new check-in keeps a check-out that still fits;
 * a check-out before the check-in begins the choice anew. The same day twice is let through: the form says why it is wrong.
 */
export function pickDay(
  dates: StayDates,
  end: StayEnd,
  day: string,
  isFree: (stay: StayDates) => boolean,
): { dates: StayDates; next: StayEnd } {
  if (end === 'checkOut' && dates.checkIn && day >= dates.checkIn)
    return { dates: { checkIn: dates.checkIn, checkOut: day }, next: 'checkOut' };
  const kept = { checkIn: day, checkOut: dates.checkOut };
  const fits = dates.checkOut > day && isFree(kept);
  return { dates: fits ? kept : { checkIn: day, checkOut: '' }, next: 'checkOut' };
}
