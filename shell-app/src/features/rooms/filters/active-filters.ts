import type { RoomSearch } from '../room-search.js';
import type { Chip } from './search-filter.js';
import { searchFilters, searchParts } from './search-filters.js';

/** Something that narrows the search, and the change that takes it away. */
export type ActiveFilter = Chip & { id: string };

/** Every choice by itself. */
export const activeFilters = (search: RoomSearch): ActiveFilter[] =>
  searchParts.flatMap((part) =>
    searchFilters[part].chips(search).map((chip) => ({ ...chip, id: `${part} ${chip.label}` })),
  );

/** What would widen a search that finds nothing: each kind of filter as a whole, the easiest to do without first. */
export const removableFilters = (search: RoomSearch): ActiveFilter[] =>
  searchParts.toReversed().flatMap((part) => {
    const { formatSuggestion, chips, none } = searchFilters[part];
    return formatSuggestion && chips(search).length ? [{ id: part, label: formatSuggestion(), without: none }] : [];
  });

/** How many choices are made in the panel. */
export const countChoices = (search: RoomSearch): number =>
  searchParts.reduce((count, part) => {
    const { Control, chips } = searchFilters[part];
    return Control ? count + chips(search).length : count;
  }, 0);
