import { calls } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { idFromKey, route } from '@wayhouse/service-kit';
import { requireOwnHotels } from '../hotels/own-hotels.js';
import { noteForStaff, removeStaffNote } from './change-notes.js';
import { correctGuestDetails } from './correct-guest-details.js';
import { isBookedByHotel } from './domain/guest.js';
import { showHotelBooking, type Deps as ShowDeps } from './show-hotel-booking.js';
import { toGuestDetails } from './to-guest-details.js';

type Deps = ShowDeps &
  Parameters<typeof correctGuestDetails>[0] &
  Parameters<typeof noteForStaff>[0] & { newId: () => string };

/** What the staff of a hotel knows of a guest, and notes for itself. */
export const guestCareRoutes = (deps: Deps) => [
  route(calls.correctGuestDetails, async ({ input, caller }) => {
    const ownHotels = await requireOwnHotels(deps.staff, caller);
    const { id: bookingId, version, guestName } = input;
    const correction = { version, guestName, details: toGuestDetails(input) };
    const booking = await correctGuestDetails(deps, { bookingId, ownHotels, ...correction });
    const message = confirmations[isBookedByHotel(booking) ? 'detailsCorrectedAtDesk' : 'detailsCorrected'];
    return { message, ...(await showHotelBooking(deps, booking, ownHotels)) };
  }),
  route(calls.addNote, async ({ input: { id: bookingId, note: text, key }, caller }) => {
    const ownHotels = await requireOwnHotels(deps.staff, caller);
    const noteId = key === undefined ? deps.newId() : idFromKey('note', bookingId, caller.id, key);
    const booking = await noteForStaff(deps, { bookingId, ownHotels, noteId, text });
    return { message: confirmations.noteAdded, ...(await showHotelBooking(deps, booking, ownHotels)) };
  }),
  route(calls.removeNote, async ({ input: { id: bookingId, noteId }, caller }) => {
    const ownHotels = await requireOwnHotels(deps.staff, caller);
    const booking = await removeStaffNote(deps, { bookingId, ownHotels, noteId });
    return { message: confirmations.noteRemoved, ...(await showHotelBooking(deps, booking, ownHotels)) };
  }),
];
