import type { RoomFilter } from '@wayhouse/contracts/room-filters';
import { type Params, writeParams } from '../../shared/write-params.js';
import { searchFilters, searchParts } from './filters/search-filters.js';
import type { RoomSearch, SearchPart } from './room-search.js';

const without = (parts: SearchPart[]) =>
  Object.assign({}, ...parts.map((part) => searchFilters[part].none)) as Partial<RoomSearch>;

const noSearch = without(searchParts) as RoomSearch;
const noFormFields = without(searchParts.filter((part) => !searchFilters[part].Control));

/** The change that CLEAR makes: the search form keeps its destination, dates and guests. */
export const noFilters = without(searchParts.filter((part) => searchFilters[part].Control));

/** The search in an address. What it does not understand and dates in the past are ignored. */
export const readRoomSearch = (query: URLSearchParams): RoomSearch =>
  Object.assign({}, ...searchParts.map((part) => searchFilters[part].read(query))) as RoomSearch;

/** The search as query parameters; what is not chosen is left out. */
export const writeRoomSearch = (search: RoomSearch) => new URLSearchParams(writeParams(search, noSearch));

/** The parameters that a new search from the form keeps. */
export const writeFilters = (search: RoomSearch): Params => writeParams({ ...search, ...noFormFields }, noSearch);

/** Whether CLEAR changes anything. */
export const hasFilters = (search: RoomSearch): boolean => Object.keys(writeFilters(search)).length > 0;

/** What the server is asked. The order is not a filter. */
export function toRoomFilter(search: RoomSearch): RoomFilter {
  const chosen = Object.keys(writeParams(search, noSearch)).filter((field) => field !== 'sort');
  return Object.fromEntries(chosen.map((field) => [field, search[field as keyof RoomSearch]]));
}
