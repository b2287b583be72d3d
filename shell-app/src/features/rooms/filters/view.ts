import { messages } from '../messages.js';
import { roomViews } from '../room-search.js';
import { readParam } from './read-param.js';
import type { SearchFilter } from './search-filter.js';

/** Rooms or hotels: neither hides any. */
export const view: SearchFilter<'view'> = {
  none: { view: 'rooms' },
  read: (query) => ({ view: roomViews.find((each) => each === readParam(query, 'view')) ?? view.none.view }),
  formatIgnored(query, search) {
    const given = readParam(query, 'view');
    return given && given !== search.view ? messages.ignored.view : undefined;
  },
  chips: () => [],
  suggestions: () => [],
  Control: 'view-switch',
};
