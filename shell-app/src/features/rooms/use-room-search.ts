import { useToday } from '@wayhouse/web-kit/page-clock';
import { useChosenQuery } from '../../shared/use-chosen-query.js';
import type { RoomSearch } from './room-search.js';
import { readRoomSearch, writeRoomSearch } from './search-params.js';

/** The search in the address, and a function to change it that Back undoes. */
export function useRoomSearch(): [RoomSearch, (change: Partial<RoomSearch>) => void] {
  // Dates in the past are ignored.
  useToday();
  const [search, setSearch] = useChosenQuery(readRoomSearch, writeRoomSearch);
  return [search, (change) => setSearch({ ...search, ...change })];
}
