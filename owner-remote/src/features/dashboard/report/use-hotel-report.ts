import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { showHotelReport } from '@wayhouse/contracts/calls/dashboard-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { useChosenHotel } from '../../../shared/chosen-hotel.js';
import { shouldRetry } from '../should-retry.js';
import type { PeriodChoice } from '../period/use-period.js';

export const hotelReportKey = 'hotel-report';

/** The report of a period; while it loads, the previous one stays. */
export function useHotelReport(choice: PeriodChoice, refetchInterval: number | false) {
  const api = useApi();
  const hotel = useChosenHotel();
  return useQuery({
    queryKey: [hotelReportKey, hotel, choice],
    staleTime: 0,
    refetchInterval,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await api.call(showHotelReport, { hotel, ...choice }, { signal })).report,
    retry: shouldRetry,
  });
}
