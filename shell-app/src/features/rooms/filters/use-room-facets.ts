import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { countRoomFacets } from '@wayhouse/contracts/calls/room-search-calls';
import type { RoomFacets } from '@wayhouse/contracts/room-filters';
import { useApi } from '@wayhouse/web-kit/api';
import type { RoomSearch } from '../room-search.js';
import { toRoomFilter } from '../search-params.js';

/** How many rooms each filter option would show. The filters work without it. */
export function useRoomFacets(search: RoomSearch): RoomFacets | undefined {
  const api = useApi();
  const filter = toRoomFilter(search);
  const facets = useQuery({
    queryKey: ['room-facets', filter],
    queryFn: ({ signal }) => api.call(countRoomFacets, filter, { signal }),
    placeholderData: keepPreviousData,
  });
  return facets.data;
}
