import { type EventData, events } from '@wayhouse/contracts';
import type { Outbox, Transaction } from '@wayhouse/service-kit';
import type { RoomNights } from '../availability/room-night-repository.js';
import type { BlockRepository } from '../blocks/block-repository.js';
import { withoutReasons } from '../blocks/domain/block.js';
import type { BookingRepository } from '../bookings/booking-repository.js';
import { applyCancellation } from '../bookings/cancel-booking.js';
import type { PromotionRepository } from '../promotions/promotion-repository.js';
import { type Booking, cancel, isUpcoming } from '../bookings/domain/booking.js';
import { cancellationCharge } from '../bookings/domain/begun-stay.js';
import type { ConversationRepository } from '../conversations/conversation-repository.js';
import type { GuestRepository } from '../bookings/guest-repository.js';
import type { CalendarAddresses } from '../calendars/calendar-address-repository.js';
import type { ImportedCalendars } from '../calendars/imported-calendar-repository.js';
import type { ReclaimNights } from '../calendars/reclaim-nights.js';
import type { HotelProjection } from '../hotels/hotel-projection.js';
import type { StaffProjection } from '../hotels/staff-projection.js';
import type { RoomProjection } from '../rooms/room-projection.js';

export type Deps = {
  bookings: Pick<BookingRepository, 'listByGuest' | 'eraseGuest' | 'update'>;
  guests: Pick<GuestRepository, 'markDeleted'>;
  conversations: Pick<ConversationRepository, 'eraseGuest'>;
  hotels: Pick<HotelProjection, 'eraseOwner' | 'listIdsByOwner' | 'setClosedByOwner'>;
  rooms: Pick<RoomProjection, 'setClosedByOwner' | 'listByHotel' | 'withCurrentPhotos'>;
  blocks: Pick<BlockRepository, 'list' | 'update'>;
  importedCalendars: Pick<ImportedCalendars, 'removeOfHotels'>;
  calendarAddresses: Pick<CalendarAddresses, 'removeOfHotels'>;
  staff: Pick<StaffProjection, 'erase'>;
  nights: Pick<RoomNights, 'release'>;
  promotions: Pick<PromotionRepository, 'giveBack'>;
  reclaimNights: ReclaimNights;
  outbox: Outbox;
  now: () => Date;
};

/**
 * Strikes the person out of the bookings and the hotel, cancels those that cost nothing to cancel, and publishes it. Repeating
 * it changes nothing, unless it comes with addresses: they may be new.
 */
export async function eraseAccount(
  deps: Deps,
  tx: Transaction,
  deleted: EventData<typeof events.accountDeleted>,
): Promise<void> {
  const { userId, addresses } = deleted;
  const isNew = userId !== undefined && (await eraseGuest(deps, tx, userId));
  if (!isNew && addresses.length === 0) return;
  await deps.outbox.add(tx, events.accountDeleted, deleted);
}

/** Returns whether the guest was not erased before. */
async function eraseGuest(deps: Deps, tx: Transaction, userId: string): Promise<boolean> {
  if (!(await deps.guests.markDeleted(tx, userId, deps.now()))) return false;
  await deps.bookings.eraseGuest(tx, userId);
  await deps.conversations.eraseGuest(tx, userId);
  const hotelIds = await deps.hotels.listIdsByOwner(userId);
  await removeCalendars(deps, tx, hotelIds);
  await closeHotels(deps, tx, hotelIds);
  await strikeOutReasons(deps, tx, hotelIds);
  await deps.hotels.eraseOwner(tx, userId);
  await deps.staff.erase(tx, userId);
  await deps.outbox.overwrite(tx, ['guest.id', userId], { 'guest.name': '', 'guest.email': '', details: {}, text: '' });
  await cancelWithoutCharge(deps, tx, userId);
  return true;
}

/** Nothing is read from other sites for a hotel that is closed, and they read nothing of it. Nights stay blocked. */
async function removeCalendars(deps: Deps, tx: Transaction, hotelIds: string[]): Promise<void> {
  await deps.importedCalendars.removeOfHotels(tx, hotelIds);
  await deps.calendarAddresses.removeOfHotels(tx, hotelIds);
}

/**
 * At once: until the catalog has closed them as well, its rooms would be booked at a hotel of nobody. Guests who are there or to come
 * stay as they are.
 */
async function closeHotels({ hotels, rooms }: Deps, tx: Transaction, hotelIds: string[]): Promise<void> {
  for (const id of hotelIds) {
    await rooms.setClosedByOwner(tx, id, true);
    await hotels.setClosedByOwner(tx, id, true);
  }
}

/** Why nights are blocked may name somebody, and nobody is left who could remove it. The nights stay blocked, as reports count them. */
async function strikeOutReasons({ blocks, rooms }: Deps, tx: Transaction, hotelIds: string[]): Promise<void> {
  const ids: string[] = [];
  for (const id of hotelIds) ids.push(...(await rooms.listByHotel(id)).map(({ roomId }) => roomId));
  for (const block of await blocks.list(ids, tx)) await blocks.update(tx, block, withoutReasons);
}

/** Nobody has agreed to a charge, so a booking that would have one stands. */
async function cancelWithoutCharge(deps: Deps, tx: Transaction, guestId: string): Promise<void> {
  const now = deps.now();
  const bookings = await deps.bookings.listByGuest(guestId, tx);
  for (const { id } of bookings.filter((booking) => costsNothingToCancel(booking, now)))
    await applyCancellation(deps, tx, id, (booking) => cancel(booking, 0, now));
}

/** Also late, where the policy of the booking has no charge then. */
export const costsNothingToCancel = (booking: Booking, now: Date): boolean =>
  isUpcoming(booking, now) && cancellationCharge(booking, now) === 0;
