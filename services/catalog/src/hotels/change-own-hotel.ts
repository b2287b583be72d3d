import { events } from '@wayhouse/contracts';
import type { InTransaction } from '@wayhouse/service-kit';
import { changeListings } from '../rooms/change-listings.js';
import { withHotel } from '../rooms/domain/room.js';
import type { RoomRepository } from '../rooms/room-repository.js';
import { assertChangeable, copyOf, type Hotel } from './domain/hotel.js';
import { hotelEventData } from './hotel-event-data.js';
import type { HotelRepository } from './hotel-repository.js';

type Deps = Parameters<typeof changeListings>[0] & {
  inTransaction: InTransaction;
  hotels: Pick<HotelRepository, 'get' | 'update'>;
  rooms: Pick<RoomRepository, 'listByHotel'>;
};
/** The hotel that an owner has seen. */
type Seen = { id: string; version: number };

/** Changes a hotel of this owner, unless it was changed since, and what its rooms have copied of it. */
export const changeOwnHotel = (
  deps: Deps,
  ownerId: string,
  { id, version }: Seen,
  change: (hotel: Hotel) => Hotel,
): Promise<Hotel> =>
  deps.inTransaction(async (tx) => {
    const before = await deps.hotels.get(id, tx);
    assertChangeable(before, ownerId, version);
    const hotel = change(before);
    await deps.hotels.update(tx, hotel);
    await changeListings(deps, tx, await deps.rooms.listByHotel(hotel, tx), (room) => withHotel(room, copyOf(hotel)));
    await deps.outbox.add(tx, events.hotelChanged, hotelEventData(hotel));
    return hotel;
  });
