import { numberLocale } from '@wayhouse/messages/locale';

/** The last arrival of an offer: `Aug 31`, or `Aug 31, 2027` if it is not of this year: the offer is for next season then, not expired. */
export function formatExpiry(lastArrival: string, today: string): string {
  const isThisYear = lastArrival.slice(0, 4) === today.slice(0, 4);
  return new Intl.DateTimeFormat(numberLocale(), {
    month: 'short',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(lastArrival));
}
