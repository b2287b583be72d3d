import type { InTransaction } from '@wayhouse/service-kit';
import { withClosedHotel, withReopenedHotel } from '../rooms/domain/room.js';
import { changeListings } from '../rooms/change-listings.js';
import type { HotelRepository } from './hotel-repository.js';

export type Deps = Parameters<typeof changeListings>[0] & {
  inTransaction: InTransaction;
  hotels: Pick<HotelRepository, 'close' | 'reopen'>;
};

/** Guests no longer find, open or book its rooms. Bookings stand. */
export const closeHotel = (deps: Deps, ownerId: string): Promise<void> =>
  deps.inTransaction(async (tx) => {
    await deps.hotels.close(tx, ownerId);
    await changeListings(deps, tx, ownerId, (room) => withClosedHotel(room, room.hotel.closed ?? 'by-operator'));
  });

/** Its rooms are offered as before. A hotel whose owner has gone stays closed. */
export const reopenHotel = (deps: Deps, ownerId: string): Promise<void> =>
  deps.inTransaction(async (tx) => {
    await deps.hotels.reopen(tx, ownerId);
    await changeListings(deps, tx, ownerId, withReopenedHotel);
  });
