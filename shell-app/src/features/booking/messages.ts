import { localized } from '@wayhouse/messages/localized';

export const messages = localized('shell-app/booking', {
  form: 'Book this room',
  withoutScripts: 'To check dates and book, please turn on JavaScript in your browser.',
  from: 'from',
  perNight: '/ night',
  off: '20% OFF',
  offer: 'Offer',
  checkAvailability: 'Check Availability',
  bookNow: 'Book Now',
  chooseDates: 'Choose your dates to see the total and book.',
  total: 'Total',
  rate: 'Rate',
  rateGone: 'The rate you chose is not offered any more. Please choose another one.',
  notChargedNow: 'You won’t be charged yet.',
  payAtHotel: 'Pay at the hotel, or online by card after booking.',
  freeTerms: (freeCancellation: string, charged: string) =>
    `${freeCancellation} (the hotel’s time). After that ${charged}.`,
  lateTerms: (notice: string, charge: string) => `These dates begin within ${notice}, so cancelling costs ${charge}.`,
  begunTerms: 'Check-in is already open, so this stay can’t be cancelled online.',
  availableNow: 'Available for your dates',
  forHotel: 'For the hotel (optional)',
  signInFirst: 'Next: sign in. We’ll keep your dates.',
  unavailable: {
    title: 'Not taking bookings',
    body: 'The owner is not taking bookings for this room right now. Existing bookings are not affected.',
    others: (city: string) => `Other rooms in ${city}`,
  },
  bookingBar: { choose: 'Choose dates', book: 'See total and book' },
  totalFor: (nights: string) => `total for ${nights}`,
});
