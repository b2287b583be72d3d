import { type CallResponse, type calls } from '@wayhouse/contracts';
import { toAmount } from '@wayhouse/domain';
import type { Booking } from './domain/booking.js';
import type { BookingRepository } from './booking-repository.js';
import { cancellationCharge } from './domain/cancellation-charge.js';
import { settlementIfCancelled } from './domain/booking-settlement.js';
import { requireGuestBooking } from './domain/booking-access.js';

type Deps = { bookings: Pick<BookingRepository, 'get'>; now: () => Date };
type Cancellation = CallResponse<typeof calls.showCancellation>;

/** What cancelling would charge and refund now; for a cancelled booking, its charge and what is still to be refunded. */
export async function showCancellation(deps: Deps, bookingId: string, guestId: string): Promise<Cancellation> {
  const booking = requireGuestBooking(await deps.bookings.get(bookingId), guestId);
  const now = deps.now();
  const { charge, refund } = settlementIfCancelled(booking, chargeOf(booking, now), now);
  return {
    charge: toAmount(charge),
    refund: toAmount(refund.card),
    ...(refund.hotel > 0 && { refundAtHotel: toAmount(refund.hotel) }),
    currency: booking.currency,
    cancellationPolicy: booking.cancellationPolicy,
    freeCancellationUntil: booking.freeCancellationUntil.toISOString(),
  };
}

const chargeOf = (booking: Booking, now: Date) =>
  booking.state === 'cancelled' ? booking.chargedMinor : cancellationCharge(booking, now);
