import { localized } from '@wayhouse/messages/localized';

export const messages = localized('owner-remote/offers', {
  title: 'Offers',
  lead: 'Offers of Wayhouse that your hotel can take part in. Guests get the price with the best one for their stay; changes apply to new bookings.',
  loading: 'Loading the offers of your hotel',
  failed: { title: 'Your offers did not load', message: 'They are safe, and guests can still book.' },
  back: 'Hotel',
  list: 'Offers of Wayhouse',
  terms: {
    off: (percent: string) => `${percent} off each night.`,
    allRooms: 'For all rooms.',
    ofType: (name: string) => `For rooms of the type ${name}.`,
    arrivals: (day: string) => `For arrivals until ${day}.`,
    daysAhead: (days: number) => `Booked at least ${days} days ahead.`,
  },
  sentences: (texts: string[]) => texts.join(' '),
  on: 'On',
  off: 'Off',
});
