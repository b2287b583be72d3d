import { limits } from '@wayhouse/contracts/limits';
import { formatDay, today } from '@wayhouse/web-kit/calendar-date';
import { readDates, readGuests } from '../../../shared/read-stay-params.js';
import { noDates, noStay } from '../../../shared/stay-params.js';
import { texts } from '../messages.js';
import { readListParam, readParam } from './read-param.js';
import type { SearchFilter } from './search-filter.js';

// The filters of the search form.

export const destination: SearchFilter<'destination'> = {
  none: { destination: '' },
  read(query) {
    const place = (query.get('destination') ?? '').replace(/\p{Cc}/gu, ' ').trim();
    return { destination: place.length <= limits.city ? place : '' };
  },
  formatIgnored: (query, search) =>
    readParam(query, 'destination') && !search.destination ? texts.ignored.place : undefined,
  chips: ({ destination: label }) => (label ? [{ label, without: destination.none }] : []),
  formatSuggestion: () => texts.none.anyPlace,
  Control: null,
};

export const stay: SearchFilter<'stay'> = {
  none: noDates,
  read(query) {
    const dates = readDates(query, today());
    return dates.checkOut > dates.checkIn ? dates : noDates;
  },
  formatIgnored(query, { checkIn }) {
    if (checkIn || !(readParam(query, 'checkIn') + readParam(query, 'checkOut'))) return undefined;
    const isPast = readListParam(query, 'checkIn').some(
      (day) => /^\d{4}-\d\d-\d\d/.test(day) && day.slice(0, 10) < today(),
    );
    return isPast ? texts.ignored.pastDates : texts.ignored.dates;
  },
  chips: ({ checkIn, checkOut }) =>
    checkIn ? [{ label: texts.dates(formatDay(checkIn), formatDay(checkOut)), without: noDates }] : [],
  formatSuggestion: () => texts.none.anyDates,
  Control: null,
};

export const guests: SearchFilter<'guests'> = {
  none: { guests: noStay.guests },
  read: (query) => ({ guests: readGuests(query, limits.searchGuests) }),
  formatIgnored(query, search) {
    const given = readParam(query, 'guests');
    return given && Number(given) !== search.guests ? texts.ignored.guests : undefined;
  },
  chips: ({ guests: count }) => (count > 1 ? [{ label: texts.guests(count), without: guests.none }] : []),
  formatSuggestion: () => texts.none.oneGuest,
  Control: null,
};
