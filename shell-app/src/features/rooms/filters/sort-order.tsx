import { roomSortOrders } from '@wayhouse/contracts/calls/room-search-calls';
import { RadioGroup } from '@wayhouse/web-kit/ui/form/radio-group';
import { messages } from '../messages.js';
import { readParam } from './read-param.js';
import type { SearchFilter } from './search-filter.js';

/** The order is in the panel of filters, but hides no room. */
export const sort: SearchFilter<'sort'> = {
  none: { sort: 'newest' },
  read: (query) => ({
    sort: roomSortOrders.find((order) => order === readParam(query, 'sort')) ?? sort.none.sort,
  }),
  formatIgnored(query, search) {
    const given = readParam(query, 'sort');
    return given && given !== search.sort ? messages.ignored.sort : undefined;
  },
  chips: () => [],
  suggestions: () => [],
  Control: ({ search, onChange }) => (
    <RadioGroup
      label={messages.sortBy}
      name="sort"
      value={search.sort}
      options={roomSortOrders.map((order) => ({ value: order, label: messages.sorts[order] }))}
      onChange={(order) => onChange({ sort: order })}
    />
  ),
};
