import type { Settlement } from '@wayhouse/domain';
import type { Booking } from './domain/booking.js';
import type { BookingRepository } from './booking-repository.js';
import { cancellationCharge } from './domain/begun-stay.js';
import { settlementIfCancelled } from './domain/booking-settlement.js';
import { requireGuestBooking } from './domain/booking-access.js';

type Deps = { bookings: Pick<BookingRepository, 'get'>; now: () => Date };
export type CancellationTerms = { booking: Booking; settlement: Settlement };

/** What cancelling would charge and refund now; for a cancelled booking, its charge and what is still to be refunded. */
export async function showCancellation(deps: Deps, bookingId: string, guestId: string): Promise<CancellationTerms> {
  const booking = requireGuestBooking(await deps.bookings.get(bookingId), guestId);
  const now = deps.now();
  return { booking, settlement: settlementIfCancelled(booking, chargeOf(booking, now), now) };
}

const chargeOf = (booking: Booking, now: Date) =>
  booking.state === 'cancelled' ? booking.chargedMinor : cancellationCharge(booking, now);
