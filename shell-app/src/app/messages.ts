import { localized } from '@wayhouse/messages/localized';

export const messages = localized('shell-app/app', {
  skip: 'Skip to content',
  crashed: {
    title: 'Something went wrong on this page',
    message: 'This is our mistake, not yours. Your bookings and payments are safe.',
    reload: 'Reload this page',
    home: 'Go to the home page',
  },
});
