import type { InTransaction, Outbox, Transaction } from '@wayhouse/service-kit';
import type { RoomNights } from '../availability/room-night-repository.js';
import type { BookingRepository } from '../bookings/booking-repository.js';
import { applyCancellation } from '../bookings/cancel-booking.js';
import type { PromotionRepository } from '../promotions/promotion-repository.js';
import { type Booking, cancelByOwner, isUpcoming } from '../bookings/domain/booking.js';
import type { ReclaimNights } from '../calendars/reclaim-nights.js';
import type { RoomProjection } from '../rooms/room-projection.js';

export type Deps = {
  inTransaction: InTransaction;
  bookings: Pick<BookingRepository, 'update'>;
  rooms: Pick<RoomProjection, 'withCurrentPhotos'>;
  nights: Pick<RoomNights, 'release'>;
  promotions: Pick<PromotionRepository, 'giveBack'>;
  reclaimNights: ReclaimNights;
  outbox: Outbox;
  now: () => Date;
};

/** The bookings of a guest whose stays have not begun. */
export const listUpcoming = async (
  { bookings, now }: { bookings: Pick<BookingRepository, 'listByGuest'>; now: () => Date },
  guestId: string,
  tx?: Transaction,
): Promise<Booking[]> => (await bookings.listByGuest(guestId, tx)).filter((booking) => isUpcoming(booking, now()));

/** The bookings of a hotel whose stays have not begun. */
export const listUpcomingOfHotel = async (
  { bookings, now }: { bookings: Pick<BookingRepository, 'listStandingOfHotel'>; now: () => Date },
  hotelId: string,
): Promise<Booking[]> =>
  (await bookings.listStandingOfHotel(hotelId, now())).filter((booking) => isUpcoming(booking, now()));

/** Cancels them free of charge, as a hotel does: the nights are free again, what was paid is refunded, the guest gets emails. */
export async function cancelAll(deps: Deps, upcoming: Booking[]): Promise<number> {
  for (const { id } of upcoming)
    await deps.inTransaction((tx) =>
      applyCancellation(deps, tx, id, (booking) => cancelByOwner(booking, deps.now()), { isByOperator: true }),
    );
  return upcoming.length;
}
