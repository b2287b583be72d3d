import { localized } from '@wayhouse/messages/localized';

export const messages = localized('owner-remote/stay-fields', {
  guests: 'Guests',
  sleeps: (guests: number) => `Up to ${guests}`,
  taken: 'A night of this stay is taken.',
});
