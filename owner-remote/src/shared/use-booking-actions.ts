import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '@wayhouse/contracts/call';
import { recordPayment, takeBackPayment } from '@wayhouse/contracts/calls/desk-payment-calls';
import { cancelByOwner, type HotelBooking, recordNoShow } from '@wayhouse/contracts/calls/owner-booking-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { hotelBookingKey } from './hotel-booking-key.js';
import { useShowBooking } from './use-show-booking.js';

/** With what the hotel hands back, as it is shown. */
type Ending = { key: string; handBack: number };

/** The mutations of a booking. Each response contains the updated booking; an error refetches it. */
export function useBookingActions(bookingId: string, onDone: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const show = useShowBooking();
  const queryKey = hotelBookingKey(bookingId);
  const mutationOptions = {
    onSuccess: async ({ message: _, ...booking }: HotelBooking & { message: string }) => {
      await show(booking);
      onDone();
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  };
  return {
    recordPayment: useMutation({
      ...mutationOptions,
      mutationFn: (payment: Omit<CallInput<typeof recordPayment>, 'bookingId'>) =>
        api.call(recordPayment, { bookingId, ...payment }),
    }),
    takeBack: useMutation({
      ...mutationOptions,
      mutationFn: (paymentId: string) => api.call(takeBackPayment, { bookingId, paymentId }),
    }),
    noShow: useMutation({
      ...mutationOptions,
      mutationFn: (form: Ending) => api.call(recordNoShow, { bookingId, ...form }),
    }),
    cancel: useMutation({
      ...mutationOptions,
      mutationFn: (form: Ending) => api.call(cancelByOwner, { bookingId, ...form }),
    }),
  };
}
