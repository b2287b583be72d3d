import type { Booking } from '@wayhouse/contracts/booking';
import { toasts } from '@wayhouse/web-kit/toasts';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BookingGroup } from '../booking-groups.js';
import { messages } from '../messages.js';
import { useTimeout } from '../use-timeout.js';

/**
 * The bookings whose payment is being confirmed. The payment page redirects here with their ids in the address (`paid`),
 * often before the bookings themselves are marked as paid.
 */
export function usePaymentReturn() {
  const [query, setQuery] = useSearchParams();
  const bookingIds = query.get('paid')?.split(',') ?? [];
  return {
    bookingIds,
    shouldPoll: (bookings: Booking[]) =>
      bookings.some((booking) => bookingIds.includes(booking._id) && !booking.isPaid),
    /** Stops waiting; `group` stays selected. */
    stop(group: BookingGroup) {
      const next = new URLSearchParams(query);
      next.delete('paid');
      if (group !== 'upcoming') next.set('show', group);
      setQuery(next, { replace: true });
    },
  };
}

/** Shows a toast once they are paid, all but those that were cancelled meanwhile; stops waiting after a minute. */
export function usePaymentConfirmation(bookings: Booking[], bookingIds: string[], stop: () => void) {
  useTimeout(bookingIds.join() || null, stop);
  const awaited = bookings.filter(({ _id }) => bookingIds.includes(_id));
  const hasPaid = awaited.some(({ isPaid }) => isPaid) && !awaited.some(({ state }) => state === 'unpaid');
  const confirm = useEffectEvent(() => {
    toasts.success(messages.paymentReceived);
    stop();
  });
  useEffect(() => {
    if (hasPaid) confirm();
  }, [hasPaid]);
}
