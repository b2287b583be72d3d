import { type ChoiceName, choiceNames, filterNames } from '@wayhouse/contracts/room-filters';
import type { SearchPart } from '../room-search.js';
import { choiceFilter } from './choice-filter.js';
import { destination, guests, stay } from './form-filters.js';
import { hotel } from './hotel-filter.js';
import type { SearchFilter } from './search-filter.js';
import { sort } from './sort-order.js';
import { view } from './view.js';

const choiceFilters = Object.fromEntries(choiceNames.map((name) => [name, choiceFilter(name)])) as {
  [Name in ChoiceName]: SearchFilter<Name>;
};

/** Every part of a search. The parameters, chips and controls, the notes and suggestions all follow from it. */
export const searchFilters: { [Part in SearchPart]: SearchFilter<Part> } = {
  ...choiceFilters,
  destination,
  stay,
  guests,
  hotel,
  sort,
  view,
};

/** In the order of the address, the chips and the panel. */
export const searchParts: SearchPart[] = [...filterNames, 'sort', 'view'];

/** Those in the search form, and those in the panel. */
export const formParts = searchParts.filter((part) => searchFilters[part].Control === 'search-form');
export const panelParts = searchParts.filter((part) => typeof searchFilters[part].Control === 'function');
