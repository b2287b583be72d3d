import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallResponse } from '@wayhouse/contracts/call';
import { countRoomFacets } from '@wayhouse/contracts/calls/room-search-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { asked, type RoomSearch } from '../room-search.js';

export type RoomFacets = CallResponse<typeof countRoomFacets>;

/** How many rooms each filter option would show. The filters work without it. */
export function useRoomFacets(search: RoomSearch): RoomFacets | undefined {
  const api = useApi();
  const filters = asked(search);
  const facets = useQuery({
    queryKey: ['room-counts', filters],
    queryFn: ({ signal }) => api.call(countRoomFacets, filters, { signal }),
    placeholderData: keepPreviousData,
  });
  return facets.data;
}
