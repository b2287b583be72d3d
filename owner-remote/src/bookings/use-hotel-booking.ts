import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  cancelByOwner,
  type HotelBooking,
  markPaid,
  showHotelBooking,
} from '@wayhouse/contracts/calls/owner-booking-calls';
import { useApi } from '@wayhouse/web-kit/api';

const keyOf = (id: string) => ['hotel-booking', id];

/** It is asked again and again: a payment or a refund is told by Stripe, whoever is looking. */
export function useHotelBooking(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: keyOf(id),
    staleTime: 0,
    refetchInterval: 10_000,
    queryFn: ({ signal }) => api.call(showHotelBooking, { id }, { signal }),
  });
}

/** What an owner does with a booking. Its answer is the booking as it is by then, and so is what follows a refusal. */
export function useDealWithBooking(bookingId: string, onDone: () => void) {
  const api = useApi();
  const cache = useQueryClient();
  const change = {
    onSuccess: ({ message: _, ...booking }: HotelBooking & { message: string }) => {
      cache.setQueryData<HotelBooking>(keyOf(bookingId), booking);
      void cache.invalidateQueries({ queryKey: ['hotel-bookings'] });
      onDone();
    },
    onError: () => cache.invalidateQueries({ queryKey: keyOf(bookingId) }),
  };
  return {
    markPaid: useMutation({ ...change, mutationFn: (amount: number) => api.call(markPaid, { bookingId, amount }) }),
    cancel: useMutation({ ...change, mutationFn: () => api.call(cancelByOwner, { bookingId }) }),
  };
}
