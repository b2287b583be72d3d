import { roomFilters } from '@wayhouse/contracts/room-filters';
import { FilterGroup } from './filter-group.js';
import { messages } from '../messages.js';
import { readParam } from './read-param.js';
import type { SearchFilter } from './search-filter.js';

/** One hotel, as the card of a hotel leads to. It is in the panel only to be taken away. */
export const hotel: SearchFilter<'hotel'> = {
  none: { hotel: '' },
  read: (query) => ({ hotel: roomFilters.hotel.fields.hotel.safeParse(readParam(query, 'hotel')).data ?? '' }),
  formatIgnored: (query, search) => (readParam(query, 'hotel') && !search.hotel ? messages.ignored.hotel : undefined),
  chips: ({ hotel: id }) => (id ? [{ label: messages.hotel.only, without: hotel.none }] : []),
  suggestions: () => [{ label: messages.hotel.any, without: hotel.none }],
  Control: ({ search, onChange }) =>
    search.hotel && (
      <FilterGroup
        name="hotel"
        title={messages.hotel.title}
        options={[search.hotel]}
        formatLabel={() => messages.hotel.only}
        counts={undefined}
        selected={[search.hotel]}
        onChange={() => onChange(hotel.none)}
      />
    ),
};
