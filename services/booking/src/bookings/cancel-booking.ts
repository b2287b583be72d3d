import { events } from '@wayhouse/contracts';
import type { InTransaction, Outbox } from '@wayhouse/service-kit';
import type { RoomNights } from '../availability/room-nights.js';
import { type Booking, cancel, cancelByOwner, type CancelledBooking } from './domain/booking.js';
import { cancelledFactsOf } from './booking-event-data.js';
import type { Bookings } from './booking-repository.js';
import { hotelsBooking, ownBooking } from './domain/booking-access.js';

type Deps = {
  inTransaction: InTransaction;
  nights: Pick<RoomNights, 'release'>;
  bookings: Pick<Bookings, 'change'>;
  outbox: Outbox;
  now: () => Date;
};

/** `agreedMinor` is the cost the guest saw and said yes to. */
type Wish = { bookingId: string; guestId: string; agreedMinor: number };

export const cancelBooking = (deps: Deps, { bookingId, guestId, agreedMinor }: Wish): Promise<CancelledBooking> =>
  cancelWith(deps, bookingId, (booking) => cancel(ownBooking(booking, guestId), agreedMinor, deps.now()));

type OwnersWish = { bookingId: string; hotelId: string };

export const cancelForHotel = (deps: Deps, { bookingId, hotelId }: OwnersWish): Promise<CancelledBooking> =>
  cancelWith(deps, bookingId, (booking) => cancelByOwner(hotelsBooking(booking, hotelId), deps.now()));

/** Whoever comes first has cancelled it: the nights are released and it is told once. */
function cancelWith(deps: Deps, bookingId: string, change: (booking: Booking) => CancelledBooking) {
  return deps.inTransaction(async (tx) => {
    const { before, after } = await deps.bookings.change(tx, bookingId, change);
    if (before.state === 'cancelled') return after;
    await deps.nights.release(tx, after.id);
    await deps.outbox.add(tx, events.bookingCancelled, cancelledFactsOf(after));
    return after;
  });
}
