import { localized } from '@wayhouse/messages/localized';

export const messages = localized('owner-remote/desk-form', {
  stay: 'Stay',
  guest: 'Guest',
  guests: 'Guests',
  sleeps: (guests: number) => `Up to ${guests}`,
  taken: 'A night of this stay is taken.',
  name: 'Name of the guest',
  phone: 'Phone number (optional)',
  company: 'Company (optional)',
  taxNumber: 'Tax number (optional)',
  invoiceHint: 'For the invoice.',
  wishes: 'Wishes (optional)',
  price: 'Price',
  total: 'Total',
  noDates: 'Choose the dates to see the price.',
  submit: 'Book',
  busy: 'Booking…',
  incomplete: 'Please check the marked fields.',
  nothingBooked: 'Nothing is booked. What you entered is still here.',
});
