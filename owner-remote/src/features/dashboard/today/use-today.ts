import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { showHotelToday } from '@wayhouse/contracts/calls/dashboard-calls';
import type { DayGroup } from '@wayhouse/domain/day-groups';
import { useApi } from '@wayhouse/web-kit/api';
import { useChosenHotel } from '../../../shared/chosen-hotel.js';
import { shouldRetry } from '../should-retry.js';

export const hotelTodayKey = 'hotel-today';

/**
 * The hotel’s day, with the bookings of `group`; while another group loads, the counts stay. Midnight changes no booking: the
 * next day comes when the event stream opens anew, every few minutes.
 */
export function useToday(group: DayGroup | undefined, refetchInterval: number | false) {
  const api = useApi();
  const hotel = useChosenHotel();
  return useQuery({
    queryKey: [hotelTodayKey, hotel, group],
    staleTime: 0,
    refetchInterval,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await api.call(showHotelToday, { hotel, group }, { signal })).today,
    retry: shouldRetry,
  });
}
