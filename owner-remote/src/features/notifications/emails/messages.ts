import { localized } from '@wayhouse/messages/localized';

export const messages = localized('owner-remote/notification-emails', {
  emails: 'Emails',
  sentTo: (address: string) => `They go to ${address}, the primary address of your account.`,
  changeAddress: 'Change address',
  kinds: {
    booking: { title: 'New bookings', note: 'When a guest books one of your rooms.' },
    change: { title: 'Changes', note: 'When a guest changes dates or guests.' },
    cancellation: { title: 'Cancellations', note: 'When a guest cancels, or our support does.' },
    payment: { title: 'Card payments', note: 'When a guest pays by card.' },
    message: { title: 'Messages from guests', note: 'When a guest writes to you about a booking.' },
    conflict: {
      title: 'Nights booked twice',
      note: 'When the calendar of another site has nights that are booked here.',
    },
    arrivals: {
      title: 'The day ahead',
      note: 'Every morning at 6:00 in the time of your hotel: who arrives, who leaves, who is in house and what is unpaid. None on days without guests.',
    },
  },
});
