import { useToday } from '@wayhouse/web-kit/page-clock';
import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { RoomSearch } from './room-search.js';
import { readRoomSearch, writeRoomSearch } from './search-params.js';

/**
 * The search in the address, and a function to change it that Back undoes. The router applies a new address with a
 * delay, so the change shows optimistically, and a further change builds on it.
 */
export function useRoomSearch(): [RoomSearch, (change: Partial<RoomSearch>) => void] {
  // Dates in the past are ignored.
  useToday();
  const [query, setQuery] = useSearchParams();
  const [search, setOptimisticSearch] = useOptimistic(readRoomSearch(query));
  return [
    search,
    (change) =>
      startTransition(() => {
        const next = { ...search, ...change };
        setOptimisticSearch(next);
        setQuery(writeRoomSearch(next));
      }),
  ];
}
