import type { Booking } from '@wayhouse/contracts/booking';
import { toasts } from '@wayhouse/web-kit/toaster';
import { useEffect, useState } from 'react';
import { paymentUnderWay } from './payment-under-way.js';
import { texts } from './texts.js';

const patience = 60_000;

/** The booking whose payment is being confirmed: for a minute after one has come back from paying, or until it shows. */
export function useReturningPayment() {
  const [bookingId, setBookingId] = useState(paymentUnderWay.bookingId);
  const stop = () => {
    paymentUnderWay.end();
    setBookingId(null);
  };
  useEffect(() => {
    if (!bookingId) return;
    const timer = setTimeout(stop, patience);
    return () => clearTimeout(timer);
  }, [bookingId]);
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
    // Only the moment it becomes paid counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isPaid]);
}
