import { cityNamed } from '@wayhouse/contracts/cities';
import type { PriceBandId } from '@wayhouse/contracts/price-bands';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const roomsWord = (rooms: number) => (rooms === 1 ? 'room' : 'rooms');
const rooms = (count: number) => `${count} ${roomsWord(count)}`;
const nights = (count: number) => `${count} ${count === 1 ? 'night' : 'nights'}`;
const guests = (count: number) => `${count} ${count === 1 ? 'guest' : 'guests'}`;
/** A city by its name; other words are what was looked for. */
const inPlace = (place: string) => {
  const city = cityNamed(place);
  return city ? ` in ${city.name}` : place && ` for “${place}”`;
};
// Spaces as wide as figures: the title breaks its lines as it will with the number, so that nothing below moves.
const roomForNumber = '\u2007\u2007\u2007';

export const texts = {
  bestSeller: 'Best Seller',
  reviews: '200+ reviews',
  perNight: '/ night',
  loading: 'Loading rooms',
  showMore: 'Show more rooms',
  moreFailed: 'Try again to show more rooms',
  shownOf: (shown: number, total: number) => `${shown} of ${total} rooms`,
  title: (total: number | undefined, place: string) =>
    total === undefined ? `Rooms${inPlace(place)}${roomForNumber}` : rooms(total) + inPlace(place),
  documentTitle: (place: string) => `Rooms${inPlace(place)}`,
  found: (total: number, place: string, shown: number) =>
    `${rooms(total)}${inPlace(place)}${shown < total ? `, ${shown} shown` : ''}`,
  addDates: 'Add your dates to see what is free and what it costs in all.',
  // It stays on one line.
  forNights: (count: number, people: number) => `${nights(count)}, ${guests(people)}`.replaceAll(' ', '\u00a0'),
  total: (amount: string, count: number) => `${amount} total, ${nights(count)}`,
  results: 'Rooms found',
  filters: 'Filters',
  toggleFilters: (isOpen: boolean, chosen: number) =>
    `${isOpen ? 'Hide' : 'Show'} filters${chosen ? ` (${chosen})` : ''}`,
  clear: 'CLEAR',
  clearKeeps: 'CLEAR keeps the place, the dates and the guests.',
  roomType: 'Room type',
  priceRange: 'Price per night',
  priceBand: (band: PriceBandId) => `$${band.replace('-', ' to $')}`,
  sortBy: 'Sort by',
  roomsWord,
  activeFilters: 'Active filters',
  dates: (from: string, to: string) => `${from} – ${to}`,
  guests,
  showResults: (total: number | undefined) => (total === undefined ? 'Show rooms' : `Show ${rooms(total)}`),
  sorts: { 'price-asc': 'Price: Low to High', 'price-desc': 'Price: High to Low', newest: 'Newest First' },
  none: {
    title: 'No room fits all of this',
    body: 'Try other dates or another place above, or do without one of these:',
    nothing: 'Try other dates or another place above, or look at everything there is.',
    would: (label: string, total: number) => `${label}: ${rooms(total)}`,
    anyPrice: 'Any price',
    anyType: 'Any room type',
    anyDates: 'Any dates',
    oneGuest: 'One guest',
    anyPlace: 'Any place',
    all: 'See all rooms',
  },
  leftOut: {
    say: (parts: string[]) => `Not everything in this address could be used. Left out: ${list.format(parts)}.`,
    place: 'the place',
    pastDates: 'the dates (they are over)',
    dates: 'the dates',
    guests: 'the number of guests',
    roomType: 'a room type',
    price: 'a price range',
    sort: 'the order',
    dismiss: 'Dismiss this note',
  },
  failed: {
    title: 'The rooms did not load',
    message: 'Nothing is lost: your search and filters are kept.',
  },
  recommended: {
    title: 'Recommended hotels',
    /** The cities one searched for; whether their rooms are all that is shown. */
    reason: (cities: string[], isAll: boolean) => {
      if (!cities.length) return 'Rooms our guests come back to, from houses all over the world.';
      const searched = `Picked for you because you searched for ${list.format(cities)}`;
      return isAll ? `${searched}.` : `${searched}, with rooms our guests come back to.`;
    },
  },
  featured: {
    title: 'Featured destination',
    lead: 'New on Wayhouse, and already somebody’s favourite.',
    all: 'View All Destination',
  },
} as const;
