import type { BlockRepository } from '../blocks/block-repository.js';
import type { BookingRepository } from '../bookings/booking-repository.js';
import type { HotelProjection } from '../hotels/hotel-projection.js';
import type { RoomProjection } from '../rooms/room-projection.js';

export type Deps = {
  bookings: Pick<BookingRepository, 'listByGuest'>;
  hotels: Pick<HotelProjection, 'findIdByOwner'>;
  rooms: Pick<RoomProjection, 'listByHotel'>;
  blocks: Pick<BlockRepository, 'list'>;
};

/** All that the booking service has of a person; of an owner also the blocked nights, with their reasons. */
export async function exportPerson({ bookings, hotels, rooms, blocks }: Deps, userId: string) {
  const hotelId = await hotels.findIdByOwner(userId);
  const ownRooms = hotelId ? await rooms.listByHotel(hotelId) : [];
  return {
    bookings: await bookings.listByGuest(userId),
    blocks: await blocks.list(ownRooms.map(({ roomId }) => roomId)),
  };
}
