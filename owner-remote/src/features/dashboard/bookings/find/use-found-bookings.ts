import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { findHotelBookings } from '@wayhouse/contracts/calls/dashboard-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { useChosenHotel } from '../../../../shared/chosen-hotel.js';
import { hotelBookingsKey } from '../use-hotel-bookings.js';
import { shouldRetry } from '../../should-retry.js';

/** Asks anew when a booking changes. */
export function useFoundBookings(text: string, day: string, refetchInterval: number | false) {
  const api = useApi();
  const hotel = useChosenHotel();
  return useQuery({
    queryKey: [hotelBookingsKey, hotel, 'found', text, day],
    queryFn: ({ signal }) =>
      api.call(findHotelBookings, { hotel, ...(text && { text }), ...(day && { day }) }, { signal }),
    staleTime: 0,
    refetchInterval,
    placeholderData: keepPreviousData,
    retry: shouldRetry,
    meta: { quiet: isFieldError },
  });
}

/** What is typed is refused beside its field. */
export const isFieldError = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.field !== undefined;
