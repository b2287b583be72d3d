import { useQueryClient } from '@tanstack/react-query';
import { changeStayByHotel, showStayChangeByHotel } from '@wayhouse/contracts/calls/hotel-stay-calls';
import type { HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { type StayAndGuests, useStayChange } from '@wayhouse/web-kit/use-stay-change';
import { useFormKey } from '../form/use-form-key.js';

type Options = {
  bookingId: string;
  seen: StayAndGuests;
  wanted: StayAndGuests;
  /** About what is handed back. */
  note: string;
  onDone: (changed: HotelBooking) => void;
};

/** The change of a stay by the hotel. After a refusal what is behind the dialog is read again. */
export function useChangeStay({ onDone, note, ...stay }: Options) {
  const api = useApi();
  const { toast } = useHost();
  const queryClient = useQueryClient();
  const [key, renewKey] = useFormKey();
  return useStayChange({
    ...stay,
    show: (wanted, signal) => api.call(showStayChangeByHotel, wanted, { signal }),
    change: (wanted, { moves = [], handBack }) =>
      api.call(changeStayByHotel, {
        ...{ ...wanted, moves, key },
        ...(handBack && { handBack, note: note.trim() || undefined }),
      }),
    onChanged({ message, ...changed }) {
      toast.success(message);
      onDone(changed);
    },
    onRefused(refusal) {
      renewKey(refusal);
      void queryClient.invalidateQueries();
    },
  });
}
