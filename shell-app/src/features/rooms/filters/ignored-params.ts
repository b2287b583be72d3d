import { readRoomSearch } from '../search-params.js';
import { searchFilters, searchParts } from './search-filters.js';

/** Names what an address asks for and cannot have: unknown values, and dates in the past. */
export function formatIgnoredParams(query: URLSearchParams): string[] {
  const search = readRoomSearch(query);
  return searchParts.flatMap((part) => searchFilters[part].formatIgnored(query, search) ?? []);
}
