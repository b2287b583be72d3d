import { useInfiniteQuery } from '@tanstack/react-query';
import { showHotelBookings } from '@wayhouse/contracts/calls/dashboard-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { useChosenHotel } from '../../../shared/chosen-hotel.js';
import { shouldRetry } from '../should-retry.js';

export const hotelBookingsKey = 'hotel-bookings';
const pageSize = 8;

/** Newest first, one page at a time. */
export function useHotelBookings(refetchInterval: number | false) {
  const api = useApi();
  const hotel = useChosenHotel();
  return useInfiniteQuery({
    queryKey: [hotelBookingsKey, hotel],
    staleTime: 0,
    refetchInterval,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: after, signal }) =>
      (await api.call(showHotelBookings, { hotel, limit: pageSize, after }, { signal })).dashboardData,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ bookings }) => bookings),
    retry: shouldRetry,
  });
}
