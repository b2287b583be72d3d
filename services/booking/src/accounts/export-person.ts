import type { BlockRepository } from '../blocks/block-repository.js';
import type { BookingRepository } from '../bookings/booking-repository.js';
import type { ConversationRepository } from '../conversations/conversation-repository.js';
import type { HotelProjection } from '../hotels/hotel-projection.js';
import { listOfHotels } from '../hotels/list-of-hotels.js';
import type { RoomProjection } from '../rooms/room-projection.js';

export type Deps = {
  bookings: Pick<BookingRepository, 'listByGuest'>;
  conversations: Pick<ConversationRepository, 'listOfGuest' | 'listWrittenForHotels'>;
  hotels: Pick<HotelProjection, 'listIdsByOwner'>;
  rooms: Pick<RoomProjection, 'listByHotel'>;
  blocks: Pick<BlockRepository, 'list'>;
};

/** All that the booking service has of a person; of an owner also the blocked nights, with their reasons. */
export async function exportPerson({ bookings, conversations, hotels, rooms, blocks }: Deps, userId: string) {
  const ownRooms = await listOfHotels({ hotels }, userId, rooms.listByHotel);
  return {
    // Without who of the hotel has handled them.
    bookings: (await bookings.listByGuest(userId)).map(({ actors: _, ...booking }) => booking),
    // Without who of the hotel has written.
    messages: (await conversations.listOfGuest(userId)).map(({ bookingId, from, text, at }) => {
      return { bookingId, from, text, at };
    }),
    // Without whom it was written to.
    messagesToGuests: (await conversations.listWrittenForHotels(userId)).map(({ text, at }) => ({ text, at })),
    blocks: await blocks.list(ownRooms.map(({ roomId }) => roomId)),
  };
}
