import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelByOwner, type HotelBooking, markPaid } from '@wayhouse/contracts/calls/owner-booking-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { hotelBookingKey } from './use-hotel-booking.js';

/** What an owner does with a booking. Its answer is the booking as it is by then, and so is what follows a refusal. */
export function useDealWithBooking(bookingId: string, onDone: () => void) {
  const api = useApi();
  const cache = useQueryClient();
  const queryKey = hotelBookingKey(bookingId);
  const change = {
    onSuccess: ({ message: _, ...booking }: HotelBooking & { message: string }) => {
      cache.setQueryData<HotelBooking>(queryKey, booking);
      onDone();
    },
    onError: () => cache.invalidateQueries({ queryKey }),
  };
  return {
    markPaid: useMutation({ ...change, mutationFn: (amount: number) => api.call(markPaid, { bookingId, amount }) }),
    cancel: useMutation({ ...change, mutationFn: () => api.call(cancelByOwner, { bookingId }) }),
  };
}
