import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { showHotelFigures } from '@wayhouse/contracts/calls/dashboard-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { mayPass } from '../should-retry.js';
import type { PeriodChoice } from '../period/use-period.js';

export const hotelFiguresKey = 'hotel-figures';

/** The figures of a period; those of the period before stay until they are there. */
export function useHotelFigures(choice: PeriodChoice, refetchInterval: number | false) {
  const api = useApi();
  return useQuery({
    queryKey: [hotelFiguresKey, choice],
    staleTime: 0,
    refetchInterval,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await api.call(showHotelFigures, choice, { signal })).figures,
    retry: mayPass,
  });
}
