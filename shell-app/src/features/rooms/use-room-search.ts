import { useSearchParams } from 'react-router-dom';
import { readRoomSearch, type RoomSearch, writeRoomSearch } from './room-search.js';

/** The search as the address has it, and a way to change it that Back undoes. */
export function useRoomSearch(): [RoomSearch, (change: Partial<RoomSearch>) => void] {
  const [query, setQuery] = useSearchParams();
  const search = readRoomSearch(query);
  return [search, (change) => setQuery(writeRoomSearch({ ...search, ...change }))];
}
