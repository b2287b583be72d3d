import { arrivalWindow, assertArrival, DomainError, stayRestriction } from '@wayhouse/domain';
import type { InTransaction, Transaction } from '@wayhouse/service-kit';
import type { RoomNights, RoomUnits } from '../availability/room-night-repository.js';
import type { Room } from '../rooms/domain/room.js';
import type { RoomProjection } from '../rooms/room-projection.js';
import { applyStayChange, type ChangedTerms, type Deps as ApplyDeps, termsOfStayChange } from './apply-stay-change.js';
import type { BookingRepository } from './booking-repository.js';
import type { Booking } from './domain/booking.js';
import { requireGuestBooking } from './domain/booking-access.js';
import { settlementOf } from './domain/booking-settlement.js';
import { type WantedStay, withOtherStay } from './domain/change-stay.js';
import { hasNoEmail } from './domain/guest.js';
import type { GuestRepository } from './guest-repository.js';
import { assertUnpaidLimits, type UnpaidLimits } from './domain/unpaid-limits.js';

type ReadDeps = {
  rooms: Pick<RoomProjection, 'getWithUnits'>;
  nights: Pick<RoomNights, 'planExchange'>;
  bookings: Pick<BookingRepository, 'get' | 'listUnpaidStays'>;
  unpaidLimits: UnpaidLimits;
  now: () => Date;
};
type Deps = Omit<ReadDeps, 'nights' | 'bookings'> &
  ApplyDeps & {
    inTransaction: InTransaction;
    guests: Pick<GuestRepository, 'countStayChange'>;
    bookings: Pick<BookingRepository, 'get' | 'update' | 'listUnpaidStays'>;
  };
type Request = WantedStay & { bookingId: string; guestId: string };

/** Releases the nights that the stay has and takes those that it is to have, or changes nothing. */
export async function changeStay(deps: Deps, { bookingId, guestId, ...wanted }: Request): Promise<Booking> {
  const { room } = await findRoom(deps, bookingId, guestId);
  return deps.inTransaction(async (tx) => {
    const { before, after } = await deps.bookings.update(tx, bookingId, (booking) =>
      toChanged(requireGuestBooking(booking, guestId), room, wanted, deps.now()),
    );
    if (after === before) return after;
    await deps.guests.countStayChange(tx, guestId);
    await assertLimits(deps, after, guestId, tx);
    await applyStayChange(deps, tx, { before, after });
    return after;
  });
}

/** What the booking would be with these dates and guests, and what would be refunded and owed then. Refused as the change would be. */
export async function showStayChange(
  deps: ReadDeps,
  { bookingId, guestId, ...wanted }: Request,
): Promise<ChangedTerms> {
  const { room, units, booking: before } = await findRoom(deps, bookingId, guestId);
  const after = toChanged(before, room, wanted, deps.now());
  if (after !== before) await assertLimits(deps, after, guestId);
  return termsOfStayChange(deps, { before, after, units });
}

async function assertLimits(
  { bookings, unpaidLimits, now }: Pick<ReadDeps, 'bookings' | 'unpaidLimits' | 'now'>,
  booking: Booking,
  guestId: string,
  tx?: Transaction,
): Promise<void> {
  if (settlementOf(booking).owed === 0) return;
  const held = await bookings.listUnpaidStays(guestId, now(), { tx, besides: booking.id });
  assertUnpaidLimits(booking.stay, held, unpaidLimits);
}

async function findRoom(
  { bookings, rooms }: Pick<ReadDeps, 'rooms'> & { bookings: Pick<BookingRepository, 'get'> },
  bookingId: string,
  guestId: string,
): Promise<{ booking: Booking; room: Room; units: RoomUnits }> {
  const booking = requireGuestBooking(await bookings.get(bookingId), guestId);
  return { booking, ...(await rooms.getWithUnits(booking.room.roomId)) };
}

/** By the rules of the hotel for guests, as a new booking. */
function toChanged(booking: Booking, room: Room, wanted: WantedStay, now: Date): Booking {
  // The last token of a deleted account is valid for a minute.
  if (hasNoEmail(booking)) throw new DomainError('account-deleted');
  const changed = withOtherStay(booking, room, wanted, now);
  if (changed === booking) return booking;
  assertArrival(wanted.stay.checkIn, arrivalWindow(room.city, now));
  const restriction = stayRestriction(room, wanted.stay, now);
  if (restriction) throw restriction;
  return changed;
}
