import { localized } from '@wayhouse/messages/localized';

export const messages = localized('owner-remote/bulk', {
  title: 'Change several rooms',
  lead: 'Prices, restrictions, blocked nights and availability of as many rooms as you like, at once.',
  loading: 'Loading your rooms',
  failed: { title: 'Your rooms did not load', message: 'They are safe, and guests can still book them.' },
  empty: { title: 'No rooms yet', body: 'Once your hotel has rooms, you can change several of them here.' },
});
