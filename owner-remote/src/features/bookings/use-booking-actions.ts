import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  cancelByOwner,
  type HotelBooking,
  markPaid,
  recordNoShow,
} from '@wayhouse/contracts/calls/owner-booking-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { hotelBookingKey } from './use-hotel-booking.js';

/** The mutations of a booking. Each response contains the updated booking; an error refetches it. */
export function useBookingActions(bookingId: string, onDone: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const queryKey = hotelBookingKey(bookingId);
  const mutationOptions = {
    onSuccess: ({ message: _, ...booking }: HotelBooking & { message: string }) => {
      queryClient.setQueryData<HotelBooking>(queryKey, booking);
      onDone();
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  };
  return {
    markPaid: useMutation({
      ...mutationOptions,
      mutationFn: (payment: { amount: number; note?: string; key: string }) =>
        api.call(markPaid, { bookingId, ...payment }),
    }),
    noShow: useMutation({ ...mutationOptions, mutationFn: () => api.call(recordNoShow, { bookingId }) }),
    cancel: useMutation({ ...mutationOptions, mutationFn: () => api.call(cancelByOwner, { bookingId }) }),
  };
}
