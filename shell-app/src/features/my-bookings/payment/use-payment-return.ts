import type { Booking } from '@wayhouse/contracts/booking';
import { toasts } from '@wayhouse/web-kit/toaster';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Group } from '../booking-groups.js';
import { texts } from '../messages.js';
import { usePatience } from '../use-timeout.js';

/**
 * The booking whose payment is being confirmed. The payment page comes back with its id in the address (`paid`), often
 * before the news has reached the booking.
 */
export function useReturningPayment() {
  const [query, setQuery] = useSearchParams();
  const bookingId = query.get('paid');
  return {
    bookingId,
    isAwaited: (bookings: Booking[]) => bookings.some((booking) => booking._id === bookingId && !booking.isPaid),
    /** Waits no longer; `group` stays the one that is shown. */
    stop(group: Group) {
      const next = new URLSearchParams(query);
      next.delete('paid');
      if (group !== 'upcoming') next.set('show', group);
      setQuery(next, { replace: true });
    },
  };
}

/** Says thank you once the payment shows; after a minute nobody waits for it any more. */
export function useThanks(bookings: Booking[], bookingId: string | null, stop: () => void) {
  usePatience(bookingId, stop);
  const hasArrived = bookingId !== null && isPaid(bookings, bookingId);
  const thank = useEffectEvent(() => {
    toasts.success(texts.paymentReceived);
    stop();
  });
  useEffect(() => {
    if (hasArrived) thank();
  }, [hasArrived]);
}

const isPaid = (bookings: Booking[], id: string) => bookings.some((booking) => booking._id === id && booking.isPaid);
