import { localized } from '@wayhouse/messages/localized';

export const messages = localized('owner-remote/notifications', {
  title: 'Notifications',
  lead: 'Which emails and notifications you get about the bookings of your hotels.',
  on: 'On',
  off: 'Off',
  loading: 'Loading your choice',
  failed: { title: 'Your choice did not load', message: 'It is safe with us. Please try again in a moment.' },
});
