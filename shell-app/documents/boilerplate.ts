import { locale } from '@wayhouse/contracts/locale';
import { supportHours } from '@wayhouse/contracts/support-hours';

export const contact = {
  email: 'support@wayhouse.example',
  hours: supportHours,
} as const;

export const formatInForceSince = (date: Date): string =>
  `In force since ${new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date)}`;
