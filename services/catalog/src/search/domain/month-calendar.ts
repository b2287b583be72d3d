const monthOf = (night: string): string => night.slice(0, 7);
const dayOf = (night: string): number => Number(night.slice(8));

/** The first day of a month (`YYYY-MM`), and a date that none of its days exceeds. */
export const monthBounds = (month: string) => ({ first: `${month}-01`, last: `${month}-31` });

/** Groups nights by month. */
export function nightsByMonth(nights: string[]): Record<string, string[]> {
  const months: Record<string, string[]> = {};
  for (const night of nights) (months[monthOf(night)] ??= []).push(night);
  return months;
}

/** A month as one character per day: `x` where the night is taken. Nights of other months are ignored. */
export function monthCalendar(month: string, taken: string[]): string {
  const days = new Set(taken.filter((night) => monthOf(night) === month).map(dayOf));
  return Array.from({ length: 31 }, (_, at) => (days.has(at + 1) ? 'x' : '.')).join('');
}

/** A regular expression for calendars in which any of these nights is taken; they must be consecutive and in one month. */
export function takenPattern(nights: string[]): string {
  const before = dayOf(nights[0] ?? '') - 1;
  return `^.{${before}}.{0,${nights.length - 1}}x`;
}
