import type { Booking } from '@wayhouse/contracts/booking';
import { toasts } from '@wayhouse/web-kit/toasts';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BookingGroup } from '../booking-groups.js';
import { messages } from '../messages.js';
import { useTimeout } from '../use-timeout.js';

/**
 * The booking whose payment is being confirmed. The payment page redirects here with its id in the address (`paid`),
 * often before the booking itself is marked as paid.
 */
export function usePaymentReturn() {
  const [query, setQuery] = useSearchParams();
  const bookingId = query.get('paid');
  return {
    bookingId,
    shouldPoll: (bookings: Booking[]) => bookings.some((booking) => booking._id === bookingId && !booking.isPaid),
    /** Stops waiting; `group` stays selected. */
    stop(group: BookingGroup) {
      const next = new URLSearchParams(query);
      next.delete('paid');
      if (group !== 'upcoming') next.set('show', group);
      setQuery(next, { replace: true });
    },
  };
}

/** Shows a toast once the booking is paid; stops waiting after a minute. */
export function usePaymentConfirmation(bookings: Booking[], bookingId: string | null, stop: () => void) {
  useTimeout(bookingId, stop);
  const hasPaid = bookingId !== null && isPaid(bookings, bookingId);
  const confirm = useEffectEvent(() => {
    toasts.success(messages.paymentReceived);
    stop();
  });
  useEffect(() => {
    if (hasPaid) confirm();
  }, [hasPaid]);
}

const isPaid = (bookings: Booking[], id: string) => bookings.some((booking) => booking._id === id && booking.isPaid);
