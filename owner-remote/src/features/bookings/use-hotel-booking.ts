import { useQuery, useQueryClient } from '@tanstack/react-query';
import { watchHotelBookings } from '@wayhouse/contracts/calls/dashboard-calls';
import { showHotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { useLive } from '@wayhouse/web-kit/use-live';
import { lookAgain } from '../../shared/polling-interval.js';

export const hotelBookingKey = (id: string) => ['hotel-booking', id];

/** Every change to the booking has it read again: a payment or a refund is told by Stripe, whoever is looking. */
export function useHotelBooking(id: string) {
  const api = useApi();
  const cache = useQueryClient();
  const queryKey = hotelBookingKey(id);
  const readAgain = () => void cache.invalidateQueries({ queryKey });
  const connection = useLive(
    watchHotelBookings,
    {},
    { opened: readAgain, heard: ({ bookingId }) => bookingId === id && readAgain() },
  );
  return useQuery({
    queryKey,
    staleTime: 0,
    refetchInterval: lookAgain(connection),
    queryFn: ({ signal }) => api.call(showHotelBooking, { id }, { signal }),
  });
}
