import type { Booking } from '@wayhouse/contracts/booking';
import { useState } from 'react';
import { useTimeout } from '../use-timeout.js';

/** Watches a booking that was cancelled or changed for its refund, which usually arrives within seconds. */
export function usePendingRefund() {
  const [bookingId, setBookingId] = useState<string | null>(null);
  useTimeout(bookingId, () => setBookingId(null));
  return {
    watch: setBookingId,
    shouldPoll: (bookings: Booking[]) =>
      bookings.some((booking) => booking._id === bookingId && booking.pendingRefund > 0),
  };
}
