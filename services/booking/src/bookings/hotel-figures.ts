import { type AnswerOf, type calls, toAmount } from '@wayhouse/contracts';
import type { Booking } from './booking.js';
import { paidMinor, refundedMinor } from './ledger.js';

type Figures = Omit<AnswerOf<typeof calls.showHotelBookings>['dashboardData'], 'bookings'>;

/** What the owner's dashboard counts. Each amount stands for itself: revenue is what was paid, less what went back. */
export function figuresOf(bookings: Booking[]): Figures {
  const sum = (amountOf: (booking: Booking) => number) =>
    toAmount(bookings.reduce((total, booking) => total + amountOf(booking), 0));
  return {
    totalBookings: bookings.filter(({ state }) => state !== 'cancelled').length,
    totalRevenue: sum((booking) => paidMinor(booking) - refundedMinor(booking)),
    booked: sum(bookedOf),
    paid: sum(paidMinor),
    refunded: sum(refundedMinor),
  };
}

/** What a guest owes or owed: the whole stay while it stands, the charge once it is cancelled. */
const bookedOf = (booking: Booking) => (booking.state === 'cancelled' ? booking.chargedMinor : booking.totalMinor);
