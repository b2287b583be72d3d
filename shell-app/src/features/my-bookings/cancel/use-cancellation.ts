import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import type { Booking } from '@wayhouse/contracts/booking';
import type { CallResponse } from '@wayhouse/contracts/call';
import { cancelBooking, cancelTogether, showCancellation } from '@wayhouse/contracts/calls/booking-calls';
import { toAmount, toMinor } from '@wayhouse/domain/money';
import { useApi } from '@wayhouse/web-kit/api';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { myBookingsKey } from '../../../shared/query-keys.js';
import { useReplaceBookings } from '../use-replace-bookings.js';

/** What cancelling a booking costs now. */
export type Cost = CallResponse<typeof showCancellation>;
/** Undefined while it loads. */
export type BookingCost = { booking: Booking; cost?: Cost };
/** In currency units. */
export const sumOf = (costs: BookingCost[], of: (cost: Cost) => number | undefined): number =>
  toAmount(costs.reduce((sum, { cost }) => sum + toMinor((cost && of(cost)) ?? 0), 0));

type SeenCost = { bookingId: string; charge: number };

/**
 * The current cost of cancelling, and the cancellation itself, at the charge the guest has agreed to. Several bookings are
 * cancelled together, all or none; one whose stay has begun meanwhile is left out.
 */
export function useCancellation(bookings: Booking[], onCancelled: (cancelled: Booking[]) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const replaceBookings = useReplaceBookings();
  const isTogether = bookings.length > 1;
  // It may be cancelled or begun by now, which the list shows then.
  const showWhyRefused = (error: Error): never => {
    if (isRuleViolation(error)) void queryClient.invalidateQueries({ queryKey: myBookingsKey });
    throw error;
  };
  const found = useQueries({
    queries: bookings.map(({ _id: id }) => ({
      queryKey: ['cancellation', id],
      queryFn: () => api.call(showCancellation, { id }).catch(showWhyRefused),
      // The cost changes with time, so it is never read from the cache.
      staleTime: 0,
      gcTime: 0,
      ...(isTogether && { meta: { quiet: isRuleViolation } }),
    })),
  });
  const all = bookings.map((booking, at) => ({ booking, cost: found[at]?.data, error: found[at]?.error ?? null }));
  const standing = isTogether ? all.filter(({ error }) => !isRuleViolation(error)) : all;
  const costs = standing.length > 0 ? standing : all;
  const isComplete = costs.every(({ cost }) => cost);
  const reload = () => found.forEach(({ refetch }) => void refetch());
  const isOutdated = (error: Error | null) => hasCostChanged(error) || (isTogether && isRuleViolation(error));

  const cancel = useMutation({
    async mutationFn(seen: SeenCost[]) {
      if (isTogether) return api.call(cancelTogether, { bookings: seen });
      const { message, booking } = await api.call(cancelBooking, seen[0]!);
      return { message, bookings: [booking] };
    },
    async onSuccess({ bookings: cancelled }) {
      await replaceBookings(cancelled);
      // The nights are free again, so every cached list of rooms is stale.
      void queryClient.invalidateQueries({ refetchType: 'none' });
    },
    onError: (error) => {
      if (isOutdated(error)) reload();
    },
  });
  const error = cancel.error ?? costs.find((each) => each.error)?.error ?? null;
  const isLoading = found.some(({ isFetching }) => isFetching);
  return {
    costs,
    isComplete,
    error,
    isCancelling: cancel.isPending,
    isBusy: cancel.isPending || (isOutdated(cancel.error) && isLoading),
    /** The request failed and can be retried unchanged. */
    hasFailed: cancel.isError && !isOutdated(cancel.error),
    /** A rule forbids it, so a retry cannot help. */
    isRefused: isTogether ? standing.length === 0 : isRuleViolation(error),
    isLoading,
    reload,
    /** Forgets an error of cancelling, as something else is to be cancelled. */
    reset: cancel.reset,
    confirm() {
      const seen = costs.flatMap(({ booking, cost }) =>
        cost ? [{ bookingId: booking._id, charge: cost.charge }] : [],
      );
      // A callback of `mutate` is skipped after unmount, so a guest who has left the page is not brought back.
      if (isComplete) cancel.mutate(seen, { onSuccess: ({ bookings: cancelled }) => onCancelled(cancelled) });
    },
  };
}

const hasCostChanged = (error: Error | null) => error instanceof ApiError && error.code === 'terms-changed';

const isRuleViolation = (error: Error | null) =>
  error instanceof ApiError && ['rule-broken', 'not-found', 'not-allowed'].includes(error.code);
