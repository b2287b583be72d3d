import { events } from '@wayhouse/contracts';
import { DomainError, nightsOf } from '@wayhouse/domain';
import type { Outbox, Transaction } from '@wayhouse/service-kit';
import type { TakenUnit } from '../availability/domain/assign-units.js';
import { movesOf } from '../availability/domain/units-of-other-stay.js';
import type { RoomNights, RoomUnits } from '../availability/room-night-repository.js';
import type { ReclaimNights } from '../calendars/reclaim-nights.js';
import type { RoomProjection } from '../rooms/room-projection.js';
import { changedEventData } from './booking-event-data.js';
import type { Booking } from './domain/booking.js';
import { freedMinor, settlementOf } from './domain/booking-settlement.js';

export type Deps = {
  rooms: Pick<RoomProjection, 'takeTurn' | 'withCurrentPhotos'>;
  nights: Pick<RoomNights, 'exchange'>;
  reclaimNights: ReclaimNights;
  outbox: Outbox;
};
type Change = { before: Booking; after: Booking };

/** Releases the nights that the stay had and takes those that it is to have, and publishes it. Returns the moves of its guest to other units. */
export async function applyStayChange(deps: Deps, tx: Transaction, { before, after }: Change): Promise<TakenUnit[]> {
  // The owner may have closed the hotel since the stay was over.
  const { isClosedByOwner, units } = await deps.rooms.takeTurn(tx, after.room.roomId);
  if (isClosedByOwner) throw new DomainError('room-not-available');
  const moves = await deps.nights.exchange(tx, exchangedOf(after, units), nightsOf(after.stay));
  await deps.reclaimNights(tx, units.room);
  const [current] = await deps.rooms.withCurrentPhotos([after], tx);
  await deps.outbox.add(tx, events.bookingChanged, changedEventData(before, current!));
  return moves;
}

const exchangedOf = ({ id, checkedInAt }: Booking, of: RoomUnits) => ({
  holder: id,
  of,
  isInHouse: checkedInAt !== undefined,
});

/** `refundMinor` is what the change frees of a card payment, `moves` are from which nights on the guest gets another unit. */
export type ChangedTerms = { booking: Booking; refundMinor: number; owedMinor: number; moves: TakenUnit[] };

/** What a change would come to. Refused where a night is taken. */
export async function termsOfStayChange(
  { nights }: { nights: Pick<RoomNights, 'planExchange'> },
  { before, after, units }: Change & { units: RoomUnits },
): Promise<ChangedTerms> {
  const { held, wanted } = await nights.planExchange(exchangedOf(after, units), nightsOf(after.stay));
  const money = { refundMinor: freedMinor(before, after), owedMinor: settlementOf(after).owed };
  return { booking: after, ...money, moves: movesOf(held, wanted) };
}
