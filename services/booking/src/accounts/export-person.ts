import type { BlockRepository } from '../blocks/block-repository.js';
import type { ImportedCalendars } from '../calendars/imported-calendar-repository.js';
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
  importedCalendars: Pick<ImportedCalendars, 'list'>;
};

/** All that the booking service has of a person; of an owner also the blocked nights, with their reasons, and imported calendars. */
export async function exportPerson(deps: Deps, userId: string) {
  const { bookings, conversations, hotels, rooms, blocks, importedCalendars } = deps;
  const ownRooms = await listOfHotels({ hotels }, userId, rooms.listByHotel);
  const ids = ownRooms.map(({ roomId }) => roomId);
  return {
    // Without who of the hotel has handled them.
    bookings: (await bookings.listByGuest(userId)).map(({ actors: _, ...booking }) => ({
      ...booking,
      payments: booking.payments.map(({ by: _by, ...payment }) => payment),
      refunds: booking.refunds.map(({ by: _by, ...refund }) => refund),
      ...(booking.changes && {
        changes: booking.changes.map(({ by, ...change }) => ({ ...change, ...(by && { by: 'hotel' }) })),
      }),
    })),
    // Without who of the hotel has written.
    messages: (await conversations.listOfGuest(userId)).map(({ bookingId, from, text, at }) => {
      return { bookingId, from, text, at };
    }),
    // Without whom it was written to.
    messagesToGuests: (await conversations.listWrittenForHotels(userId)).map(({ text, at }) => ({ text, at })),
    blocks: await blocks.list(ids),
    calendars: (await importedCalendars.list(ids)).map(({ room, unit, name, address, addedAt }) => {
      return { room, unit, name, address, addedAt };
    }),
  };
}
