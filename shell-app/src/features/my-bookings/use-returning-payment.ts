import type { Booking } from '@wayhouse/contracts/booking';
import { toasts } from '@wayhouse/web-kit/toaster';
import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { texts } from './texts.js';

const patience = 60_000;

/**
 * The booking whose payment is being confirmed. The payment page comes back with its id in the address (`paid`), often
 * before the news has reached the booking; after a minute nobody waits for it any more.
 */
export function useReturningPayment() {
  const [query, setQuery] = useSearchParams();
  const bookingId = query.get('paid');
  const stop = useCallback(() => setQuery({}, { replace: true }), [setQuery]);
  useEffect(() => {
    if (!bookingId) return;
    const timer = setTimeout(stop, patience);
    return () => clearTimeout(timer);
  }, [bookingId, stop]);
  return { bookingId, stop };
}

/** Says thank you once the payment shows, and stops waiting for it. */
export function useThanks(
  bookings: Booking[] | undefined,
  { bookingId, stop }: ReturnType<typeof useReturningPayment>,
) {
  const isPaid = bookings?.some((booking) => booking._id === bookingId && booking.isPaid) ?? false;
  useEffect(() => {
    if (!isPaid) return;
    toasts.success(texts.paymentReceived);
    stop();
  }, [isPaid, stop]);
}
