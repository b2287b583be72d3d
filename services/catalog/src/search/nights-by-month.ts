/** `2027-02` of the night `2027-02-27`. */
export const monthOf = (night: string): string => night.slice(0, 7);

/** The nights of every month that has any. */
export function nightsByMonth(nights: string[]): Record<string, string[]> {
  const months: Record<string, string[]> = {};
  for (const night of nights) (months[monthOf(night)] ??= []).push(night);
  return months;
}
