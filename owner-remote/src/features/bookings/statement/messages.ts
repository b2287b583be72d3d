import { localized } from '@wayhouse/messages/localized';

/** What the money of a booking comes to. */
export const messages = localized('owner-remote/booking-statement', {
  title: 'Payments',
  paidInPart: 'Paid in part',
  total: 'Total price',
  lines: {
    charge: 'Cancellation charge',
    paid: 'Paid by card',
    refunded: 'Refunded to the card',
    'paid-at-hotel': 'Paid at the hotel',
    'handed-back': 'Handed back at the hotel',
    'refunded-at-hotel': 'Refunded at the hotel',
  },
  pendingRefund: 'On its way back to the card',
  owed: 'Still due at the hotel',
});
