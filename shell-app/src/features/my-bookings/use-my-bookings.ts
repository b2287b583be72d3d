import { useQuery } from '@tanstack/react-query';
import type { Booking } from '@wayhouse/contracts/booking';
import { listOwnBookings } from '@wayhouse/contracts/calls/booking-calls';
import { messages } from '@wayhouse/contracts/messages';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { useApi } from '@wayhouse/web-kit/api';
import { useSession } from '@wayhouse/web-kit/session';
import { myBookingsKey } from '../../shared/query-keys.js';

const askAgainAfter = 1500;

/** The guest's bookings. As long as news of them is awaited they are asked for again and again. */
export function useMyBookings(isNewsAwaited: (bookings: Booking[]) => boolean = never) {
  const api = useApi();
  const { status, user } = useSession();
  return useQuery({
    queryKey: [...myBookingsKey, user?.id],
    queryFn: async () => {
      const { bookings } = await api.call(listOwnBookings, {}).catch((error: unknown) => {
        throw hasServersWords(error) ? error : new ApiError(messages.bookingsFailed, 'unreachable', 0);
      });
      return bookings;
    },
    enabled: status === 'signed-in',
    refetchInterval: ({ state }) => (isNewsAwaited(state.data ?? []) ? askAgainAfter : false),
  });
}

const hasServersWords = (error: unknown) =>
  error instanceof ApiError && error.status > 0 && error.message !== messages.unexpected;

const never = () => false;
