import type { Transaction } from '@wayhouse/service-kit';
import type { ImportedCalendars } from '../calendars/imported-calendar-repository.js';
import type { RoomProjection } from '../rooms/room-projection.js';
import type { Hotel, HotelProjection } from './hotel-projection.js';

export type Deps = {
  hotels: Pick<HotelProjection, 'apply'>;
  rooms: Pick<RoomProjection, 'setClosedByOwner'>;
  importedCalendars: Pick<ImportedCalendars, 'makeDueOfHotel'>;
  now: () => Date;
};

export async function applyHotel({ hotels, rooms, importedCalendars, now }: Deps, tx: Transaction, hotel: Hotel) {
  const { isDeleted, isReopened } = await hotels.apply(tx, hotel);
  // Rooms may be known before their hotel, which the deletion has not found then.
  if (isDeleted) await rooms.setClosedByOwner(tx, hotel.id, true);
  // They were not read meanwhile.
  if (isReopened) await importedCalendars.makeDueOfHotel(tx, hotel.id, now());
}
