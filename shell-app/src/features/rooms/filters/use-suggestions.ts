import { useQueries } from '@tanstack/react-query';
import { listRooms } from '@wayhouse/contracts/calls/room-search-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { type ActiveFilter, waysOut } from './active-filters.js';
import { asked, type RoomSearch } from '../room-search.js';

type WayOut = ActiveFilter & { total: number };

/** What to take away from a search that finds nothing, and how many rooms it would then find. Undefined while asking. */
export function useWaysOut(search: RoomSearch): WayOut[] | undefined {
  const api = useApi();
  const ways = waysOut(search);
  return useQueries({
    queries: ways.map(({ without }) => {
      const wider = asked({ ...search, ...without });
      return {
        queryKey: ['room-total', wider],
        queryFn: async () => (await api.call(listRooms, { ...wider, limit: 1 })).total,
      };
    }),
    combine: (totals) =>
      totals.some(({ isPending }) => isPending)
        ? undefined
        : ways.map((way, at) => ({ ...way, total: totals[at]?.data ?? 0 })).filter(({ total }) => total > 0),
  });
}
