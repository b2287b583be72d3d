import { useQueries } from '@tanstack/react-query';
import { listRooms } from '@wayhouse/contracts/calls/room-search-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { useCurrency } from '../../../shared/runtime-config.js';
import type { RoomSearch } from '../room-search.js';
import { toRoomFilter } from '../search-params.js';
import { type ActiveFilter, removableFilters } from './active-filters.js';

type Suggestion = ActiveFilter & { total: number };

/** Filters to remove from a search without results, each with the number of rooms found then. Undefined while loading. */
export function useSuggestions(search: RoomSearch): Suggestion[] | undefined {
  const api = useApi();
  const candidates = removableFilters(search, useCurrency());
  return useQueries({
    queries: candidates.map(({ without }) => {
      const wider = toRoomFilter({ ...search, ...without });
      return {
        queryKey: ['room-total', wider],
        queryFn: async () => (await api.call(listRooms, { ...wider, limit: 1 })).total,
      };
    }),
    combine: (totals) =>
      totals.some(({ isPending }) => isPending)
        ? undefined
        : candidates
            .map((candidate, position) => ({ ...candidate, total: totals[position]?.data ?? 0 }))
            .filter(({ total }) => total > 0)
            .filter(({ id }, position, found) => found.findIndex((other) => other.id === id) === position),
  });
}
