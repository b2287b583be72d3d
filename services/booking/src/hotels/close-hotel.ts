import { events } from '@wayhouse/contracts';
import { DomainError } from '@wayhouse/domain';
import type { InTransaction, Transaction } from '@wayhouse/service-kit';
import type { BookingRepository } from '../bookings/booking-repository.js';
import type { GuestRepository } from '../bookings/guest-repository.js';
import type { ImportedCalendars } from '../calendars/imported-calendar-repository.js';
import type { RoomProjection } from '../rooms/room-projection.js';
import type { HotelProjection } from './hotel-projection.js';
import { recordChange, type RecordDeps } from './record-change.js';

export type Deps = RecordDeps & {
  inTransaction: InTransaction;
  hotels: Pick<HotelProjection, 'takeTurn' | 'setClosedByOwner'>;
  rooms: Pick<RoomProjection, 'setClosedByOwner'>;
  bookings: Pick<BookingRepository, 'listStandingOfHotel'>;
  guests: Pick<GuestRepository, 'findDeleted'>;
  importedCalendars: Pick<ImportedCalendars, 'makeDueOfHotel'>;
};

type Closing = { hotelId: string; by: string };

/**
 * The owner takes a hotel from the site, unless guests are there or to come. Whoever books takes a turn at a room, as this does at all of
 * the hotel: a booking at the same time is found here, or finds it closed. One that the owner has closed stays as it is.
 */
export const closeHotel = (deps: Deps, { hotelId, by }: Closing): Promise<void> =>
  deps.inTransaction(async (tx) => {
    if ((await deps.hotels.takeTurn(tx, hotelId)).isByOwner) return;
    await assertNoGuests(deps, tx, hotelId);
    await deps.outbox.add(tx, events.hotelClosed, { hotelId, version: await setClosed(deps, tx, hotelId, true) });
    await recordChange(deps, tx, { hotelId, by }, { kind: 'hotel-closed' });
  });

/** Refused where an operator has closed it. Calendars of other sites, which were not read meanwhile, are read next. */
export const reopenHotel = (deps: Deps, { hotelId, by }: Closing): Promise<void> =>
  deps.inTransaction(async (tx) => {
    const closings = await deps.hotels.takeTurn(tx, hotelId);
    // The last token of a deleted account is valid for a minute.
    if ((await deps.guests.findDeleted([by])).has(by)) throw new DomainError('account-deleted');
    if (closings.isByOperator) throw new DomainError('hotel-closed-by-operator');
    if (!closings.isByOwner) return;
    await deps.importedCalendars.makeDueOfHotel(tx, hotelId, deps.now());
    await deps.outbox.add(tx, events.hotelReopened, { hotelId, version: await setClosed(deps, tx, hotelId, false) });
    await recordChange(deps, tx, { hotelId, by }, { kind: 'hotel-reopened' });
  });

/** Returns how often the owner has closed it or opened it again. */
async function setClosed({ rooms, hotels }: Deps, tx: Transaction, hotelId: string, isClosed: boolean) {
  await rooms.setClosedByOwner(tx, hotelId, isClosed);
  return hotels.setClosedByOwner(tx, hotelId, isClosed);
}

async function assertNoGuests({ bookings, now }: Deps, tx: Transaction, hotelId: string): Promise<void> {
  const standing = await bookings.listStandingOfHotel(hotelId, now(), tx);
  const last = standing.sort((one, other) => one.stay.checkOut.localeCompare(other.stay.checkOut)).at(-1);
  if (!last) return;
  const { room, stay } = last;
  throw new DomainError('hotel-has-guests', {
    ...{ hotel: room.hotelName, bookings: standing.length, until: stay.checkOut },
  });
}
