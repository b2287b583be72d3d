import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '@wayhouse/contracts/call';
import { countRooms } from '@wayhouse/contracts/calls/room-search-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { asked, type RoomSearch } from '../room-search.js';

export type RoomCounts = AnswerOf<typeof countRooms>;

/** How many rooms each filter option would show. Without an answer the filters work as well. */
export function useRoomCounts(search: RoomSearch): RoomCounts | undefined {
  const api = useApi();
  const filters = asked(search);
  const counts = useQuery({
    queryKey: ['room-counts', filters],
    queryFn: ({ signal }) => api.call(countRooms, filters, { signal }),
    placeholderData: keepPreviousData,
  });
  return counts.data;
}
