import { useQuery } from '@tanstack/react-query';
import type { Booking } from '@wayhouse/contracts/booking';
import { listOwnBookings } from '@wayhouse/contracts/calls/booking-calls';
import { pageFailures } from '@wayhouse/messages/page-failures';
import { useApi } from '@wayhouse/web-kit/api';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { usePersonId, useSession } from '@wayhouse/web-kit/session';
import { myBookingsKey } from '../../shared/query-keys.js';

const pollingIntervalMs = 1500;

/** The signed-in guest's bookings, polled while `shouldPoll` returns true for them. */
export function useMyBookings(shouldPoll: (bookings: Booking[]) => boolean = never) {
  const api = useApi();
  const { status } = useSession();
  const personId = usePersonId();
  return useQuery({
    queryKey: [...myBookingsKey, personId],
    queryFn: async () => {
      const { bookings } = await api.call(listOwnBookings, {}).catch((error: unknown) => {
        throw isServerMessage(error) ? error : new ApiError(pageFailures.bookingsNotLoaded, 'unreachable', 0);
      });
      return bookings;
    },
    enabled: status === 'signed-in',
    refetchInterval: ({ state }) => (shouldPoll(state.data ?? []) ? pollingIntervalMs : false),
  });
}

const isServerMessage = (error: unknown) =>
  error instanceof ApiError && error.status > 0 && error.code !== 'unexpected';

const never = () => false;
