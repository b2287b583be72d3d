import { counts } from '@wayhouse/messages/counts';
import { formatList } from '@wayhouse/messages/format-list';
import { localized } from '@wayhouse/messages/localized';
import { plural } from '@wayhouse/messages/plural';
import { roomTypeNames } from '@wayhouse/messages/room-names';
import { findCity } from '@wayhouse/domain/cities';
import type { ChoiceName, ChoiceOption } from '@wayhouse/contracts/room-filters';

/** "in Goa" for a known city, or the search text in quotation marks. */
const inPlace = (place: string) => {
  const city = findCity(place);
  return city ? ` in ${city.name}` : place && ` for “${place}”`;
};
// Spaces as wide as digits, so that the title wraps as it will with the number and the layout does not shift.
const numberPlaceholder = '\u2007\u2007\u2007';

/** `any`: without the filter; `ignored`: an unknown option in a link, as a part of a sentence. */
export type ChoiceMessages<Option extends string> = {
  title: string;
  option: (option: Option) => string;
  any: string;
  ignored: string;
};

const choices: { [Name in ChoiceName]: ChoiceMessages<ChoiceOption<Name>> } = {
  roomType: {
    title: 'Room type',
    option: (type) => roomTypeNames[type],
    any: 'Any room type',
    ignored: 'a room type',
  },
  price: {
    title: 'Price per night',
    option: (band) => `$${band.replace('-', ' to $')}`,
    any: 'Any price',
    ignored: 'a price range',
  },
};

export const messages = localized('shell-app/rooms', {
  bestSeller: 'Best Seller',
  reviews: '200+ reviews',
  perNight: '/ night',
  loading: 'Loading rooms',
  showMore: 'Show more rooms',
  moreFailed: 'Try again to show more rooms',
  shownOf: (shown: number, total: number) => `${shown} of ${total} rooms`,
  title: (total: number | undefined, place: string) =>
    total === undefined ? `Rooms${inPlace(place)}${numberPlaceholder}` : counts.rooms(total) + inPlace(place),
  documentTitle: (place: string) => `Rooms${inPlace(place)}`,
  found: (total: number, place: string, shown: number) =>
    `${counts.rooms(total)}${inPlace(place)}${shown < total ? `, ${shown} shown` : ''}`,
  addDates: 'Add your dates to see which rooms are free and the total price.',
  // With no-break spaces, to stay on one line.
  forNights: (count: number, people: number) =>
    `${counts.nights(count)}, ${counts.guests(people)}`.replaceAll(' ', '\u00a0'),
  total: (amount: string, count: number) => `${amount} total, ${counts.nights(count)}`,
  results: 'Rooms found',
  filters: 'Filters',
  toggleFilters: (isOpen: boolean, selected: number) =>
    `${isOpen ? 'Hide' : 'Show'} filters${selected ? ` (${selected})` : ''}`,
  clear: 'CLEAR',
  clearHint: 'CLEAR keeps the destination, dates and guests.',
  choices,
  sortBy: 'Sort by',
  roomsWord: (rooms: number) => plural(rooms, { one: 'room', other: 'rooms' }),
  activeFilters: 'Active filters',
  dates: (from: string, to: string) => `${from} – ${to}`,
  showResults: (total: number | undefined) => (total === undefined ? 'Show rooms' : `Show ${counts.rooms(total)}`),
  sorts: { 'price-asc': 'Price: Low to High', 'price-desc': 'Price: High to Low', newest: 'Newest First' },
  none: {
    title: 'No rooms match your search',
    body: 'Try other dates or another destination above, or change one of these:',
    noSuggestions: 'Try other dates or another destination above, or browse all rooms.',
    suggestion: (label: string, total: number) => `${label}: ${counts.rooms(total)}`,
    anyDates: 'Any dates',
    oneGuest: 'One guest',
    anyPlace: 'Any destination',
    all: 'See all rooms',
  },
  ignored: {
    note: (params: string[]) => `Some of this link could not be used. We ignored ${formatList(params)}.`,
    place: 'the destination',
    pastDates: 'the dates (they are in the past)',
    dates: 'the dates',
    guests: 'the number of guests',
    sort: 'the sort order',
    dismiss: 'Dismiss this note',
  },
  failed: {
    title: 'The rooms did not load',
    message: 'Nothing is lost: we kept your search and filters.',
  },
  recommended: {
    title: 'Recommended hotels',
    /** `isAll`: whether only rooms in these recently searched cities are shown. */
    reason: (cities: string[], isAll: boolean) => {
      if (!cities.length) return 'Guest favourites from hotels all over the world.';
      const searched = `Picked for you because you searched for ${formatList(cities)}`;
      return isAll ? `${searched}.` : `${searched}, with some guest favourites.`;
    },
  },
  featured: {
    title: 'Featured destination',
    lead: 'New on Wayhouse, and already somebody’s favourite.',
    all: 'View All Destination',
  },
});
