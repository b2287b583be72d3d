import type { Booking } from '@wayhouse/contracts/booking';
import { localized } from '@wayhouse/messages/localized';
import { receiptMessages } from '@wayhouse/messages/receipt';

/** What surrounds the receipt, which has messages of its own. */
export const messages = localized('shell-app/receipt', {
  documentTitle: ({ state, hotel }: Booking) => `${receiptMessages.title[state]}, ${hotel.name}`,
  pageTitle: 'Receipt',
  back: 'My Bookings',
  print: 'Print',
  download: 'Download PDF',
  loading: 'Loading the booking',
  contact: (phone: string, email: string) => `Questions about this booking? ${phone} or ${email}`,
  unknown: {
    title: 'We cannot find this booking',
    body: 'It does not belong to the account you are signed in with. You may have booked with another account.',
    action: 'Go to My Bookings',
  },
  signIn: {
    title: 'Sign in to see this booking',
    body: 'Your receipts are saved in your account.',
    action: 'Login',
  },
});
