import { roomsPath } from '@wayhouse/contracts/paths';
import type { RoomFilter } from '@wayhouse/contracts/room-filters';
import { type Params, writeParams } from '../../shared/write-params.js';
import { readParam } from './filters/read-param.js';
import { formParts, panelParts, searchFilters, searchParts } from './filters/search-filters.js';
import type { RoomSearch, SearchPart } from './room-search.js';

const without = (parts: SearchPart[]) =>
  Object.assign({}, ...parts.map((part) => searchFilters[part].none)) as Partial<RoomSearch>;

const noSearch = without(searchParts) as RoomSearch;
const noFormFields = without(formParts);

/** The change that CLEAR makes: the search form keeps its destination, dates and guests. */
export const noFilters = without(panelParts);

/** The search in an address. What it does not understand and dates in the past are ignored. */
export const readRoomSearch = (query: URLSearchParams): RoomSearch =>
  Object.assign({}, ...searchParts.map((part) => searchFilters[part].read(query))) as RoomSearch;

/** The search as query parameters; what is not chosen is left out. */
export const writeRoomSearch = (search: RoomSearch) => new URLSearchParams(writeParams(search, noSearch));

/** The parameters that a new search from the form keeps. */
export const writeFilters = (search: RoomSearch): Params => writeParams({ ...search, ...noFormFields }, noSearch);

/** The parameters that other filters keep: those of the search form and of the switch. */
export const writeOtherFields = (search: RoomSearch): Params => writeParams({ ...search, ...noFilters }, noSearch);

/** Whether CLEAR changes anything. */
export const hasFilters = (search: RoomSearch): boolean =>
  Object.keys(writeParams(search, { ...search, ...noFilters })).length > 0;

/** Where the list begins without scripts: after the rooms of the page before. */
export const readCursor = (query: URLSearchParams): string => readParam(query, 'after');

/** The address of the list after a cursor, or of its beginning. */
export const roomsPageHref = (search: RoomSearch, cursor = ''): string =>
  roomsPath({ ...writeParams(search, noSearch), after: cursor });

/** What the server is asked. Neither the order nor the switch is a filter. */
export function toRoomFilter(search: RoomSearch): RoomFilter {
  const chosen = Object.keys(writeParams(search, noSearch)).filter((field) => field !== 'sort' && field !== 'view');
  return Object.fromEntries(chosen.map((field) => [field, search[field as keyof RoomSearch]]));
}
