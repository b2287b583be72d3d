import { localized } from '@wayhouse/messages/localized';

export const messages = localized('shell-app/stay-fields', {
  guests: 'Guests',
  sleeps: (guests: number) => `Up to ${guests}`,
});
