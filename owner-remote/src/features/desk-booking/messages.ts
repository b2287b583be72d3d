import { localized } from '@wayhouse/messages/localized';

export const messages = localized('owner-remote/desk-booking', {
  title: 'New booking',
  lead: 'For a guest at the desk or on the phone. They need no account and pay at your hotel.',
  loading: 'Loading the form',
  failed: { title: 'The form did not load', message: 'Nothing is booked yet. Please try again.' },
  empty: { title: 'No rooms yet', body: 'A room is booked as soon as you have listed one.' },
});
