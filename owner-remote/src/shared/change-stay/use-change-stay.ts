import { useQueryClient } from '@tanstack/react-query';
import { changeStayByHotel, showStayChangeByHotel } from '@wayhouse/contracts/calls/hotel-stay-calls';
import type { HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { type StayAndGuests, useStayChange } from '@wayhouse/web-kit/use-stay-change';

type Options = {
  bookingId: string;
  seen: StayAndGuests;
  wanted: StayAndGuests;
  onDone: (changed: HotelBooking) => void;
};

/** The change of a stay by the hotel. After a refusal what is behind the dialog is read again. */
export function useChangeStay({ onDone, ...stay }: Options) {
  const api = useApi();
  const { toast } = useHost();
  const queryClient = useQueryClient();
  return useStayChange({
    ...stay,
    show: (wanted, signal) => api.call(showStayChangeByHotel, wanted, { signal }),
    change: (wanted, { moves = [] }) => api.call(changeStayByHotel, { ...wanted, moves }),
    onChanged({ message, ...changed }) {
      toast.success(message);
      onDone(changed);
    },
    onRefused: () => void queryClient.invalidateQueries(),
  });
}
