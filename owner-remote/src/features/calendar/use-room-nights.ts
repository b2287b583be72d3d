import { useQuery } from '@tanstack/react-query';
import { showRoomCalendar } from '@wayhouse/contracts/calls/room-calendar-calls';
import { monthBegin } from '@wayhouse/contracts/period';
import { addDays } from '@wayhouse/contracts/stay';
import { useApi } from '@wayhouse/web-kit/api';
import type { KnownNights, Nights } from './nights.js';

export const roomNightsKey = 'room-nights';

/** The room's nights of the period and of a month on both sides, so that turning to the next shows it at once. */
export function useRoomNights(id: string, { from, to }: Nights, refetchInterval: number | false) {
  const api = useApi();
  const asked = { from: monthBegin(from, -1), to: monthBegin(addDays(to, -1), 2) };
  return useQuery({
    queryKey: [roomNightsKey, id, asked],
    staleTime: 0,
    refetchInterval,
    placeholderData: (last: KnownNights | undefined, query) => (query?.queryKey[1] === id ? last : undefined),
    queryFn: async ({ signal }): Promise<KnownNights> => ({
      ...(await api.call(showRoomCalendar, { id, ...asked }, { signal })),
      ...asked,
    }),
  });
}
