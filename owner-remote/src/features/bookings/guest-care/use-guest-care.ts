import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addNote, correctGuestDetails, removeNote } from '@wayhouse/contracts/calls/guest-care-calls';
import type { HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import type { GuestDetails } from '@wayhouse/domain/guest-details';
import { useApi } from '@wayhouse/web-kit/api';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { hotelBookingKey } from '../../../shared/hotel-booking-key.js';
import { useShowBooking } from '../../../shared/use-show-booking.js';

type Correction = GuestDetails & { version: number; guestName?: string };

/** After a refusal the booking is read anew, so that saving again replaces what there is now. */
export function useGuestCare({ _id: id }: HotelBooking['booking'], onDone: () => void) {
  const api = useApi();
  const { toast } = useHost();
  const queryClient = useQueryClient();
  const show = useShowBooking();
  const queryKey = hotelBookingKey(id);
  const options = {
    // The form shows the outcome itself.
    meta: { quiet: true },
    async onSuccess({ message, ...booking }: HotelBooking & { message: string }) {
      await show(booking);
      toast.success(message);
      onDone();
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  };
  return {
    correct: useMutation({
      ...options,
      mutationFn: (correction: Correction) => api.call(correctGuestDetails, { id, ...correction }),
    }),
    add: useMutation({
      ...options,
      mutationFn: (note: { note: string; key: string }) => api.call(addNote, { id, ...note }),
    }),
    remove: useMutation({ ...options, mutationFn: (noteId: string) => api.call(removeNote, { id, noteId }) }),
  };
}
