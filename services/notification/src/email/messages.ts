import { localized } from '@wayhouse/messages/localized';

export const messages = localized('notification/email', {
  siteName: 'Wayhouse',
  initial: 'W',
  footnote: 'Wayhouse: hotel rooms worth the journey.',
});
