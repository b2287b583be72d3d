import { localized } from '@wayhouse/messages/localized';

export const messages = localized('owner-remote/check-out', {
  due: (amount: string) => `${amount} is still due`,
  body: (guest: string) => `${guest} has not paid everything yet. After check-out, it stays due on the booking.`,
  pay: 'Record a payment',
  anyway: 'Check out anyway',
});
