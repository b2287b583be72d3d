import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { listRooms } from '@wayhouse/contracts/calls/room-search-calls';
import { useApi } from '@wayhouse/web-kit/api';
import type { RoomSearch } from '../room-search.js';
import { toRoomFilter } from '../search-params.js';

export const pageSize = 12;
type Page = { limit: number; cursor?: string };

/**
 * The rooms of a search, page by page; the first page has `firstPageSize` of them. While a changed search loads, the
 * previous rooms stay, with their destination (`place`).
 */
export function useRooms(search: RoomSearch, firstPageSize: number) {
  const api = useApi();
  const { sort, destination: place } = search;
  return useInfiniteQuery({
    queryKey: ['rooms', search],
    queryFn: async ({ pageParam, signal }) => ({
      ...(await api.call(listRooms, { ...toRoomFilter(search), sort, ...pageParam }, { signal })),
      place,
    }),
    initialPageParam: { limit: firstPageSize } as Page,
    getNextPageParam: ({ nextCursor }): Page | undefined =>
      nextCursor ? { limit: pageSize, cursor: nextCursor } : undefined,
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({
      rooms: pages.flatMap((page) => page.rooms),
      total: pages[0]?.total ?? 0,
      place: pages[0]?.place ?? '',
    }),
  });
}
