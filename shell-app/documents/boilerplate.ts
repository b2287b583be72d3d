import { dateLocale } from '@wayhouse/messages/locale';
import { supportHours } from '@wayhouse/messages/support-hours';

export const contact = {
  email: 'support@wayhouse.example',
  hours: supportHours.phone,
} as const;

export const formatInForceSince = (date: Date): string =>
  `In force since ${new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(date)}`;
