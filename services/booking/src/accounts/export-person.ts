import type { BlockRepository } from '../blocks/block-repository.js';
import type { ImportedCalendars } from '../calendars/imported-calendar-repository.js';
import type { BookingRepository } from '../bookings/booking-repository.js';
import type { ConversationRepository } from '../conversations/conversation-repository.js';
import type { HotelProjection } from '../hotels/hotel-projection.js';
import { listOfHotels } from '../hotels/list-of-hotels.js';
import { numberOf } from '../invoices/domain/invoice.js';
import type { InvoiceRepository } from '../invoices/invoice-repository.js';
import type { RoomProjection } from '../rooms/room-projection.js';

export type Deps = {
  bookings: Pick<BookingRepository, 'listByGuest'>;
  conversations: Pick<ConversationRepository, 'listOfGuest' | 'listWrittenForHotels'>;
  hotels: Pick<HotelProjection, 'listIdsByOwner'>;
  invoices: Pick<InvoiceRepository, 'listOfGuest' | 'listOfHotel'>;
  rooms: Pick<RoomProjection, 'listByHotel'>;
  blocks: Pick<BlockRepository, 'list'>;
  importedCalendars: Pick<ImportedCalendars, 'list'>;
};

/**
 * All that the booking service has of a person; of an owner also the blocked nights, with their reasons, imported calendars and what the
 * hotels have issued, for which an owner has to answer when the account is long deleted.
 */
export async function exportPerson(deps: Deps, userId: string) {
  const { bookings, conversations, hotels, invoices, rooms, blocks, importedCalendars } = deps;
  const ownRooms = await listOfHotels({ hotels }, userId, rooms.listByHotel);
  const ids = ownRooms.map(({ roomId }) => roomId);
  return {
    // Without who of the hotel has handled them.
    bookings: (await bookings.listByGuest(userId)).map(({ actors: _, details, notes, ...booking }) => ({
      ...withoutForm(booking),
      ...(details && { details: withoutMember(details) }),
      ...(notes && { notes: notes.map(({ text, at }) => ({ text, at })) }),
      payments: booking.payments.map(({ by: _by, ...payment }) => payment),
      refunds: booking.refunds.map(({ by: _by, ...refund }) => refund),
      ...(booking.takenBack && {
        takenBack: booking.takenBack.map(({ by: _by, takenBackBy: _takenBackBy, ...payment }) => payment),
      }),
      ...(booking.changes && {
        changes: booking.changes.map(({ by, ...change }) => ({ ...withoutForm(change), ...(by && { by: 'hotel' }) })),
      }),
    })),
    // Without who of the hotel has issued them.
    invoices: (await invoices.listOfGuest(userId)).map(({ by: _, ...invoice }) => invoice),
    // Without the accounts of guests and of who has issued them.
    issuedInvoices: (await listOfHotels({ hotels }, userId, invoices.listOfHotel)).map(
      ({ by: _, guestId: _guestId, ...invoice }) => ({ number: numberOf(invoice), ...invoice }),
    ),
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

const withoutMember = <Details extends object>({ changedBy: _, ...rest }: Details & { changedBy?: string }) => rest;

/** With which form of ours somebody of the hotel has done something. */
const withoutForm = <Part extends object>({ form: _, ...rest }: Part & { form?: string }) => rest;
