import type { Booking } from '@wayhouse/contracts/booking';
import { useState } from 'react';
import { usePatience } from '../use-timeout.js';

/** The cancelled booking whose refund is watched for: it is usually there within seconds. */
export function useAwaitedRefund() {
  const [bookingId, setBookingId] = useState<string | null>(null);
  usePatience(bookingId, () => setBookingId(null));
  return {
    expect: setBookingId,
    isAwaited: (bookings: Booking[]) => bookings.some((booking) => booking._id === bookingId && booking.comesBack > 0),
  };
}
