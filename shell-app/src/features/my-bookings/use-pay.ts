import { useMutation } from '@tanstack/react-query';
import { startPayment } from '@wayhouse/contracts/calls/booking-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { toasts } from '@wayhouse/web-kit/toaster';
import { paymentUnderWay } from './payment-under-way.js';

/** Goes to the payment page of a booking. */
export function usePay(leave: (url: string) => void = (url) => window.location.assign(url)) {
  const api = useApi();
  return useMutation({
    meta: { quiet: true },
    mutationFn: (bookingId: string) => api.call(startPayment, { bookingId }),
    onSuccess({ url }, bookingId) {
      paymentUnderWay.begin(bookingId);
      leave(url);
    },
    onError: (error) => toasts.error(error.message),
  });
}
