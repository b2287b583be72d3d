import { locale } from '@wayhouse/contracts/locale';
import { supportHours } from '@wayhouse/contracts/support-hours';

/** What both documents say of the house. */
export const house = {
  email: 'support@wayhouse.example',
  hours: supportHours,
} as const;

/** A date as the documents say it: `21 November 2026`. */
export const sayInForce = (date: Date): string =>
  `In force since ${new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date)}`;
