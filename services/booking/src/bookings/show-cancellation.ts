import { type AnswerOf, type calls, toAmount } from '@wayhouse/contracts';
import type { Booking } from './domain/booking.js';
import type { Bookings } from './booking-repository.js';
import { costOfCancelling } from './domain/cancellation-charge.js';
import { comesBackMinor } from './domain/comes-back.js';
import { givesBackMinor } from './domain/payment-at-hotel.js';
import { ownBooking } from './domain/booking-access.js';

type Deps = { bookings: Pick<Bookings, 'get'>; now: () => Date };
type Cancellation = AnswerOf<typeof calls.showCancellation>;

/**
 * What cancelling would cost now and bring back; of a cancelled booking, what it did cost
 * and what is still to come back.
 */
export async function showCancellation(deps: Deps, bookingId: string, guestId: string): Promise<Cancellation> {
  const booking = ownBooking(await deps.bookings.get(bookingId), guestId);
  const chargeMinor = costOf(booking, deps.now());
  const givesBack = booking.state === 'cancelled' ? 0 : givesBackMinor(booking, chargeMinor);
  return {
    charge: toAmount(chargeMinor),
    refund: toAmount(comesBackMinor(booking, chargeMinor)),
    ...(givesBack > 0 && { refundAtHotel: toAmount(givesBack) }),
    currency: booking.currency,
    freeCancellationUntil: booking.freeCancellationUntil.toISOString(),
  };
}

const costOf = (booking: Booking, now: Date) =>
  booking.state === 'cancelled' ? booking.chargedMinor : costOfCancelling(booking, now);
