import { localized } from '@wayhouse/messages/localized';

/** Loaded with the booking. */
export const messages = localized('owner-remote/booking-view', {
  guestsLabel: 'Guests',
  room: 'Room',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  price: 'Price',
  number: 'Booking number',
  together: 'Booked together with',
  aboutGuest: 'About the guest',
  correct: 'Correct details',
  conversation: 'Messages',
  notes: 'Notes',
  undo: { 'in-house': 'Undo check-in', departed: 'Undo check-out' },
  receipt: { unpaid: 'Download summary', paid: 'Download receipt', cancelled: 'Download cancellation' },
  invoices: 'Invoices',
  actions: { paid: 'Record a payment', 'no-show': 'Record a no-show', cancel: 'Cancel booking' },
});
