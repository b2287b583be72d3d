import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { listRooms } from '@wayhouse/contracts/calls/list-rooms';
import { useApi } from '@wayhouse/web-kit/api';
import type { RoomSearch } from './room-search.js';

const pageSize = 12;

/** The rooms a search finds, page by page. While a changed search is on its way the previous rooms stay. */
export function useRooms(search: RoomSearch) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ['rooms', search],
    queryFn: ({ pageParam, signal }) =>
      api.call(
        listRooms,
        {
          ...search,
          checkIn: search.checkIn || undefined,
          checkOut: search.checkOut || undefined,
          roomType: search.roomType.join(','),
          price: search.price.join(','),
          cursor: pageParam,
          limit: pageSize,
        },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({ rooms: pages.flatMap((page) => page.rooms), total: pages[0]?.total }),
  });
}
