import { events } from '@wayhouse/contracts';
import { DomainError, nightsOf } from '@wayhouse/domain';
import type { Outbox, Transaction } from '@wayhouse/service-kit';
import type { RoomNights, RoomUnits } from '../availability/room-night-repository.js';
import type { ReclaimNights } from '../calendars/reclaim-nights.js';
import { changedEventData } from './booking-event-data.js';
import type { Booking } from './domain/booking.js';
import { freedMinor, settlementOf } from './domain/booking-settlement.js';

export type Deps = { nights: Pick<RoomNights, 'exchange'>; reclaimNights: ReclaimNights; outbox: Outbox };
type Change = { before: Booking; after: Booking; units: RoomUnits };

/** Releases the nights that the stay had and takes those that it is to have, and publishes it. */
export async function applyStayChange(deps: Deps, tx: Transaction, { before, after, units }: Change): Promise<void> {
  const isInHouse = after.checkedInAt !== undefined;
  await deps.nights.exchange(tx, { holder: after.id, of: units, isInHouse }, nightsOf(after.stay));
  await deps.reclaimNights(tx, units.room);
  await deps.outbox.add(tx, events.bookingChanged, changedEventData(before, after));
}

/** `refundMinor` is what the change frees of a card payment. */
export type ChangedTerms = { booking: Booking; refundMinor: number; owedMinor: number };

/** What a change would come to. Refused where a night is taken. */
export async function termsOfStayChange(
  { nights }: { nights: Pick<RoomNights, 'isFree'> },
  { before, after, units }: Change,
): Promise<ChangedTerms> {
  if (after !== before && !(await nights.isFree(units, nightsOf(after.stay), after.id)))
    throw new DomainError('room-not-available');
  return { booking: after, refundMinor: freedMinor(before, after), owedMinor: settlementOf(after).owed };
}
