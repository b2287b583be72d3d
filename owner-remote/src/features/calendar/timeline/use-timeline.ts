import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallResponse } from '@wayhouse/contracts/call';
import { moveStay, showTimeline } from '@wayhouse/contracts/calls/timeline-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { useChosenHotel } from '../../../shared/chosen-hotel.js';
import { pollingInterval } from '../../../shared/polling-interval.js';
import { useHotelStream } from '../../../shared/use-hotel-stream.js';
import type { Nights } from '../nights.js';

export type TimelineData = CallResponse<typeof showTimeline>;
export type TimelineStay = TimelineData['stays'][number];
export type TimelineBlock = TimelineData['blocked'][number];

export const timelineKey = 'timeline';

/** Read again after every change to a booking of the hotel. `connection` is the state of the connection that reports them. */
export function useTimeline({ from, to }: Nights) {
  const api = useApi();
  const hotel = useChosenHotel();
  const queryClient = useQueryClient();
  const invalidate = () => void queryClient.invalidateQueries({ queryKey: [timelineKey] });
  const connection = useHotelStream({ onOpen: invalidate, onEvent: invalidate });
  const refetchInterval = pollingInterval(connection);
  const query = useQuery({
    queryKey: [timelineKey, hotel, from, to],
    staleTime: 0,
    refetchInterval,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => ({ ...(await api.call(showTimeline, { hotel, from, to }, { signal })), from, to }),
  });
  return { ...query, connection, refetchInterval };
}

/** Moves a stay to another unit; an error is for the caller to show. */
export function useMoveStay(onDone: () => void) {
  const api = useApi();
  const { toast } = useHost();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (move: { bookingId: string; unit: number }) => api.call(moveStay, move),
    onSuccess: ({ message }) => {
      toast.success(message);
      onDone();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [timelineKey] }),
  });
}
