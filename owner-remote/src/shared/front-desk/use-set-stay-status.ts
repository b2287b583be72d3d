import { useMutation } from '@tanstack/react-query';
import { type HotelBooking, setStayStatus } from '@wayhouse/contracts/calls/owner-booking-calls';
import type { StayStatus } from '@wayhouse/domain/stay-status';
import { useApi } from '@wayhouse/web-kit/api';
import { useHost } from '@wayhouse/web-kit/remote-root';

/** Checks a guest in or out, or takes it back. A toast says what has become of it. */
export function useSetStayStatus(bookingId: string, onDone: (changed: HotelBooking) => void) {
  const api = useApi();
  const { toast } = useHost();
  return useMutation({
    mutationFn: (status: StayStatus) => api.call(setStayStatus, { bookingId, status }),
    onSuccess({ message, ...changed }) {
      onDone(changed);
      toast.success(message);
    },
    onError: ({ message }) => toast.error(message),
  });
}
