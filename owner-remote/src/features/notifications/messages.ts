import { localized } from '@wayhouse/messages/localized';

export const messages = localized('owner-remote/notifications', {
  title: 'Notifications',
  lead: 'What we email you about your bookings.',
  loading: 'Loading your choice',
  failed: { title: 'Your choice did not load', message: 'It is safe with us. Please try again in a moment.' },
  emails: 'Emails',
  sentTo: (address: string) => `They go to ${address}, the primary address of your account.`,
  changeAddress: 'Change address',
  on: 'On',
  off: 'Off',
  kinds: {
    booking: { title: 'New bookings', note: 'When a guest books one of your rooms.' },
    cancellation: { title: 'Cancellations', note: 'When a guest cancels, or our support does.' },
    payment: { title: 'Card payments', note: 'When a guest pays by card.' },
    arrivals: {
      title: 'The day ahead',
      note: 'Every morning at 6:00 in the time of your hotel: who arrives, who leaves, who is in house and what is unpaid. None on days without guests.',
    },
  },
});
