import { useQueries } from '@tanstack/react-query';
import { listRooms } from '@wayhouse/contracts/calls/room-search-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { useCurrency } from '../../../shared/runtime-config.js';
import type { Count, RoomSearch } from '../room-search.js';
import { toRoomFilter } from '../search-params.js';
import { type ActiveFilter, removableFilters } from './active-filters.js';

type Suggestion = ActiveFilter & { count: Count | undefined };

/**
 * Filters to remove from a search without results, each with the number of rooms found then, unless that did not load. Undefined while
 * loading.
 */
export function useSuggestions(search: RoomSearch): Suggestion[] | undefined {
  const api = useApi();
  const candidates = removableFilters(search, useCurrency());
  return useQueries({
    queries: candidates.map(({ without }) => {
      const wider = toRoomFilter({ ...search, ...without });
      return {
        queryKey: ['room-total', wider],
        queryFn: async (): Promise<Count> => {
          const { total, isCapped } = await api.call(listRooms, { ...wider, limit: 1 });
          return { total, isCapped };
        },
      };
    }),
    combine: (counts) =>
      counts.some(({ isPending }) => isPending)
        ? undefined
        : candidates
            .map((candidate, position) => ({ ...candidate, count: counts[position]?.data }))
            .filter(({ count }) => count?.total !== 0)
            .filter(({ id }, position, found) => found.findIndex((other) => other.id === id) === position),
  });
}
