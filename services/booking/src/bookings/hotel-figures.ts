import { toAmount } from '@wayhouse/contracts';
import type { Booking } from './booking.js';

/** What the owner's dashboard counts: all bookings, and as revenue only what was paid, less what went back. */
export function figuresOf(bookings: Booking[]): { totalBookings: number; totalRevenue: number } {
  const earnedMinor = bookings.reduce((sum, booking) => sum + earned(booking), 0);
  return { totalBookings: bookings.length, totalRevenue: toAmount(earnedMinor) };
}

function earned(booking: Booking): number {
  switch (booking.state) {
    case 'due':
      return 0;
    case 'paid':
    case 'cancelled':
      return (booking.paidMinor ?? 0) - (booking.refundedMinor ?? 0);
  }
}
