import { localized } from '@wayhouse/messages/localized';

export const messages = localized('shell-app/shared/remotes', {
  owner: {
    title: 'The owner area is unavailable',
    message: 'Your rooms and bookings are safe, and the rest of Wayhouse works as usual.',
    home: 'Go to the home page',
  },
  staticPages: {
    title: 'This page is unavailable',
    message: 'Only our information pages are affected. Searching and booking work as usual.',
  },
});
