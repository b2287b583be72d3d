import {
  type ChoiceName,
  choiceNames,
  type FeatureName,
  featureNames,
  filterNames,
} from '@wayhouse/contracts/room-filters';
import type { SearchPart } from '../room-search.js';
import { choiceFilter } from './choice-filter.js';
import { featureFilter } from './feature-filter.js';
import { adults, destination, guests, stay } from './form-filters.js';
import { hotel } from './hotel-filter.js';
import type { SearchFilter } from './search-filter.js';
import { sort } from './sort-order.js';
import { view } from './view.js';

const choiceFilters = Object.fromEntries(choiceNames.map((name) => [name, choiceFilter(name)])) as {
  [Name in ChoiceName]: SearchFilter<Name>;
};

const featureFilters = Object.fromEntries(featureNames.map((name) => [name, featureFilter(name)])) as {
  [Name in FeatureName]: SearchFilter<Name>;
};

/** Every part of a search. The parameters, chips and controls, the notes and suggestions all follow from it. */
export const searchFilters: { [Part in SearchPart]: SearchFilter<Part> } = {
  ...choiceFilters,
  ...featureFilters,
  destination,
  stay,
  guests,
  adults,
  hotel,
  sort,
  view,
};

/** In the order of the address. */
export const searchParts: SearchPart[] = [...filterNames, 'sort', 'view'];

const isFeature = (part: SearchPart) => featureNames.some((name) => name === part);
/** In the order of the panel and the chips: long lists are below the sort order, those that are easiest to do without first. */
const inPanelOrder = [...searchParts.filter((part) => !isFeature(part)), ...featureNames.toReversed()];

/** Those in the search form, and those in the panel. */
export const formParts = searchParts.filter((part) => searchFilters[part].Control === 'search-form');
export const panelParts = inPanelOrder.filter((part) => typeof searchFilters[part].Control === 'function');
