import { addDays } from '@wayhouse/domain/stay';
import { formatList } from '@wayhouse/messages/format-list';
import { formatDateRange } from '@wayhouse/messages/format-date';

/** `4–7 Dec 2026 and 9 Dec 2026`, of nights in order. */
export function formatNightRanges(nights: string[]): string {
  const ranges: [first: string, last: string][] = [];
  for (const night of nights) {
    const range = ranges.at(-1);
    if (range && addDays(range[1], 1) === night) range[1] = night;
    else ranges.push([night, night]);
  }
  return formatList(ranges.map(([first, last]) => formatDateRange(first, last)));
}
