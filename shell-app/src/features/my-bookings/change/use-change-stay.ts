import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Booking } from '@wayhouse/contracts/booking';
import { changeStay, showStayChange } from '@wayhouse/contracts/calls/booking-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { toasts } from '@wayhouse/web-kit/toasts';
import { myBookingsKey } from '../../../shared/query-keys.js';

export type Wanted = { checkIn: string; checkOut: string; guests: number };

/** What the wanted stay would cost, and the change of what the guest has seen, at the price that they have seen. */
export function useChangeStay(seen: Booking, { checkIn, checkOut, guests }: Wanted, onDone: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { _id: id, checkInDate, checkOutDate, guests: seenGuests } = seen;
  const isOther = checkIn !== checkInDate || checkOut !== checkOutDate || guests !== seenGuests;
  const wanted = { id, checkInDate: checkIn, checkOutDate: checkOut, guests };
  const terms = useQuery({
    queryKey: ['stay-change', wanted],
    queryFn: ({ signal }) => api.call(showStayChange, wanted, { signal }),
    enabled: isOther && checkIn !== '' && checkOut !== '',
    // Prices and free nights change, so they are never read from the cache.
    staleTime: 0,
    gcTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const change = useMutation({
    // The dialog shows the outcome itself.
    meta: { quiet: true },
    mutationFn: (totalPrice: number) =>
      api.call(changeStay, { ...wanted, seen: { checkInDate, checkOutDate, guests: seenGuests }, totalPrice }),
    onSuccess({ message, booking: changed }) {
      toasts.success(message);
      queryClient.setQueriesData<Booking[]>({ queryKey: myBookingsKey }, (all) =>
        all?.map((each) => (each._id === id ? changed : each)),
      );
      // Other nights are free now, so every cached list of rooms is stale.
      void queryClient.invalidateQueries({ refetchType: 'none' });
      onDone();
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      if (error.code === 'terms-changed') void terms.refetch();
      if (error.code === 'edit-conflict') void queryClient.invalidateQueries({ queryKey: myBookingsKey });
    },
  });
  const isCurrent = isOther && !terms.isPlaceholderData && !terms.isFetching;
  return {
    isOther,
    terms: isOther && !terms.isError ? terms.data : undefined,
    /** Whether the terms are those of what is chosen now. */
    isCurrent,
    error: change.error ?? (isOther ? terms.error : null),
    forget: change.reset,
    isChanging: change.isPending,
    confirm: () => terms.data && isCurrent && change.mutate(terms.data.totalPrice),
  };
}
