import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { listRooms } from '@wayhouse/contracts/calls/room-search-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { asked, type RoomSearch } from '../room-search.js';

export const pageSize = 12;
type Page = { limit: number; cursor?: string };

/**
 * The rooms a search finds, page by page; the first page brings `first` of them. While a changed search is on its way the
 * previous rooms stay, with the place they are in.
 */
export function useRooms(search: RoomSearch, first: number) {
  const api = useApi();
  const { sort, destination: place } = search;
  return useInfiniteQuery({
    queryKey: ['rooms', search],
    queryFn: async ({ pageParam, signal }) => ({
      ...(await api.call(listRooms, { ...asked(search), sort, ...pageParam }, { signal })),
      place,
    }),
    initialPageParam: { limit: first } as Page,
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
