/** The day and the number of the latest one that a hotel has issued. */
export type InvoiceSeries = { day: string; sequence: number };

/**
 * The next of a series, which begins at 1 in each year. Days follow the order of the numbers, also by the clock of another process, or
 * once the hotel has moved to a city where it is earlier.
 */
export function nextInSeries(latest: InvoiceSeries | undefined, today: string): InvoiceSeries {
  if (!latest) return { day: today, sequence: 1 };
  const day = latest.day > today ? latest.day : today;
  return { day, sequence: yearOf(day) === yearOf(latest.day) ? latest.sequence + 1 : 1 };
}

export const yearOf = (day: string): number => Number(day.slice(0, 4));
