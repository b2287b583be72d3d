import type { InTransaction } from '@wayhouse/service-kit';
import { withClosedHotel, withReopenedHotel } from '../rooms/domain/room.js';
import type { AccountRepository } from '../accounts/account-repository.js';
import { changeListings } from '../rooms/change-listings.js';
import type { RoomRepository } from '../rooms/room-repository.js';
import type { HotelRepository } from './hotel-repository.js';

export type Deps = Parameters<typeof changeListings>[0] & {
  inTransaction: InTransaction;
  accounts: Pick<AccountRepository, 'takeTurn'>;
  hotels: Pick<HotelRepository, 'close' | 'reopen'>;
  rooms: Pick<RoomRepository, 'listByOwner'>;
};

/** Guests no longer find, open or book the rooms of this owner's hotels. Bookings stand. */
export const closeHotel = (deps: Deps, ownerId: string): Promise<void> =>
  deps.inTransaction(async (tx) => {
    // A hotel that is added at the same time is closed as well, or not added.
    await deps.accounts.takeTurn(tx, ownerId);
    await deps.hotels.close(tx, ownerId);
    await changeListings(deps, tx, await deps.rooms.listByOwner(ownerId, tx), (room) =>
      withClosedHotel(room, room.hotel.closed ?? 'by-operator'),
    );
  });

/** Their rooms are offered as before. Hotels whose owner has gone stay closed. */
export const reopenHotel = (deps: Deps, ownerId: string): Promise<void> =>
  deps.inTransaction(async (tx) => {
    await deps.hotels.reopen(tx, ownerId);
    await changeListings(deps, tx, await deps.rooms.listByOwner(ownerId, tx), withReopenedHotel);
  });
