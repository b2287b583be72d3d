import { numberLocale } from '@wayhouse/messages/locale';

/** `08-31` as `Aug 31`, or `Aug 31, 2027` if this year's has passed: the offer is for next season then, not expired. */
export function formatExpiry(date: string, today: Date): string {
  const year = today.getFullYear();
  const hasPassed = new Date(`${year}-${date}T23:59:59`) < today;
  const day = new Date(`${hasPassed ? year + 1 : year}-${date}T00:00:00`);
  return new Intl.DateTimeFormat(numberLocale(), {
    month: 'short',
    day: 'numeric',
    ...(hasPassed && { year: 'numeric' }),
  }).format(day);
}
