import { counts } from '@wayhouse/messages/counts';
import { formatList } from '@wayhouse/messages/format-list';
import { formatAmount } from '@wayhouse/messages/format-money';
import { localized } from '@wayhouse/messages/localized';
import { offerNames } from '@wayhouse/messages/offers';
import { plural } from '@wayhouse/messages/plural';
import { roomTypeNames } from '@wayhouse/messages/room-names';
import { formatDestination, isKnownPlace } from '@wayhouse/domain/destinations';
import { type PriceBandId, priceBands } from '@wayhouse/domain/price-bands';
import type { ChoiceName, ChoiceOption } from '@wayhouse/contracts/room-filters';
import type { Count } from './room-search.js';

/** "in Goa" for a known place, or the search text in quotation marks. */
const inPlace = (place: string) => {
  const name = formatDestination(place);
  return isKnownPlace(place) ? ` in ${name}` : name && ` for “${name}”`;
};
// Spaces as wide as digits, so that the title wraps as it will with the number and the layout does not shift.
const numberPlaceholder = '\u2007\u2007\u2007';

const nothingLost = 'Nothing is lost: we kept your search and filters.';

const foundRooms = ({ total, isCapped }: Count, shown = 0): string =>
  isCapped ? plural(Math.max(total, shown), { one: '#+ room', other: '#+ rooms' }) : counts.rooms(total);

const foundHotels = ({ total, isCapped }: Count, shown = 0): string =>
  isCapped ? plural(Math.max(total, shown), { one: '#+ hotel', other: '#+ hotels' }) : counts.hotels(total);

/** `any`: without the filter; `ignored`: an unknown option in a link, as a part of a sentence. */
export type ChoiceMessages<Option extends string> = {
  title: string;
  option: (option: Option, currency: string) => string;
  any: string;
  ignored: string;
};

function formatBand(id: PriceBandId, currency: string): string {
  const { from, to } = priceBands.find((band) => band.id === id)!;
  const start = formatAmount(from, currency);
  return id === 'over-3000' ? `Over ${start}` : `${start} to ${formatAmount(to, currency)}`;
}

const choices: { [Name in ChoiceName]: ChoiceMessages<ChoiceOption<Name>> } = {
  roomType: {
    title: 'Room type',
    option: (type) => roomTypeNames[type],
    any: 'Any room type',
    ignored: 'a room type',
  },
  price: {
    title: 'Price per night',
    option: formatBand,
    any: 'Any price',
    ignored: 'a price range',
  },
  offer: {
    title: 'Offer',
    option: (offer) => offerNames[offer],
    any: 'Any offer or none',
    ignored: 'an offer',
  },
};

export const messages = localized('shell-app/rooms', {
  bestSeller: 'Best Seller',
  reviews: '200+ reviews',
  perNight: '/ night',
  from: 'from',
  views: { label: 'Rooms or hotels', rooms: 'Rooms', hotels: 'Hotels' },
  /** `hotel`: the name of the one hotel that is shown. */
  lists: {
    rooms: {
      loading: 'Loading rooms',
      showMore: 'Show more rooms',
      next: 'Next rooms',
      fromFirst: 'Back to the first rooms',
      moreFailed: 'Try again to show more rooms',
      shownOf: (shown: number, count: Count) => `${shown} of ${foundRooms(count, shown)}`,
      title: (count: Count | undefined, place: string, hotel?: string) =>
        count
          ? foundRooms(count) + (hotel ? ` at ${hotel}` : inPlace(place))
          : `Rooms${inPlace(place)}${numberPlaceholder}`,
      results: 'Rooms found',
    },
    hotels: {
      loading: 'Loading hotels',
      showMore: 'Show more hotels',
      next: 'Next hotels',
      fromFirst: 'Back to the first hotels',
      moreFailed: 'Try again to show more hotels',
      shownOf: (shown: number, count: Count) => `${shown} of ${foundHotels(count, shown)}`,
      title: (count: Count | undefined, place: string) =>
        count ? foundHotels(count) + inPlace(place) : `Hotels${inPlace(place)}${numberPlaceholder}`,
      results: 'Hotels found',
    },
  },
  documentTitle: (place: string) => (place ? `Rooms${inPlace(place)}` : 'Hotel rooms'),
  found: (title: string, { total, isCapped }: Count, shown: number) =>
    `${title}${isCapped || shown < total ? `, ${shown} shown` : ''}`,
  addDates: 'Add dates to see availability and total prices.',
  noMatch: 'Nothing matches this search yet.',
  // With no-break spaces, to stay on one line.
  forNights: (count: number, people: number) =>
    `${counts.nights(count)}, ${counts.guests(people)}`.replaceAll(' ', '\u00a0'),
  /** In the site’s currency, by a rate that is no bank’s. */
  about: (amount: string) => `about ${amount}`,
  total: (amount: string, count: number) => `${amount} total for ${counts.nights(count)}`,
  filters: 'Filters',
  toggleFilters: (isOpen: boolean, selected: number) =>
    `${isOpen ? 'Hide' : 'Show'} filters${selected ? ` (${selected})` : ''}`,
  clear: 'CLEAR',
  clearHint: 'CLEAR keeps the destination, dates and guests.',
  choices,
  sortBy: 'Sort by',
  aboutHotel: 'About the hotel',
  hotelRooms: {
    title: 'Rooms',
    none: 'No room is free for these dates and guests.',
    inCity: (city: string) => `Free rooms in ${city}`,
    anyStay: 'All rooms of the hotel',
    failed: 'The rooms did not load.',
    all: (count: Count) => `See all ${foundRooms(count)}`,
  },
  hotel: { title: 'Hotel', only: 'Only this hotel', any: 'Any hotel' },
  roomsWord: (rooms: number) => plural(rooms, { one: 'room', other: 'rooms' }),
  activeFilters: 'Active filters',
  dates: (from: string, to: string) => `${from} – ${to}`,
  showResults: { rooms: 'Show rooms', hotels: 'Show hotels' },
  showCounted: {
    rooms: (count: Count) => `Show ${foundRooms(count)}`,
    hotels: (count: Count) => `Show ${foundHotels(count)}`,
  },
  sorts: { 'price-asc': 'Price: Low to High', 'price-desc': 'Price: High to Low', newest: 'Newest First' },
  none: {
    title: 'No rooms match all of that',
    body: 'Try removing one:',
    near: 'Try one of these:',
    didYouMean: (place: string) => `Did you mean ${place}?`,
    noSuggestions: 'Try other dates or another destination above, or browse all rooms.',
    suggestion: (label: string, count?: Count) => (count ? `${label}: ${foundRooms(count)}` : label),
    anyDates: 'Any dates',
    anyPlace: 'Any destination',
    all: 'See all rooms',
  },
  ignored: {
    note: (params: string[]) => `Some of this link could not be used. We ignored ${formatList(params)}.`,
    place: 'the destination',
    pastDates: 'the dates (they are in the past)',
    dates: 'the dates',
    guests: 'the number of guests',
    adults: 'the number of adults',
    sort: 'the sort order',
    hotel: 'the hotel',
    view: 'what to show',
    dismiss: 'Dismiss this note',
  },
  failed: {
    rooms: { title: 'The rooms did not load', message: nothingLost },
    hotels: { title: 'The hotels did not load', message: nothingLost },
  },
  nearby: {
    ofHotel: (hotel: string) => `More rooms at ${hotel}`,
    similar: 'Similar rooms',
  },
  recommended: {
    title: 'Recommended hotels',
    /** `isAll`: whether only rooms in these recently searched cities are shown. */
    reason: (cities: string[], isAll: boolean) => {
      if (!cities.length) return 'Popular rooms from hotels all over the world.';
      const searched = `Picked for you because you searched for ${formatList(cities)}`;
      return isAll ? `${searched}.` : `${searched}, with some popular rooms.`;
    },
  },
  featured: {
    title: 'Featured destination',
    lead: 'The rooms our guests book most.',
    all: 'View All Destination',
  },
});
