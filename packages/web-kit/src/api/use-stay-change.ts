import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { Stay } from '@wayhouse/domain/stay';
import { ApiError } from './api-error.js';

export type StayAndGuests = Stay & { guests: number };

type DatesAndGuests = { checkInDate: string; checkOutDate: string; guests: number };
type Wanted = DatesAndGuests & { id: string };

type StayChange<Terms, Changed> = {
  bookingId: string;
  /** What the booking had when the change was begun. */
  seen: StayAndGuests;
  wanted: StayAndGuests;
  show: (wanted: Wanted, signal: AbortSignal) => Promise<Terms>;
  change: (wanted: Wanted & { seen: DatesAndGuests; totalPrice: number }, terms: Terms) => Promise<Changed>;
  onChanged: (changed: Changed) => void | Promise<void>;
  /** Other than that the terms have changed, which are shown by themselves. */
  onRefused: (error: Error) => void;
};

/** What the wanted stay would cost, and the change at the price that was shown. */
export function useStayChange<Terms extends { totalPrice: number }, Changed>({
  bookingId,
  seen,
  wanted,
  ...calls
}: StayChange<Terms, Changed>) {
  const { checkIn, checkOut, guests } = wanted;
  // Without one of its dates it is no stay yet.
  const isStay = checkIn !== '' && checkOut !== '';
  const isOther = isStay && (checkIn !== seen.checkIn || checkOut !== seen.checkOut || guests !== seen.guests);
  const input = { id: bookingId, ...toInput(wanted) };
  const terms = useQuery({
    queryKey: ['stay-change', input],
    queryFn: ({ signal }) => calls.show(input, signal),
    enabled: isOther,
    // Prices and free nights change, so they are never read from the cache.
    staleTime: 0,
    gcTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const change = useMutation({
    // The dialog shows the outcome itself.
    meta: { quiet: true },
    mutationFn: (shown: Terms) => calls.change({ ...input, seen: toInput(seen), totalPrice: shown.totalPrice }, shown),
    onSuccess: calls.onChanged,
    onError(error) {
      if (error instanceof ApiError && error.code === 'terms-changed') void terms.refetch();
      else calls.onRefused(error);
    },
  });
  const isCurrent = isOther && !terms.isPlaceholderData && !terms.isFetching;
  return {
    isOther,
    terms: isOther && !terms.isError ? terms.data : undefined,
    /** Whether the terms are those of what is chosen now. */
    isCurrent,
    error: change.error ?? (isOther ? terms.error : null),
    forget: () => change.isPending || change.reset(),
    isChanging: change.isPending,
    confirm: () => terms.data && isCurrent && !change.isPending && change.mutate(terms.data),
  };
}

const toInput = ({ checkIn, checkOut, guests }: StayAndGuests): DatesAndGuests => ({
  ...{ checkInDate: checkIn, checkOutDate: checkOut, guests },
});
