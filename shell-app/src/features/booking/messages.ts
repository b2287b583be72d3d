import { freeCancellationHours } from '@wayhouse/contracts/hotel-time';

export const texts = {
  form: 'Book this room',
  perNight: '/ night',
  off: '20% OFF',
  before: 'Price before the offer',
  guests: 'Guests',
  checkAvailability: 'Check Availability',
  bookNow: 'Book Now',
  chooseDates: 'Choose your dates to see the total and book.',
  nights: (nights: number) => `${nights} ${nights === 1 ? 'night' : 'nights'}`,
  total: 'Total',
  saved: (amount: string) => `You save ${amount} with the 20% offer.`,
  notChargedNow: 'You are not charged now.',
  payAtHotel: 'Pay at the hotel, or online by card after booking.',
  freeUntil: (moment: string) =>
    `Free cancellation until ${moment.replaceAll(' ', '\u00a0')} (the hotel’s time). After that one night is charged.`,
  lateTerms: `These dates begin within ${freeCancellationHours} hours, so cancelling costs one night.`,
  begunTerms: 'You can arrive at once, so this booking cannot be cancelled on the site.',
  policy: `Free cancellation up to ${freeCancellationHours} hours before check-in; after that one night is charged.`,
  availableNow: 'Available for your dates',
  sleeps: (guests: number) => `Up to ${guests}`,
  signInFirst: 'Signing in comes next; your dates stay.',
  closed: {
    title: 'Not taking bookings',
    body: 'The owner has switched this room off for now. Bookings made before stay as they are.',
    others: (city: string) => `Other rooms in ${city}`,
  },
  toCard: { choose: 'Choose dates', book: 'See total and book' },
  totalFor: (nights: string) => `total for ${nights}`,
} as const;
