import { localized } from '@wayhouse/messages/localized';

export const messages = localized('owner-remote/booking-history', {
  title: 'History',
  booked: 'Booked by the guest',
  bookedByHotel: 'Booked by the hotel',
  paidBy: { card: 'Paid by card', hotel: 'Paid at the hotel, recorded by you' },
  refundedBy: { card: 'Refunded to the card', hotel: 'Refunded at the hotel' },
  cancelledBy: { guest: 'Cancelled by the guest', owner: 'Cancelled by the hotel' },
  noShow: 'The guest did not arrive, recorded by you',
  desk: { 'checked-in': 'Checked in by you', 'checked-out': 'Checked out by you' },
  /** Where the hotel has staff, and an entry names who it was. */
  by: {
    paid: 'Paid at the hotel',
    'no-show': 'The guest did not arrive',
    'checked-in': 'Checked in',
    'checked-out': 'Checked out',
  },
  takenBack: 'Payment taken back',
  stayChanged: { guest: 'Changed by the guest', hotel: 'Changed by the hotel' },
  before: (dates: string, guests: string) => `Before: ${dates}, ${guests}`,
  detailsChanged: { guest: 'The guest has changed the details for you', hotel: 'Details corrected by the hotel' },
  charged: (amount: string) => `${amount} charged`,
  free: 'No charge',
  takeBack: 'Take back',
  takeBackOf: (amount: string) => `the payment of ${amount}`,
});
