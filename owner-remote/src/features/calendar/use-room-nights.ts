import { useQuery } from '@tanstack/react-query';
import { showRoomCalendar } from '@wayhouse/contracts/calls/room-calendar-calls';
import { startOfMonth } from '@wayhouse/domain/period';
import { addDays } from '@wayhouse/domain/stay';
import { useApi } from '@wayhouse/web-kit/api';
import type { LoadedNights, Nights } from './nights.js';

export const roomNightsKey = 'room-nights';

/** Loads the period and a month on either side, so that the next view is shown at once. */
export function useRoomNights(id: string, { from, to }: Nights, refetchInterval: number | false) {
  const api = useApi();
  const range = { from: startOfMonth(from, -1), to: startOfMonth(addDays(to, -1), 2) };
  return useQuery({
    queryKey: [roomNightsKey, id, range],
    staleTime: 0,
    refetchInterval,
    placeholderData: (last: LoadedNights | undefined, query) => (query?.queryKey[1] === id ? last : undefined),
    queryFn: async ({ signal }): Promise<LoadedNights> => ({
      ...(await api.call(showRoomCalendar, { id, ...range }, { signal })),
      ...range,
    }),
  });
}
