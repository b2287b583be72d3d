import { localized } from '@wayhouse/messages/localized';
import { describePolicy } from '@wayhouse/messages/describe-policy';
import { defaultCancellationPolicy } from '@wayhouse/domain/cancellation-policy';

const policy = () => describePolicy(defaultCancellationPolicy);

export const messages = localized('shell-app/booking', {
  form: 'Book this room',
  perNight: '/ night',
  off: '20% OFF',
  priceBeforeOffer: 'Price before the offer',
  guests: 'Guests',
  checkAvailability: 'Check Availability',
  bookNow: 'Book Now',
  chooseDates: 'Choose your dates to see the total and book.',
  total: 'Total',
  saved: (amount: string) => `You save ${amount} with the 20% offer.`,
  notChargedNow: 'You are not charged now.',
  payAtHotel: 'Pay at the hotel, or online by card after booking.',
  freeTerms: (freeCancellation: string) => `${freeCancellation} (the hotel’s time). After that ${policy().charged}.`,
  get lateTerms() {
    return `These dates begin within ${policy().hours}, so cancelling costs ${policy().charge}.`;
  },
  begunTerms: 'You can arrive at once, so this booking cannot be cancelled on the site.',
  get policy() {
    return policy().summary;
  },
  availableNow: 'Available for your dates',
  sleeps: (guests: number) => `Up to ${guests}`,
  signInFirst: 'You’ll sign in next. We’ll keep your dates.',
  unavailable: {
    title: 'Not taking bookings',
    body: 'The owner is not taking bookings for this room right now. Existing bookings are not affected.',
    others: (city: string) => `Other rooms in ${city}`,
  },
  bookingBar: { choose: 'Choose dates', book: 'See total and book' },
  totalFor: (nights: string) => `total for ${nights}`,
});
