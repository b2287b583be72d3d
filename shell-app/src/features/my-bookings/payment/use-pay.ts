import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type payTogether, startPayment } from '@wayhouse/contracts/calls/booking-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { ApiError } from '@wayhouse/web-kit/api-error';
import { toasts } from '@wayhouse/web-kit/toasts';
import { useEffect } from 'react';
import { myBookingsKey } from '../../../shared/query-keys.js';

/** Starts a payment and goes to the page of the booking, or of those that were made together with it. */
export function usePay(call: typeof startPayment | typeof payTogether = startPayment) {
  const api = useApi();
  const queryClient = useQueryClient();
  const pay = useMutation({
    meta: { quiet: true },
    mutationFn: (bookingId: string) => api.call(call, { bookingId }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError(error) {
      toasts.error(error.message);
      // It may be paid or cancelled by now, in another tab or by the hotel.
      if (error instanceof ApiError && error.status === 409)
        void queryClient.invalidateQueries({ queryKey: myBookingsKey });
    },
  });
  const { reset } = pay;
  // Back from the payment page, the browser may restore this page from its cache with the button still busy.
  useEffect(() => {
    const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  }, [reset]);
  return pay;
}
