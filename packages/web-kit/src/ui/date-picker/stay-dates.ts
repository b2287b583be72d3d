/** The dates selected so far; `''` where none is. */
export type StayDates = { checkIn: string; checkOut: string };
export type StayField = keyof StayDates;

/**
 * The dates after `day` was pressed while `field` was active. A new check-in keeps a later check-out if the stay between is possible; a
 * check-out before the check-in starts a new selection. The same day twice is accepted, and the form explains the error.
 */
export function pickDay(
  dates: StayDates,
  field: StayField,
  day: string,
  isPossible: (stay: StayDates) => boolean,
): { dates: StayDates; next: StayField } {
  if (field === 'checkOut' && dates.checkIn && day >= dates.checkIn)
    return { dates: { checkIn: dates.checkIn, checkOut: day }, next: 'checkOut' };
  const next = { checkIn: day, checkOut: dates.checkOut };
  const fits = dates.checkOut > day && isPossible(next);
  return { dates: fits ? next : { checkIn: day, checkOut: '' }, next: 'checkOut' };
}
