import { useMutation } from '@tanstack/react-query';
import { startPayment } from '@wayhouse/contracts/calls/booking-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { toasts } from '@wayhouse/web-kit/toaster';
import { useEffect } from 'react';

/** Goes to the payment page of a booking. */
export function usePay() {
  const api = useApi();
  const pay = useMutation({
    meta: { quiet: true },
    mutationFn: (bookingId: string) => api.call(startPayment, { bookingId }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => toasts.error(error.message),
  });
  const { reset } = pay;
  // Back from the payment page may bring this page as it was left: busy.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, [reset]);
  return pay;
}
