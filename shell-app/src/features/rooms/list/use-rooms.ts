import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import { listHotels, listRooms } from '@wayhouse/contracts/calls/room-search-calls';
import type { CallInput } from '@wayhouse/contracts/call';
import type { FoundHotel } from '@wayhouse/contracts/found-hotel';
import type { Room } from '@wayhouse/contracts/room';
import { useApi } from '@wayhouse/web-kit/api';
import type { PublicApi } from '@wayhouse/web-kit/create-api';
import { useEffect } from 'react';
import type { Count, RoomSearch } from '../room-search.js';
import { toRoomFilter } from '../search-params.js';

export const pageSize = 12;
type Page = { limit: number; cursor?: string };

/** A result of a search, as its view has it. */
export type Result = { id: string } & ({ room: Room } | { hotel: FoundHotel });

/**
 * The results of a search after those before a cursor, page by page; the first page has `firstPageSize` of them. `place` is
 * their destination.
 */
export function roomPages(api: PublicApi, search: RoomSearch, cursor: string, firstPageSize: number = pageSize) {
  const { sort, view, destination: place } = search;
  const list = view === 'hotels' ? pageOfHotels : pageOfRooms;
  return infiniteQueryOptions({
    queryKey: ['rooms', search, cursor],
    queryFn: async ({ pageParam, signal }) => ({
      ...(await list(api, { ...toRoomFilter(search), sort, ...pageParam }, signal)),
      ...{ place, view },
    }),
    initialPageParam: { limit: firstPageSize, ...(cursor && { cursor }) } as Page,
    getNextPageParam: ({ nextCursor }): Page | undefined =>
      nextCursor ? { limit: pageSize, cursor: nextCursor } : undefined,
  });
}

type ResultPage = Count & { results: Result[]; nextCursor?: string };
type Asked = CallInput<typeof listRooms>;

async function pageOfRooms(api: PublicApi, asked: Asked, signal: AbortSignal): Promise<ResultPage> {
  const { rooms, ...page } = await api.call(listRooms, asked, { signal });
  return { ...page, results: rooms.map((room): Result => ({ id: room._id, room })) };
}

async function pageOfHotels(api: PublicApi, asked: Asked, signal: AbortSignal): Promise<ResultPage> {
  const { hotels, ...page } = await api.call(listHotels, asked, { signal });
  return { ...page, results: hotels.map((hotel): Result => ({ id: hotel._id, hotel })) };
}

/** The first `expected` results of a search after a cursor, and those after them. While a changed search loads, the previous ones stay. */
export function useRooms(search: RoomSearch, cursor: string, expected: number) {
  const rooms = useInfiniteQuery({
    ...roomPages(useApi(), search, cursor, expected),
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({
      shown: pages.flatMap((page) => page.results),
      view: pages[0]?.view ?? 'rooms',
      count: countOf(pages, !cursor),
      place: pages[0]?.place ?? '',
      nextCursor: pages.at(-1)?.nextCursor,
    }),
  });
  useFetchUntil(expected, rooms);
  return rooms;
}

/** Where all results are loaded, from the first one on, they are counted. */
function countOf(pages: ResultPage[], isFromFirst: boolean): Count {
  const { total = 0, isCapped = false } = pages[0] ?? {};
  const isComplete = isCapped && isFromFirst && !pages.at(-1)?.nextCursor;
  return isComplete ? { total: pages.flatMap(({ results }) => results).length } : { total, isCapped };
}

type PagedRooms = UseInfiniteQueryResult<{ shown: unknown[] }>;

/** The server has rendered the first page only; after a reload there were more. */
function useFetchUntil(expected: number, { data, hasNextPage, isFetching, isError, fetchNextPage }: PagedRooms) {
  const isMissing = data !== undefined && data.shown.length < expected && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isMissing) void fetchNextPage();
  }, [isMissing, fetchNextPage]);
}
