import type { ReactNode } from 'react';
import type { PartValue, RoomSearch, SearchPart } from '../room-search.js';
import type { RoomFacets } from '@wayhouse/contracts/room-filters';

export type ControlProps = {
  search: RoomSearch;
  /** Undefined until loaded. */
  facets: RoomFacets | undefined;
  onChange: (change: Partial<RoomSearch>) => void;
};

/** A choice that narrows the search, and the change that takes it away. */
export type Chip = { label: string; without: Partial<RoomSearch> };

/** What the list of rooms does with one part of a search. Labels are functions, because messages are read when they are shown. */
export type SearchFilter<Part extends SearchPart> = {
  /** The value that narrows nothing. */
  none: PartValue<Part>;
  /** Its value in an address; what cannot be used is ignored. */
  read: (query: URLSearchParams) => PartValue<Part>;
  /** What was ignored when the address was read as this search, as a part of a sentence. */
  formatIgnored: (query: URLSearchParams, search: RoomSearch) => string | undefined;
  chips: (search: RoomSearch, currency: string) => Chip[];
  /** What would widen a search that finds no room, of which the first that finds any is suggested. */
  suggestions: (search: RoomSearch) => Chip[];
  /** Its control in the panel, or where else it is chosen. */
  Control: ((props: ControlProps) => ReactNode) | 'search-form' | 'view-switch';
};
