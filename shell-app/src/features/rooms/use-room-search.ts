import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readRoomSearch, type RoomSearch, writeRoomSearch } from './room-search.js';

/**
 * The search as the address has it, and a way to change it that Back undoes. The router takes its time with a new
 * address; a choice shows at once all the same, and the next one builds on it.
 */
export function useRoomSearch(): [RoomSearch, (change: Partial<RoomSearch>) => void] {
  const [query, setQuery] = useSearchParams();
  const [search, choose] = useOptimistic(readRoomSearch(query));
  return [
    search,
    (change) =>
      startTransition(() => {
        const next = { ...search, ...change };
        choose(next);
        setQuery(writeRoomSearch(next));
      }),
  ];
}
