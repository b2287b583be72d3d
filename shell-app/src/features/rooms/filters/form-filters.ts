import { formatDestination } from '@wayhouse/domain/destinations';
import { limits } from '@wayhouse/domain/limits';
import { counts } from '@wayhouse/messages/counts';
import { formatDay, today } from '@wayhouse/web-kit/calendar-date';
import { readSearchedStay } from '../../../shared/read-stay-params.js';
import { adultsAmong, noDates, noStay } from '../../../shared/stay-params.js';
import { messages } from '../messages.js';
import { readListParam, readParam } from './read-param.js';
import type { SearchFilter } from './search-filter.js';

// The filters of the search form.

export const destination: SearchFilter<'destination'> = {
  none: { destination: '' },
  read(query) {
    const place = readParam(query, 'destination')
      .replace(/\p{Cc}/gu, ' ')
      .trim();
    return { destination: place.length <= limits.city ? formatDestination(place) : '' };
  },
  formatIgnored: (query, search) =>
    readParam(query, 'destination') && !search.destination ? messages.ignored.place : undefined,
  chips: ({ destination: label }) => (label ? [{ label, without: destination.none }] : []),
  suggestions: () => [{ label: messages.none.anyPlace, without: destination.none }],
  Control: 'search-form',
};

export const stay: SearchFilter<'stay'> = {
  none: noDates,
  read(query) {
    const { checkIn, checkOut } = readSearchedStay(query);
    return { checkIn, checkOut };
  },
  formatIgnored(query, { checkIn }) {
    if (checkIn || !(readParam(query, 'checkIn') + readParam(query, 'checkOut'))) return undefined;
    const isPast = readListParam(query, 'checkIn').some(
      (day) => /^\d{4}-\d\d-\d\d/.test(day) && day.slice(0, 10) < today(),
    );
    return isPast ? messages.ignored.pastDates : messages.ignored.dates;
  },
  chips: ({ checkIn, checkOut }) =>
    checkIn ? [{ label: messages.dates(formatDay(checkIn), formatDay(checkOut)), without: noDates }] : [],
  suggestions: () => [{ label: messages.none.anyDates, without: noDates }],
  Control: 'search-form',
};

/** The list ignores more guests than any room sleeps, and names them among what it has ignored. */
const readParty = (query: URLSearchParams) =>
  Number(query.get('guests')) > limits.searchGuests ? noStay : readSearchedStay(query);

export const guests: SearchFilter<'guests'> = {
  none: { guests: noStay.guests },
  read: (query) => ({ guests: readParty(query).guests }),
  formatIgnored(query, search) {
    const given = readParam(query, 'guests');
    return given && Number(given) !== search.guests ? messages.ignored.guests : undefined;
  },
  chips: ({ guests: count }) => (count > 1 ? [{ label: counts.guests(count), without: guests.none }] : []),
  // The nearest number first.
  suggestions: (search) =>
    Array.from({ length: search.guests - 1 }, (_, fewer) => search.guests - 1 - fewer).map((next) => ({
      label: counts.guests(next),
      without: { guests: next, adults: adultsAmong(next, search.adults) },
    })),
  Control: 'search-form',
};

export const adults: SearchFilter<'adults'> = {
  none: { adults: undefined },
  read: (query) => ({ adults: readParty(query).adults }),
  formatIgnored(query, search) {
    const given = readParam(query, 'adults');
    return given && Number(given) !== (search.adults ?? search.guests) ? messages.ignored.adults : undefined;
  },
  // With fewer children among as many guests, fewer rooms match.
  chips: () => [],
  suggestions: () => [],
  Control: 'search-form',
};
