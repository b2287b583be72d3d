import type { InTransaction } from '@wayhouse/service-kit';
import type { OwnHotels } from '../hotels/domain/own-hotels.js';
import type { BookingRepository } from './booking-repository.js';
import type { Booking } from './domain/booking.js';
import { changeByStaff } from './domain/change-by-staff.js';
import { addNote, removeNote } from './domain/staff-notes.js';

type Deps = { inTransaction: InTransaction; bookings: Pick<BookingRepository, 'update'>; now: () => Date };
type OfBooking = { bookingId: string; ownHotels: OwnHotels; noteId: string };

/** No other service learns of a note. */
export const noteForStaff = (
  deps: Deps,
  { bookingId, ownHotels, noteId, text }: OfBooking & { text: string },
): Promise<Booking> =>
  changeNotes(deps, { bookingId, ownHotels }, (booking) =>
    addNote(booking, { id: noteId, text, by: ownHotels.callerId }, deps.now()),
  );

export const removeStaffNote = (deps: Deps, { bookingId, ownHotels, noteId }: OfBooking): Promise<Booking> =>
  changeNotes(deps, { bookingId, ownHotels }, (booking) => {
    const role = ownHotels.roles.get(booking.room.hotelId);
    return removeNote(booking, noteId, { callerId: ownHotels.callerId, role });
  });

async function changeNotes(
  { inTransaction, bookings }: Deps,
  { bookingId, ownHotels }: Omit<OfBooking, 'noteId'>,
  change: (booking: Booking) => Booking,
): Promise<Booking> {
  const { after } = await inTransaction((tx) => bookings.update(tx, bookingId, changeByStaff(ownHotels, change)));
  return after;
}
