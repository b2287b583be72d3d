import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Booking } from '@wayhouse/contracts/booking';
import { cancelBooking, showCancellation } from '@wayhouse/contracts/calls/booking-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { myBookingsKey } from '../../../shared/query-keys.js';

/** The current cost of cancelling, and the cancellation itself, at the charge the guest has agreed to. */
export function useCancellation({ _id: bookingId }: Booking, onCancelled: (bookingId: string) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const cost = useQuery({
    queryKey: ['cancellation', bookingId],
    queryFn: () => api.call(showCancellation, { id: bookingId }),
    // The cost changes with time, so it is never read from the cache.
    staleTime: 0,
    gcTime: 0,
  });
  const cancel = useMutation({
    mutationFn: (charge: number) => api.call(cancelBooking, { bookingId, charge }),
    onSuccess: ({ booking }) => {
      queryClient.setQueriesData<Booking[]>({ queryKey: myBookingsKey }, (all) =>
        all?.map((each) => (each._id === bookingId ? booking : each)),
      );
      // The nights are free again, so every cached list of rooms is stale.
      void queryClient.invalidateQueries({ refetchType: 'none' });
    },
    onError: (error) => {
      if (hasCostChanged(error)) void cost.refetch();
    },
  });
  const error = cancel.error ?? cost.error;
  const isReloadingCost = hasCostChanged(cancel.error) && cost.isFetching;
  return {
    cost: cost.data,
    error,
    isCancelling: cancel.isPending,
    isBusy: cancel.isPending || isReloadingCost,
    /** The request failed and can be retried unchanged. */
    hasFailed: cancel.isError && !hasCostChanged(cancel.error),
    /** A rule forbids it, so a retry cannot help. */
    isRefused: isRuleViolation(error),
    isLoading: cost.isFetching,
    reload: () => void cost.refetch(),
    // A callback of `mutate` is skipped after unmount, so a guest who has left the page is not brought back.
    confirm: () => cost.data && cancel.mutate(cost.data.charge, { onSuccess: () => onCancelled(bookingId) }),
  };
}

const hasCostChanged = (error: Error | null) => error instanceof ApiError && error.code === 'terms-changed';

const isRuleViolation = (error: Error | null) =>
  error instanceof ApiError && ['rule-broken', 'not-found', 'not-allowed'].includes(error.code);
