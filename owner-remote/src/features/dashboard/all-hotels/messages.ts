import { localized } from '@wayhouse/messages/localized';

export const messages = localized('owner-remote/all-hotels', {
  title: 'All hotels',
  lead: 'Today at each of your hotels, and what they earn.',
  loading: 'Loading your hotels',
  failed: { title: 'Your hotels did not load', message: 'They are safe, and guests can still book them.' },
  partly: 'The figures of some hotels did not load.',
  hotel: 'Hotel',
  all: 'All together',
});
