import type { Booking } from '@wayhouse/contracts/booking';
import { useState } from 'react';
import { useTimeout } from '../use-timeout.js';

/** Watches bookings that were cancelled or changed for their refunds, which usually arrive within seconds. */
export function usePendingRefund() {
  const [watched, setWatched] = useState<string[]>([]);
  useTimeout(watched.join(' ') || null, () => setWatched([]));
  return {
    watch: (...bookingIds: string[]) => setWatched(bookingIds),
    shouldPoll: (bookings: Booking[]) =>
      bookings.some(({ _id, pendingRefund }) => watched.includes(_id) && pendingRefund > 0),
  };
}
