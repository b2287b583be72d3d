import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Booking } from '@wayhouse/contracts/booking';
import { changeGuestDetails } from '@wayhouse/contracts/calls/booking-calls';
import type { GuestDetails } from '@wayhouse/domain/guest-details';
import { useApi } from '@wayhouse/web-kit/api';
import { toasts } from '@wayhouse/web-kit/toasts';
import { myBookingsKey } from '../../../shared/query-keys.js';
import { useReplaceBookings } from '../use-replace-bookings.js';

/** Saves what the guest lets the hotel know. After a conflict the bookings are read anew, so that saving again replaces what there is now. */
export function useChangeDetails({ _id: id }: Booking, onSaved: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const replaceBookings = useReplaceBookings();
  return useMutation({
    // The form shows the outcome itself.
    meta: { quiet: true },
    mutationFn: (change: GuestDetails & { version: number }) => api.call(changeGuestDetails, { id, ...change }),
    async onSuccess({ message, booking }) {
      toasts.success(message);
      await replaceBookings([booking]);
      onSaved();
    },
    onError: () => queryClient.invalidateQueries({ queryKey: myBookingsKey }),
  });
}
