import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { countRoomFacets } from '@wayhouse/contracts/calls/room-search-calls';
import type { RoomFacets } from '@wayhouse/contracts/room-filters';
import { useApi } from '@wayhouse/web-kit/api';
import type { PublicApi } from '@wayhouse/web-kit/create-api';
import type { RoomSearch } from '../room-search.js';
import { toRoomFilter } from '../search-params.js';

export function roomFacets(api: PublicApi, search: RoomSearch) {
  const filter = toRoomFilter(search);
  return queryOptions({
    queryKey: ['room-facets', filter],
    queryFn: ({ signal }) => api.call(countRoomFacets, filter, { signal }),
  });
}

/** How many rooms each filter option would show. The filters work without it. */
export const useRoomFacets = (search: RoomSearch): RoomFacets | undefined =>
  useQuery({ ...roomFacets(useApi(), search), placeholderData: keepPreviousData }).data;
