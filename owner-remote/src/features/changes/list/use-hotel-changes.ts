import { useInfiniteQuery } from '@tanstack/react-query';
import { listRecordedChanges } from '@wayhouse/contracts/calls/recorded-change-calls';
import { useApi } from '@wayhouse/web-kit/api';

/** Newest first, one page at a time. */
export function useHotelChanges(hotelId: string) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ['hotel-changes', hotelId],
    staleTime: 0,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: after, signal }) => api.call(listRecordedChanges, { id: hotelId, after }, { signal }),
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ changes }) => changes),
  });
}
