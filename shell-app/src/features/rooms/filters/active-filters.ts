import type { RoomSearch } from '../room-search.js';
import type { Chip } from './search-filter.js';
import { panelParts, searchFilters, searchParts } from './search-filters.js';

/** Something that narrows the search, and the change that takes it away. */
export type ActiveFilter = Chip & { id: string };

/** Every choice of the panel by itself; the search form shows the others. */
export const activeFilters = (search: RoomSearch, currency: string): ActiveFilter[] =>
  panelParts.flatMap((part) =>
    searchFilters[part].chips(search, currency).map((chip) => ({ ...chip, id: `${part} ${chip.label}` })),
  );

/** What would widen a search that finds nothing, by kind of filter, the easiest to do without first. */
export const removableFilters = (search: RoomSearch, currency: string): ActiveFilter[] =>
  searchParts.toReversed().flatMap((part) => {
    const { suggestions, chips } = searchFilters[part];
    return chips(search, currency).length ? suggestions(search).map((chip) => ({ ...chip, id: part })) : [];
  });

/** How many choices are made in the panel. */
export const countChoices = (search: RoomSearch, currency: string): number => activeFilters(search, currency).length;
