import { events } from '@wayhouse/contracts';
import { DomainError } from '@wayhouse/domain';
import type { InTransaction, Outbox, Transaction } from '@wayhouse/service-kit';
import type { RoomNights } from '../availability/room-night-repository.js';
import type { PromotionRepository } from '../promotions/promotion-repository.js';
import type { ReclaimNights } from '../calendars/reclaim-nights.js';
import type { RoomProjection } from '../rooms/room-projection.js';
import { type Booking, cancel, cancelByOwner, type CancelledBooking } from './domain/booking.js';
import { recordNoShow } from './domain/no-show.js';
import { handBackAtEnd } from './domain/booking-settlement.js';
import { cancelledEventData } from './booking-event-data.js';
import type { BookingRepository } from './booking-repository.js';
import type { OwnHotels } from '../hotels/domain/own-hotels.js';
import { requireGuestBooking } from './domain/booking-access.js';
import { changeByStaff } from './domain/change-by-staff.js';

export type Deps = {
  inTransaction: InTransaction;
  rooms: Pick<RoomProjection, 'withCurrentPhotos'>;
  nights: Pick<RoomNights, 'release'>;
  reclaimNights: ReclaimNights;
  bookings: Pick<BookingRepository, 'update'>;
  promotions: Pick<PromotionRepository, 'giveBack'>;
  outbox: Outbox;
  now: () => Date;
};

/** `expectedChargeMinor` is the charge the guest has seen and accepted. */
type CancelRequest = { bookingId: string; guestId: string; expectedChargeMinor: number };

export const cancelBooking = (
  deps: Deps,
  { bookingId, guestId, expectedChargeMinor }: CancelRequest,
): Promise<CancelledBooking> =>
  deps.inTransaction((tx) =>
    applyCancellation(deps, tx, bookingId, (booking) =>
      cancel(requireGuestBooking(booking, guestId), expectedChargeMinor, deps.now()),
    ),
  );

/** `seenHandBackMinor` is what the hotel hands back at the desk, as its staff has seen it. */
type OwnerCancelRequest = { bookingId: string; ownHotels: OwnHotels; form?: string; seenHandBackMinor?: number };

export const cancelForHotel = (deps: Deps, request: OwnerCancelRequest): Promise<CancelledBooking> =>
  endByStaff(deps, request, cancelByOwner);

export const recordNoShowForHotel = (deps: Deps, request: OwnerCancelRequest): Promise<CancelledBooking> =>
  endByStaff(deps, request, recordNoShow);

const endByStaff = (
  deps: Deps,
  { bookingId, ownHotels, form, seenHandBackMinor }: OwnerCancelRequest,
  end: typeof cancelByOwner,
): Promise<CancelledBooking> =>
  deps.inTransaction((tx) =>
    applyCancellation(
      deps,
      tx,
      bookingId,
      changeByStaff(ownHotels, (before) => {
        const after = end(before, deps.now(), form);
        const isSeen = seenHandBackMinor === undefined || seenHandBackMinor === handBackAtEnd(before, after);
        if (after !== before && !isSeen) throw new DomainError('hand-back-changed');
        return after;
      }),
    ),
  );

/**
 * Only the first cancellation releases the nights, gives the use of a promotion code back and publishes the event, which has whether
 * an operator has cancelled, or the guest several bookings in one step.
 */
export async function applyCancellation(
  deps: Omit<Deps, 'inTransaction'>,
  tx: Transaction,
  bookingId: string,
  change: (booking: Booking) => CancelledBooking,
  how: { isByOperator?: true; isTogether?: true } = {},
): Promise<CancelledBooking> {
  const { before, after } = await deps.bookings.update(tx, bookingId, change);
  if (before.state === 'cancelled') return after;
  await deps.nights.release(tx, after.id);
  if (after.promotion) await deps.promotions.giveBack(tx, after.promotion.id);
  await deps.reclaimNights(tx, after.room.roomId);
  const [current] = await deps.rooms.withCurrentPhotos([after], tx);
  await deps.outbox.add(tx, events.bookingCancelled, { ...cancelledEventData(current!), ...how });
  return after;
}
