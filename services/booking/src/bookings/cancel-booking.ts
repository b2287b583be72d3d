import { events } from '@wayhouse/contracts';
import type { InTransaction, Outbox } from '@wayhouse/service-kit';
import type { RoomNights } from '../availability/room-nights.js';
import { cancel, type CancelledBooking } from './booking.js';
import { cancelledFactsOf } from './booking-facts.js';
import type { Bookings } from './booking-repository.js';
import { ownBooking } from './own-booking.js';

type Deps = {
  inTransaction: InTransaction;
  nights: Pick<RoomNights, 'release'>;
  bookings: Pick<Bookings, 'change'>;
  outbox: Outbox;
  now: () => Date;
};

/** `agreedMinor` is the cost the guest saw and said yes to. */
type Wish = { bookingId: string; guestId: string; agreedMinor: number };

export function cancelBooking(deps: Deps, { bookingId, guestId, agreedMinor }: Wish): Promise<CancelledBooking> {
  return deps.inTransaction(async (tx) => {
    const { before, after } = await deps.bookings.change(tx, bookingId, (booking) =>
      cancel(ownBooking(booking, guestId), agreedMinor, deps.now()),
    );
    if (before.state === 'cancelled') return after;
    await deps.nights.release(tx, after.id);
    await deps.outbox.add(tx, events.bookingCancelled, cancelledFactsOf(after));
    return after;
  });
}
