import { useQueryClient } from '@tanstack/react-query';
import type { Booking } from '@wayhouse/contracts/booking';
import { changeStay, showStayChange } from '@wayhouse/contracts/calls/booking-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { isEditConflict } from '@wayhouse/web-kit/is-edit-conflict';
import { toasts } from '@wayhouse/web-kit/toasts';
import { type StayAndGuests, useStayChange } from '@wayhouse/web-kit/use-stay-change';
import { myBookingsKey } from '../../../shared/query-keys.js';
import { useReplaceBookings } from '../use-replace-bookings.js';

/** The change of a stay by its guest, who has seen this booking. */
export function useChangeStay(booking: Booking, wanted: StayAndGuests, onDone: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const replaceBookings = useReplaceBookings();
  const { _id: bookingId, checkInDate: checkIn, checkOutDate: checkOut, guests } = booking;
  return useStayChange({
    ...{ bookingId, wanted, seen: { checkIn, checkOut, guests } },
    show: (input, signal) => api.call(showStayChange, input, { signal }),
    change: (input) => api.call(changeStay, input),
    async onChanged({ message, booking: changed }) {
      toasts.success(message);
      await replaceBookings([changed]);
      // Other nights are free now, so every cached list of rooms is stale.
      void queryClient.invalidateQueries({ refetchType: 'none' });
      onDone();
    },
    onRefused(error) {
      if (isEditConflict(error)) void queryClient.invalidateQueries({ queryKey: myBookingsKey });
    },
  });
}
