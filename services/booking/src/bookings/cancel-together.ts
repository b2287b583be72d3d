import { events } from '@wayhouse/contracts';
import { DomainError, onEntry } from '@wayhouse/domain';
import { cancelledMoney } from './booking-event-data.js';
import type { BookingRepository } from './booking-repository.js';
import { applyCancellation, type Deps as CancelDeps } from './cancel-booking.js';
import { type Booking, cancel, type CancelledBooking } from './domain/booking.js';
import { requireGuestBooking } from './domain/booking-access.js';

type Deps = Omit<CancelDeps, 'bookings'> & { bookings: Pick<BookingRepository, 'update' | 'listByIds'> };

/** `expectedChargeMinor` is the charge of this booking that the guest has seen and accepted. */
type SeenCancellation = { bookingId: string; expectedChargeMinor: number };
type Request = { guestId: string; bookings: SeenCancellation[] };

/** Cancels bookings that were made together, all of them or none; a refusal is about an entry of `bookings`. Cancelled ones stay as they are. */
export async function cancelTogether(deps: Deps, { guestId, bookings }: Request): Promise<CancelledBooking[]> {
  await assertMadeTogether(
    deps,
    bookings.map(({ bookingId }) => bookingId),
    guestId,
  );
  return deps.inTransaction(async (tx) => {
    const now = deps.now();
    const cancelled: CancelledBooking[] = [];
    const news: CancelledBooking[] = [];
    for (const [at, { bookingId, expectedChargeMinor }] of bookings.entries()) {
      let isNew = false;
      const change = (booking: Booking) => {
        isNew = booking.state !== 'cancelled';
        return cancel(booking, expectedChargeMinor, now);
      };
      const booking = await onEntry('bookings', at, () =>
        applyCancellation(deps, tx, bookingId, change, { isTogether: true }),
      );
      cancelled.push(booking);
      if (isNew) news.push(booking);
    }
    if (news.length > 0) await deps.outbox.add(tx, events.cancelledTogether, { bookings: news.map(cancelledMoney) });
    return cancelled;
  });
}

/** Who has made a booking, and with which others, never changes. */
async function assertMadeTogether({ bookings }: Pick<Deps, 'bookings'>, ids: string[], guestId: string): Promise<void> {
  const found = new Map((await bookings.listByIds(ids)).map((booking) => [booking.id, booking]));
  const own: Booking[] = [];
  for (const [at, id] of ids.entries())
    own.push(await onEntry('bookings', at, () => requireOwn(found.get(id), guestId)));
  const { id: first, bookedTogether = [first] } = own[0]!;
  for (const [at, { id }] of own.entries())
    await onEntry('bookings', at, () => {
      if (!bookedTogether.includes(id)) throw new DomainError('not-booked-together');
    });
}

function requireOwn(booking: Booking | undefined, guestId: string): Booking {
  if (!booking) throw new DomainError('booking-not-found');
  return requireGuestBooking(booking, guestId);
}
