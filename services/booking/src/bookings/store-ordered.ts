import { events } from '@wayhouse/contracts';
import { DomainError, nightsOf, onEntry, type Stay } from '@wayhouse/domain';
import { insertTogether, type InTransaction, type Log, type Outbox } from '@wayhouse/service-kit';
import type { RoomNights, RoomUnits } from '../availability/room-night-repository.js';
import type { PromotionRepository } from '../promotions/promotion-repository.js';
import type { RoomProjection } from '../rooms/room-projection.js';
import { bookingEventData, emailedDetails } from './booking-event-data.js';
import type { BookingRepository } from './booking-repository.js';
import type { Booking } from './domain/booking.js';
import { assertUnpaidLimits, type UnpaidLimits } from './domain/unpaid-limits.js';
import type { GuestRepository } from './guest-repository.js';

export type Deps = {
  inTransaction: InTransaction;
  nights: Pick<RoomNights, 'takeTogether'>;
  guests: Pick<GuestRepository, 'countBookings'>;
  rooms: Pick<RoomProjection, 'takeTurn'>;
  bookings: Pick<BookingRepository, 'add' | 'listUnpaidStays'>;
  unpaidLimits: UnpaidLimits;
  outbox: Outbox;
  promotions: Pick<PromotionRepository, 'use'>;
  now: () => Date;
  log: Pick<Log, 'warn'>;
};

type Ordered = { guestId: string; stay: Stay; bookings: Booking[] };

/** Stores the bookings with their nights and events, or none of them. A refusal names the room, from 0. */
export async function storeOrdered(deps: Deps, { guestId, stay, bookings }: Ordered): Promise<void> {
  // In order, so that of two who want the same rooms one goes on.
  const roomIds = [...new Set(bookings.map(({ room }) => room.roomId))].sort();
  await deps.inTransaction(async (tx) => {
    const counted = await deps.guests.countBookings(tx, guestId, bookings.length);
    const isFirst = counted === bookings.length;
    const held = isFirst ? [] : await deps.bookings.listUnpaidStays(guestId, deps.now(), { tx });
    const others = bookings.slice(1).map(() => stay);
    assertUnpaidLimits(stay, [...held, ...others], deps.unpaidLimits);
    for (const [at, { promotion }] of bookings.entries())
      if (promotion) await onEntry('rooms', at, () => deps.promotions.use(tx, promotion.id));
    const unitsOf = new Map<string, RoomUnits>();
    for (const id of roomIds) {
      const { isClosedByOwner, units } = await deps.rooms.takeTurn(tx, id);
      if (isClosedByOwner) throw unavailable(0);
      unitsOf.set(id, units);
    }
    await insertTogether(tx, deps.log, async () => {
      const wanted = bookings.map(({ id, room }, at) => ({
        holder: id,
        of: unitsOf.get(room.roomId)!,
        refused: unavailable(at),
      }));
      await deps.nights.takeTogether(tx, wanted, nightsOf(stay));
      for (const booking of bookings) {
        await deps.bookings.add(tx, booking);
        const details = booking.details && { details: emailedDetails(booking) };
        await deps.outbox.add(tx, events.bookingConfirmed, { ...bookingEventData(booking), ...details });
      }
      if (bookings.length > 1)
        await deps.outbox.add(tx, events.bookedTogether, { bookingIds: bookings.map(({ id }) => id) });
    });
  });
}

function unavailable(at: number): DomainError {
  const refused = new DomainError('room-not-available');
  refused.entry = `rooms.${at}`;
  return refused;
}
