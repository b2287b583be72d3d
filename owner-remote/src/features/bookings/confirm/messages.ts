import { localized } from '@wayhouse/messages/localized';

export const messages = localized('owner-remote/booking-confirm', {
  takeBack: {
    title: 'Take back this payment?',
    body: (amount: string, day: string) =>
      `The payment of ${amount} of ${day} counts as never made, and is owed again. The history shows both.`,
    emailed: 'We’ll email the guest.',
    confirm: 'Take back payment',
    dismiss: 'Keep payment',
  },
  noShow: {
    title: 'Did this guest not arrive?',
    body: (guest: string) => `The booking ends and its nights become available again. We’ll email ${guest}.`,
    bodyWithoutEmail: () => 'The booking ends and its nights become available again.',
    charge: (amount: string) => `${amount} is charged under the terms of the booking.`,
    free: 'Under the terms of the booking, nothing is charged.',
    confirm: 'Record the no-show',
    dismiss: 'Not yet',
  },
  cancel: {
    title: 'Cancel this booking?',
    body: (guest: string) => `The nights become available again. ${guest} pays nothing, and we’ll email them.`,
    bodyWithoutEmail: (guest: string) => `The nights become available again. ${guest} pays nothing.`,
    byCard: (amount: string) => `${amount} goes back to the guest’s card automatically.`,
    atHotel: (amount: string) => `${amount} was paid at your hotel: please refund it to the guest yourself.`,
    nothing: 'Nothing has been paid, so there is nothing to refund.',
    goneBack: 'Everything that was paid has gone back already.',
    confirm: 'Cancel booking',
    dismiss: 'Keep booking',
  },
});
