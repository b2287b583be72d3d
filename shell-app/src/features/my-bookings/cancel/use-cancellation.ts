import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Booking } from '@wayhouse/contracts/booking';
import { cancelBooking, showCancellation } from '@wayhouse/contracts/calls/booking-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { myBookingsKey } from '../../../shared/query-keys.js';

/** What cancelling costs now, and the cancelling itself at the cost the guest has seen. */
export function useCancellation({ _id: bookingId }: Booking, onCancelled: (bookingId: string) => void) {
  const api = useApi();
  const cache = useQueryClient();
  const cost = useQuery({
    queryKey: ['cancellation', bookingId],
    queryFn: () => api.call(showCancellation, { id: bookingId }),
    // The cost depends on the hour, so what was said before does not count.
    staleTime: 0,
    gcTime: 0,
  });
  const cancel = useMutation({
    mutationFn: (charge: number) => api.call(cancelBooking, { bookingId, charge }),
    onSuccess: ({ booking }) => {
      cache.setQueriesData<Booking[]>({ queryKey: myBookingsKey }, (all) =>
        all?.map((each) => (each._id === bookingId ? booking : each)),
      );
      // The nights are free again, so whatever was read of rooms is read anew where it is shown next.
      void cache.invalidateQueries({ refetchType: 'none' });
    },
    onError: (error) => {
      if (isNewCost(error)) void cost.refetch();
    },
  });
  const error = cancel.error ?? cost.error;
  const isCostChanging = isNewCost(cancel.error) && cost.isFetching;
  return {
    cost: cost.data,
    error,
    isCancelling: cancel.isPending,
    isBusy: cancel.isPending || isCostChanging,
    /** What was agreed to could not be done, and can be tried again as it is. */
    hasFailed: cancel.isError && !isNewCost(cancel.error),
    /** The rules say no, so that trying again cannot help. */
    isRefused: isRefusal(error),
    isLoading: cost.isFetching,
    reload: () => void cost.refetch(),
    // Who has left the page by then is not taken back to it.
    confirm: () => cost.data && cancel.mutate(cost.data.charge, { onSuccess: () => onCancelled(bookingId) }),
  };
}

const isNewCost = (error: Error | null) => error instanceof ApiError && error.code === 'terms-changed';

const isRefusal = (error: Error | null) =>
  error instanceof ApiError && ['rule-broken', 'not-found', 'not-allowed'].includes(error.code);
