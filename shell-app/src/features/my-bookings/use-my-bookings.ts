import { useQuery } from '@tanstack/react-query';
import { listOwnBookings } from '@wayhouse/contracts/calls/booking-calls';
import { messages } from '@wayhouse/contracts/messages';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { useApi } from '@wayhouse/web-kit/api';
import { useSession } from '@wayhouse/web-kit/session';

const askAgainAfter = 1500;

/** The guest's bookings. As long as `isWaiting` says so they are asked for again and again. */
export function useMyBookings(isWaiting: (paid: (id: string) => boolean) => boolean) {
  const api = useApi();
  const { status, user } = useSession();
  return useQuery({
    queryKey: ['my-bookings', user?.id],
    queryFn: async () => {
      const { bookings } = await api.call(listOwnBookings, {}).catch((error: unknown) => {
        throw error instanceof ApiError && error.status
          ? error
          : new ApiError(messages.bookingsFailed, 'unreachable', 0);
      });
      return bookings;
    },
    enabled: status === 'signed-in',
    refetchInterval: ({ state }) => {
      const isPaid = (id: string) => state.data?.some((booking) => booking._id === id && booking.isPaid) ?? false;
      return isWaiting(isPaid) ? askAgainAfter : false;
    },
  });
}
