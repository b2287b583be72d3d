import { useQuery, useQueryClient } from '@tanstack/react-query';
import { showHotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { hotelBookingKey } from '../../shared/hotel-booking-key.js';
import { pollingInterval } from '../../shared/polling-interval.js';
import { useHotelStream } from '../../shared/use-hotel-stream.js';

export const conversationKey = (id: string) => ['conversation', id];

/** Refetched on every change: payments and refunds arrive from Stripe at any time. */
export function useHotelBooking(id: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const queryKey = hotelBookingKey(id);
  const invalidate = () => void queryClient.invalidateQueries({ queryKey });
  const invalidateMessages = () => void queryClient.invalidateQueries({ queryKey: conversationKey(id) });
  const connection = useHotelStream({
    onOpen() {
      invalidate();
      invalidateMessages();
    },
    onEvent({ bookingId, type }) {
      if (bookingId === id) (type === 'messages-changed' ? invalidateMessages : invalidate)();
    },
  });
  return useQuery({
    queryKey,
    staleTime: 0,
    refetchInterval: pollingInterval(connection),
    queryFn: ({ signal }) => api.call(showHotelBooking, { id }, { signal }),
  });
}
