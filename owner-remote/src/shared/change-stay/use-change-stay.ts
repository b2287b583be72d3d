import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { changeStayByHotel, showStayChangeByHotel } from '@wayhouse/contracts/calls/hotel-stay-calls';
import type { HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import type { Stay } from '@wayhouse/domain/stay';
import { useApi } from '@wayhouse/web-kit/api';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { useHost } from '@wayhouse/web-kit/remote-root';

export type StayAndGuests = Stay & { guests: number };
type Options = {
  bookingId: string;
  /** What the booking had when the change was begun. */
  seen: StayAndGuests;
  wanted: StayAndGuests;
  onDone: (changed: HotelBooking) => void;
};

/** What the wanted stay would cost, and the change at the price that was shown. */
export function useChangeStay({ bookingId: id, seen, wanted, onDone }: Options) {
  const api = useApi();
  const { toast } = useHost();
  const queryClient = useQueryClient();
  const { checkIn, checkOut, guests } = wanted;
  const isOther = checkIn !== seen.checkIn || checkOut !== seen.checkOut || guests !== seen.guests;
  const input = { id, ...toInput(wanted) };
  const terms = useQuery({
    queryKey: ['stay-change', input],
    queryFn: ({ signal }) => api.call(showStayChangeByHotel, input, { signal }),
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
    mutationFn: (totalPrice: number) => api.call(changeStayByHotel, { ...input, seen: toInput(seen), totalPrice }),
    onSuccess({ message, ...changed }) {
      toast.success(message);
      onDone(changed);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'terms-changed') void terms.refetch();
      // What is behind the dialog may be out of date.
      else void queryClient.invalidateQueries();
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
    confirm: () => terms.data && isCurrent && !change.isPending && change.mutate(terms.data.totalPrice),
  };
}

const toInput = ({ checkIn, checkOut, guests }: StayAndGuests) => ({
  checkInDate: checkIn,
  checkOutDate: checkOut,
  guests,
});
