import { useMutation } from '@tanstack/react-query';
import { startPayment } from '@wayhouse/contracts/calls/booking-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { toasts } from '@wayhouse/web-kit/toasts';
import { useEffect } from 'react';

/** Starts a payment and goes to the booking's payment page. */
export function usePay() {
  const api = useApi();
  const pay = useMutation({
    meta: { quiet: true },
    mutationFn: (bookingId: string) => api.call(startPayment, { bookingId }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => toasts.error(error.message),
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
